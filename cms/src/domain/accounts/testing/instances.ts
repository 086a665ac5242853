import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An invented company's instance, made of the public taxonomy's element names. */
export const instance = (name: 'falegnameria-short-form' | 'officine-ordinary-form'): string =>
  readFileSync(path.join(__dirname, `${name}.xbrl`), 'utf8');
