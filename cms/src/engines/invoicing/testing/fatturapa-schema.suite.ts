import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const schemaFile = (name: string) => ({
  fileName: name,
  contents: readFileSync(path.join(__dirname, name), 'utf8'),
});

/**
 * What the tax office's own schema (FatturaPA 1.2.2, as it is published at fatturapa.gov.it) finds wrong with an electronic invoice; empty
 * where it is valid.
 */
export const fatturaPaProblems = async (xml: string): Promise<string[]> => {
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'invoice.xml', contents: xml }],
    schema: [schemaFile('fatturapa-1.2.2.xsd')],
    preload: [schemaFile('xmldsig-core.xsd')],
  });
  return valid ? [] : errors.map(({ message }) => message);
};
