import { ERROR_STATUS } from '@contract';
import { expect, test } from 'vitest';
import { translator } from './catalogue';
import * as en from './en';
import * as it from './it';

type Leaf = [key: string, words: string];

const leaves = (node: unknown, path: string[] = []): Leaf[] => {
  if (typeof node === 'string') return [[path.join('.'), node]];
  return Object.entries(node as Record<string, unknown>)
    .filter(([key]) => key !== 'plural')
    .flatMap(([key, child]) => leaves(child, [...path, key]));
};
const placeholders = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const italian = new Map(leaves(it));
const english = new Map(leaves(en));

test('both languages have the same sentences', () => {
  expect([...english.keys()].sort()).toEqual([...italian.keys()].sort());
});

test('no sentence is empty', () => {
  const empty = [...italian, ...english].filter(([, words]) => words.trim() === '');
  expect(empty).toEqual([]);
});

test('a translation uses the same placeholders', () => {
  const different = [...italian].filter(
    ([key, words]) => placeholders(words).join() !== placeholders(english.get(key) ?? '').join(),
  );
  expect(different).toEqual([]);
});

test.each(Object.keys(ERROR_STATUS))('the code %s has its sentence', (code) => {
  expect(italian.get(`errors.${code}`)).toBeTruthy();
});

test('plurals follow the count', () => {
  const t = translator('it');
  expect(t('errors.retryAfter', { count: 1 })).toContain('1 secondo.');
  expect(t('errors.retryAfter', { count: 30 })).toContain('30 secondi.');
});
