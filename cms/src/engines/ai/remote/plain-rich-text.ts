const listIn = (value: unknown, name: string): unknown[] | null => {
  if (typeof value !== 'object' || value === null || !(name in value)) return null;
  const list: unknown = Reflect.get(value, name);
  return Array.isArray(list) ? list : null;
};

const textOf = (node: unknown): string => {
  const children = listIn(node, 'children');
  if (children) return children.map(textOf).join('');
  if (typeof node !== 'object' || node === null || !('text' in node)) return '';
  return typeof node.text === 'string' ? node.text : '';
};

/**
 * The words of an editor's document (`{richText: [{children: [{text}]}]}`, as Typebot sends its bubbles), a paragraph on each line;
 * null where the value is no such document.
 */
export const plainRichText = (value: unknown): string | null => {
  const paragraphs = listIn(value, 'richText');
  return paragraphs === null ? null : paragraphs.map(textOf).join('\n').trim();
};
