/**
 * A stylesheet of one `:host` rule whose custom properties can be set at any time. Adopted, not inserted: a page's
 * Content-Security-Policy has nothing to say about it.
 */
export class ThemeSheet {
  readonly sheet = new CSSStyleSheet();
  readonly #rule: CSSStyleDeclaration;

  constructor() {
    this.sheet.insertRule(':host{}');
    this.#rule = (this.sheet.cssRules[0] as CSSStyleRule).style;
  }

  /**
   * `{ bubble: '#d40000' }` becomes `--_bubble`, which a page may override with `--officina-bubble`.
   * An empty value removes the property.
   */
  set(values: Record<string, string>): void {
    for (const [name, value] of Object.entries(values))
      this.#rule.setProperty(`--_${name}`, value && `var(--officina-${name},${value})`);
  }
}
