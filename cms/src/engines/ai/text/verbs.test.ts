import { expect, test } from 'vitest';
import { IRREGULAR_FORMS } from './lexicon/verbs/irregular';
import { REGULAR_VERBS } from './lexicon/verbs/regular';
import { infinitivesOf } from './verbs';

test.each([
  ['lasciarla', 'lasciare'],
  ['lascio', 'lasciare'],
  ['paghiamo', 'pagare'],
  ['mangeremo', 'mangiare'],
  ['pulisce', 'pulire'],
  ['tenetemelo', 'tenere'],
  ['muoiono', 'morire'],
  ['riprendete', 'riprendere'],
])('%s is a form of %s', (form, infinitive) => {
  expect(infinitivesOf(form)).toContain(infinitive);
});

test('a noun that only ends like a form is none', () => {
  for (const noun of ['sede', 'antibiotico', 'divano', 'medicina']) expect(infinitivesOf(noun)).toEqual([]);
});

test('every verb stands once', () => {
  const verbs = REGULAR_VERBS.flatMap((row) => row.split(' '));
  expect(verbs.filter((verb, at) => verbs.indexOf(verb) !== at)).toEqual([]);
  const irregular = IRREGULAR_FORMS.map((row) => row.split(' ')[0]);
  expect(irregular.filter((verb, at) => irregular.indexOf(verb) !== at)).toEqual([]);
});
