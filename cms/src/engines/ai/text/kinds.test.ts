import { expect, test } from 'vitest';
import { KINDS } from './lexicon/kinds';
import { readGroup } from './lexicon/group';
import { SYNONYMS } from './lexicon/synonyms';
import { alikeWords } from './alike';
import { kindsOf, membersOf, varietyOf } from './kinds';
import { fold } from './tokenise';

const written = (words: readonly { folded: string }[]): string[] => words.map(({ folded }) => folded);

test.each([
  ['labrador', 'cane', 'animale'],
  ['barboncino', 'dog', 'pet'],
  ['amarone', 'vino', 'wine'],
  ['violino', 'strumento', 'instrument'],
])('%s is a %s, and so a %s', (member, kind, wider) => {
  expect(written(kindsOf(member))).toEqual(expect.arrayContaining([kind, wider]));
});

test('what costs a price of its own is no variety of its kind', () => {
  expect(written(varietyOf('labrador'))).toContain('cane');
  expect(varietyOf('violino')).toEqual([]);
});

test('members of a kind are no names of one another', () => {
  expect(written(membersOf('vino'))).toEqual(expect.arrayContaining(['amarone', 'prosecco']));
  expect(written(kindsOf('amarone'))).not.toContain('prosecco');
  expect(written(alikeWords('amarone', ['amaron']))).not.toContain('prosecco');
});

test('lines of the lexicon are well-formed, and no group stands twice', () => {
  for (const line of KINDS) expect(line).toMatch(/^[^|>]+\|[^|>]*=?>[^|>]+(?:\|[^|>]*)?$/);
  const groups = SYNONYMS.map((group) =>
    group
      .split('|')
      .map((side) => [...new Set(side.split(' ').map(fold))].sort().join(' '))
      .join('|'),
  );
  expect(groups.filter((group, at) => groups.indexOf(group) !== at)).toEqual([]);
});

test('no word is a kind of itself, and no two are kinds of each other', () => {
  const up = new Map<string, Set<string>>();
  for (const line of KINDS) {
    const [kind = '', members = ''] = line.split(/=?>/);
    for (const { folded } of readGroup(members))
      up.set(folded, new Set([...(up.get(folded) ?? []), ...written(readGroup(kind))]));
  }
  const both = [...up].flatMap(([member, kinds]) =>
    [...kinds]
      .filter((kind) => kind === member || up.get(kind)?.has(member))
      .map((kind) => `${member} > ${kind}`),
  );
  expect(both).toEqual([]);
});
