/** `decorators/query.js` of `@lit/reactive-element` for the one-tag build: TypeScript's decorators, without a cache. */
export const query = (selector) => (prototype, name) =>
  Object.defineProperty(prototype, name, {
    get() {
      return this.renderRoot?.querySelector(selector) ?? null;
    },
  });
