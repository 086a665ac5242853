import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const schema = {
  fileName: 'electronic-invoice.xsd',
  contents: readFileSync(path.join(__dirname, 'electronic-invoice.xsd'), 'utf8'),
};

/** What the tax office's rules on elements (FatturaPA 1.2.2) find wrong with an electronic invoice; empty where it is valid. */
export const fatturaPaProblems = async (xml: string): Promise<string[]> => {
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'invoice.xml', contents: xml }],
    schema: [schema],
  });
  return valid ? [] : errors.map(({ message }) => message);
};
