import { expect, test } from 'vitest';
import { linesOf, textsOf } from './texts';

test.each([
  ['one\n\n two \r\nthree', ['one', 'two', 'three']],
  ['', []],
  [null, []],
])('lines of %j', (text, lines) => expect(linesOf(text)).toEqual(lines));

test.each([
  [
    ['a', ' b ', '', 3, null],
    ['a', 'b'],
  ],
  ['["a"]', ['a']],
  ['not json', []],
  [{ a: 1 }, []],
  [null, []],
])('texts of %j', (value, texts) => expect(textsOf(value)).toEqual(texts));
