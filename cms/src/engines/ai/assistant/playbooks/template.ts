const SECTION = /\{\{([#^])([a-z][a-z.-]*)\}\}((?:(?!\{\{[#^]\2\}\})[\s\S])*?)\{\{\/\2\}\}/;
const SLOT = /\{\{([a-z][a-z.-]*)\}\}/g;

/**
 * A template of Mustache's kind with the values of its slots: `{{shop}}` is its value, `{{#days}}…{{/days}}` stands only where there is
 * one, `{{^days}}…{{/days}}` only where there is none. A name that is not among the values is left as it is: it may be a parameter of law.
 */
export const renderTemplate = (template: string, values: Readonly<Record<string, string>>): string => {
  let text = template;
  // Sections that stand in others are resolved once those around them are.
  for (let found = SECTION.exec(text); found; found = SECTION.exec(text)) {
    const [whole, kind, name = '', body = ''] = found;
    const stands = (values[name] ?? '') !== '';
    text = text.replace(whole, () => (stands === (kind === '#') ? body : ''));
  }
  return text.replace(SLOT, (place, name: string) => values[name] ?? place);
};

const TAG = /\{\{([#^/]?)([^{}]*)\}\}/g;

/** The first tag of a template that names nothing, or that opens or closes no section; `null` where all is well. */
export const faultyTag = (template: string, names: ReadonlySet<string>): string | null => {
  const open: string[] = [];
  for (const [tag, kind, name = ''] of template.matchAll(TAG)) {
    if (!names.has(name)) return tag;
    if (kind === '/' && open.pop() !== name) return tag;
    if (kind === '#' || kind === '^') open.push(name);
  }
  const [unclosed] = open;
  if (unclosed !== undefined) return `{{#${unclosed}}}`;
  return /\{\{|\}\}/.exec(template.replace(TAG, ''))?.[0] ?? null;
};
