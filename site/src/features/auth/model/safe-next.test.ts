import { expect, test } from 'vitest';
import { safeNext } from './safe-next';

test.each([
  ['/checkout?product=chatbot-ai', '/checkout?product=chatbot-ai'],
  ['/i-miei-prodotti#ultimo', '/i-miei-prodotti#ultimo'],
  [null, '/'],
  ['', '/'],
  ['checkout', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('%j leads to %s', (next, destination) => expect(safeNext(next)).toBe(destination));
