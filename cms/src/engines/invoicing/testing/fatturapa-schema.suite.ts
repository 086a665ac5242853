import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
/** Our invoices are not signed: the tax office's file refers to signatures nevertheless, and so needs to know that there are any. */
const signatures = {
  fileName: 'signature.xsd',
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${SIGNATURE}"><xs:element name="Signature"/></xs:schema>`,
};
const ours = {
  schema: [
    {
      fileName: 'electronic-invoice.xsd',
      contents: readFileSync(path.join(__dirname, 'electronic-invoice.xsd'), 'utf8'),
    },
  ],
};
/** The tax office's own file, where `FATTURAPA_XSD` says that this machine has it: it is not ours to hand on. */
const official = (file: string) => ({
  schema: [
    {
      fileName: 'official.xsd',
      contents: readFileSync(file, 'utf8')
        .replace(/^\ufeff/, '')
        .replace(/schemaLocation="[^"]*"/, `schemaLocation="${signatures.fileName}"`),
    },
  ],
  preload: [signatures],
});
const { FATTURAPA_XSD } = process.env;
const RULES = FATTURAPA_XSD ? [ours, official(FATTURAPA_XSD)] : [ours];

/**
 * What the tax office's rules on elements (FatturaPA 1.2.2) find wrong with an electronic invoice; empty where it is valid. By our own
 * table of the elements that we write, and by the official schema where it is at hand.
 */
export const fatturaPaProblems = async (xml: string): Promise<string[]> => {
  const problems: string[] = [];
  for (const rules of RULES) {
    const { valid, errors } = await validateXML({
      xml: [{ fileName: 'invoice.xml', contents: xml }],
      ...rules,
    });
    if (!valid) problems.push(...errors.map(({ message }) => message));
  }
  return problems;
};
