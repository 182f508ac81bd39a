// What the page uses of lit.js, for `tsc --checkJs`. Ours; see VENDOR.md.
export interface TemplateResult {
  readonly strings: TemplateStringsArray;
  readonly values: unknown[];
}
export interface CSSResult { readonly cssText: string }
export interface DirectiveResult { readonly values: unknown[] }
export type Key = string | number | symbol;

export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function css(strings: TemplateStringsArray, ...values: unknown[]): CSSResult;
export function unsafeCSS(text: unknown): CSSResult;
export function render(
  value: unknown,
  container: HTMLElement | DocumentFragment,
  options?: { host?: object; renderBefore?: ChildNode | null; isConnected?: boolean },
): unknown;
export const nothing: unique symbol;
export const noChange: unique symbol;

export interface PropertyDeclaration {
  attribute?: boolean | string;
  type?: unknown;
  reflect?: boolean;
  state?: boolean;
  noAccessor?: boolean;
  converter?: unknown;
  hasChanged?(value: any, old: any): boolean;
}
export type PropertyValues<T = any> = Map<keyof T & PropertyKey, unknown>;

export interface ReactiveController {
  hostConnected?(): void;
  hostDisconnected?(): void;
  hostUpdate?(): void;
  hostUpdated?(): void;
}
export interface ReactiveControllerHost {
  addController(controller: ReactiveController): void;
  removeController(controller: ReactiveController): void;
  requestUpdate(): void;
  readonly updateComplete: Promise<boolean>;
}

export class ReactiveElement extends HTMLElement implements ReactiveControllerHost {
  static properties: Record<string, PropertyDeclaration>;
  static styles?: CSSResult | CSSStyleSheet | Array<CSSResult | CSSStyleSheet>;
  static shadowRootOptions: ShadowRootInit;
  readonly renderRoot: HTMLElement | ShadowRoot;
  readonly isUpdatePending: boolean;
  readonly hasUpdated: boolean;
  readonly updateComplete: Promise<boolean>;
  addController(controller: ReactiveController): void;
  removeController(controller: ReactiveController): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, old: string | null, value: string | null): void;
  requestUpdate(name?: PropertyKey, old?: unknown): void;
  protected createRenderRoot(): HTMLElement | DocumentFragment;
  protected shouldUpdate(changed: PropertyValues): boolean;
  protected willUpdate(changed: PropertyValues): void;
  protected update(changed: PropertyValues): void;
  protected firstUpdated(changed: PropertyValues): void;
  protected updated(changed: PropertyValues): void;
}
export class LitElement extends ReactiveElement {
  protected render(): unknown;
}

export interface Ref<T extends Element = Element> { readonly value?: T }
export function createRef<T extends Element = Element>(): Ref<T>;
export function ref(to: Ref<any> | ((element: Element | undefined) => void)): DirectiveResult;
export function classMap(classes: Record<string, unknown>): DirectiveResult;
export function styleMap(styles: Record<string, string | number | null | undefined>): DirectiveResult;
export function ifDefined<T>(value: T): T | typeof nothing;
export function keyed(key: unknown, value: unknown): DirectiveResult;
export function live(value: unknown): DirectiveResult;
export function guard(deps: unknown, make: () => unknown): DirectiveResult;
export function repeat<T>(items: Iterable<T>, key: (item: T, index: number) => unknown, template: (item: T, index: number) => unknown): DirectiveResult;
