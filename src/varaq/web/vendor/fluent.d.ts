// What fluent.js gives, for `tsc --checkJs`. Ours; see VENDOR.md.
export abstract class FluentType<T> {
  constructor(value: T);
  value: T;
  valueOf(): T;
  abstract toString(scope: unknown): string;
}
export class FluentNone extends FluentType<string> {
  constructor(value?: string);
  toString(scope: unknown): string;
}
export class FluentNumber extends FluentType<number> {
  constructor(value: number, opts?: Intl.NumberFormatOptions);
  opts: Intl.NumberFormatOptions;
  toString(scope?: unknown): string;
}
export class FluentDateTime extends FluentType<number | Date> {
  constructor(value: number | Date, opts?: Intl.DateTimeFormatOptions);
  toString(scope?: unknown): string;
}

export type FluentVariable = string | number | Date | FluentType<unknown>;
export type FluentFunction = (
  positional: any[],
  named: Record<string, any>,
) => FluentType<unknown> | string;
/** A parsed value; give it to `formatPattern` and look no further. */
export type Pattern = string | readonly unknown[];
export interface Message {
  id: string;
  value: Pattern | null;
  attributes: Record<string, Pattern>;
}

export class FluentResource {
  constructor(source: string);
  body: Array<{ id: string; value: Pattern | null }>;
}
export class FluentBundle {
  constructor(
    locales: string | string[],
    options?: {
      functions?: Record<string, FluentFunction>;
      useIsolating?: boolean;
      transform?: (text: string) => string;
    },
  );
  locales: string[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  formatPattern(pattern: Pattern, args?: Record<string, FluentVariable> | null, errors?: Error[] | null): string;
}
