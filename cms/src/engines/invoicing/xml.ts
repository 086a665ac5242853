/** An element: its name, and its text or the elements inside it. Null and '' leave it out. */
export type XmlElement = readonly [name: string, content: string | readonly (XmlElement | null)[]];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const written = ([name, content]: XmlElement, indent: string): string => {
  if (typeof content === 'string') {
    const text = content.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
    return text === '' ? '' : `${indent}<${name}>${text}</${name}>\n`;
  }
  const inside = content.map((child) => child && written(child, `${indent}  `)).join('');
  return inside === '' ? '' : `${indent}<${name}>\n${inside}${indent}</${name}>\n`;
};

/** Elements as text, one a line. */
export const toXml = (elements: readonly XmlElement[], indent = ''): string =>
  elements.map((element) => written(element, indent)).join('');
