/** A stylesheet that any number of shadow roots adopt; the build takes the white space out of it. */
export const css = ([text = '']: TemplateStringsArray): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};
