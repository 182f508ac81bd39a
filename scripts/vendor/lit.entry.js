// What the page uses of Lit, as one module. The unsafe-* directives are left out on
// purpose: names and chat come from other people.
export * from 'lit';
export { classMap } from 'lit/directives/class-map.js';
export { guard } from 'lit/directives/guard.js';
export { ifDefined } from 'lit/directives/if-defined.js';
export { keyed } from 'lit/directives/keyed.js';
export { live } from 'lit/directives/live.js';
export { createRef, ref } from 'lit/directives/ref.js';
export { repeat } from 'lit/directives/repeat.js';
export { styleMap } from 'lit/directives/style-map.js';
