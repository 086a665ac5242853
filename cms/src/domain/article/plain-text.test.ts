import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test.each([
  ['<p>Uno</p><p>due</p>', 'Uno due'],
  ['<ul>\n<li>A &amp; B</li></ul>', 'A & B'],
  ['&copy; 3 &lt; 4&nbsp;', '&copy; 3 < 4'],
  ['<p>In <strong>uno</strong>, poi <a href="/x">due</a>.</p>', 'In uno, poi due.'],
  ['', ''],
])('%s: %s', (html, text) => expect(plainText(html)).toBe(text));
