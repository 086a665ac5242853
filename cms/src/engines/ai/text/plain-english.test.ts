import { expect, test } from 'vitest';
import { alsoCalled } from '../answers/also-called';
import { alikeWords } from './alike';
import { stem } from './stem';

const namesOf = (word: string, language: 'it' | 'en'): string[] => alsoCalled(word, [stem(word, language)]);

test('an English word stands for what Italian documents say', () => {
  expect(namesOf('sharpening', 'en')).toContain(stem('affilatura', 'it'));
  expect(alikeWords('sunrise', [stem('sunrise', 'en')]).map(({ folded }) => folded)).toContain('alba');
});

test('two Italian words that share a translation do not stand for each other', () => {
  expect(namesOf('torrente', 'it')).toContain(stem('river', 'en'));
  expect(namesOf('torrente', 'it')).not.toContain(stem('fiume', 'it'));
});
