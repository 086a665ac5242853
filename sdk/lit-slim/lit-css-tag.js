/**
 * `css-tag.js` of `@lit/reactive-element` for the one-tag build, where every browser adopts stylesheets and no stylesheet has a
 * place for a value: without what Lit does for others.
 */
export class CSSResult {
  constructor(cssText) {
    this.cssText = cssText;
  }
  get styleSheet() {
    if (!this.sheet) (this.sheet = new CSSStyleSheet()).replaceSync(this.cssText);
    return this.sheet;
  }
}
export const css = ([text]) => new CSSResult(text);
export const unsafeCSS = (text) => new CSSResult(text);
export const supportsAdoptingStyleSheets = true;
export const getCompatibleStyle = (style) => style;
export const adoptStyles = (root, styles) => {
  root.adoptedStyleSheets = styles.map((style) => style.styleSheet ?? style);
};
