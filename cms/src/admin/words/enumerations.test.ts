import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { enumerationWords } from './enumerations';

interface Schema {
  attributes: Record<string, { type: string; enum?: string[] }>;
}

const api = path.join(__dirname, '../../api');
const schemas = fs
  .readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'schema.json')
  .map((file) => JSON.parse(fs.readFileSync(path.join(api, file), 'utf8')) as Schema);

test('editors read every value of an enumeration in Italian', () => {
  const values = schemas
    .flatMap(({ attributes }) => Object.values(attributes))
    .flatMap((attribute) => attribute.enum ?? []);
  expect(values.length).toBeGreaterThan(50);
  expect(values.filter((value) => !(value in enumerationWords))).toEqual([]);
});
