// The whole of @fluent/bundle as one module.
export * from '@fluent/bundle';
