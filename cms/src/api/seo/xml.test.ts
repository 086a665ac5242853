import { expect, test } from 'vitest';
import { element, xmlText } from './xml';

test.each([
  ['Pane & vino <novità>', 'Pane &amp; vino &lt;novità&gt;'],
  ['"tra virgolette"', '&quot;tra virgolette&quot;'],
  ['già &amp; scritto', 'già &amp;amp; scritto'],
  ['a\u0000b\u000bc\ud800d', 'abcd'],
  ['due\nrighe 🥖', 'due\nrighe 🥖'],
])('%j can stand in XML', (text, written) => {
  expect(xmlText(text)).toBe(written);
});

test.each([
  ['with text', element('title', 'A < B'), '<title>A &lt; B</title>'],
  ['without text', element('link', '', { href: '/?a=1&b="2"' }), '<link href="/?a=1&amp;b=&quot;2&quot;"/>'],
  ['with both', element('a', 'b', { c: 'd', e: '' }), '<a c="d" e="">b</a>'],
])('an element %s', (_, written, expected) => {
  expect(written).toBe(expected);
});
