/** `decorators/property.js` of `@lit/reactive-element` for the one-tag build: TypeScript's decorators, without the standard's. */
export const property = (options) => (prototype, name) => prototype.constructor.createProperty(name, options);
