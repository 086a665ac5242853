const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside an XML element or attribute; control characters, which XML cannot hold, are left out. */
export const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

/** An element with text in it, or nothing where there is no text. */
export const element = (name: string, text: string, attributes: Record<string, string> = {}): string => {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlText(value)}"`)
    .join('');
  return text === '' ? `<${name}${written}/>` : `<${name}${written}>${xmlText(text)}</${name}>`;
};
