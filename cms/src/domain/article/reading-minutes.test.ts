import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes';

const words = (count: number) => Array.from({ length: count }, () => 'parola').join(' ');

test.each([
  ['', 1],
  [`<p>${words(200)}</p>`, 1],
  [`<p>${words(201)}</p>`, 2],
  [`<h2>Uno</h2><ul><li>${words(399)}</li></ul>`, 2],
  [`<p class="due tre quattro">${words(1)} – &nbsp; !</p>`, 1],
])('%# takes %i minutes', (html, minutes) => expect(readingMinutes(html)).toBe(minutes));
