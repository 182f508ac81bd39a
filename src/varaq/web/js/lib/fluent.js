/** The one place that knows where Fluent lies. */
export * from '../../vendor/fluent.js';
