import path from 'node:path';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { words } from '.';

const translations = path.join(__dirname, '../../../node_modules/@strapi/upload/dist/admin/translations');
const strapis = (language: string) =>
  createRequire(__filename)(path.join(translations, `${language}.json.js`)) as Record<string, string>;

/** What Strapi sells beside, and its own descriptions of the plugin: nobody meets them here. */
const UNSEEN = /^ai\.|aiMetadata|etadata|^plugin\.description|replace\.description\.ai/;

/** The same in both languages. */
const SAME = ['Video', 'Audio', 'X', 'Y', 'File'];

test('editors meet no English in the media library', () => {
  const [english, italian] = [strapis('en'), strapis('it')];
  const untranslated = Object.entries(english)
    .filter(([key, text]) => !UNSEEN.test(key) && !SAME.includes(text) && !words[`upload.${key}`])
    .filter(([key, text]) => italian[key] === undefined || italian[key] === text)
    .map(([key]) => key);
  expect(untranslated).toEqual([]);
});
