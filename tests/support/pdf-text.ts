import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cmsRoot } from './paths';

const fromCms = createRequire(path.join(cmsRoot, 'package.json'));

/** The text of each page of a PDF, with ordinary spaces. */
export const pdfPages = async (bytes: Uint8Array): Promise<string[]> => {
  const { extractText, getDocumentProxy } = (await import(pathToFileURL(fromCms.resolve('unpdf')).href)) as {
    getDocumentProxy(bytes: Uint8Array): Promise<unknown>;
    extractText(pdf: unknown): Promise<{ text: string[] }>;
  };
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replaceAll(/[\u00a0\u202f]/g, ' '));
};
