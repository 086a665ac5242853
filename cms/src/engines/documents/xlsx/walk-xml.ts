import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** Calls for each element as it opens and as it closes, then with its text. Throws for broken XML, and for a document type. */
export const walkXml = (
  source: string,
  { onOpen, onClose }: { onOpen?: (element: XmlElement) => void; onClose?: (element: XmlElement) => void },
): void => {
  const parser = new SaxesParser({ xmlns: false });
  const open: XmlElement[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A document type has no place in a workbook');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: name.replace(/^.*:/, ''), attributes, text: '' };
    open.push(element);
    onOpen?.(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) onClose?.(element);
  });
  parser.write(source).close();
};
