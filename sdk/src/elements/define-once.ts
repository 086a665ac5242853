/** Registers an element unless the name is taken: a page may load two copies of the widget, and the first one serves. */
export const defineOnce = (name: string, element: CustomElementConstructor): void => {
  if (!customElements.get(name)) customElements.define(name, element);
};
