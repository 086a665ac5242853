import { expect, test } from 'vitest';
import { assertSafeInput, assertSafeUrl } from './safe-input';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test.each<[string, unknown]>([
  ['an ordinary body', { name: 'Giulia', tags: ['a', { b: null }], n: 1.5, ok: true }],
  ['32 levels', nested(32)],
  ['no body', undefined],
])('%s passes', (_name, input) => {
  expect(() => assertSafeInput(input)).not.toThrow();
});

test.each<[string, unknown]>([
  ['33 levels', nested(33)],
  ['20 000 levels', nested(20_000)],
  ['__proto__', JSON.parse('{"a":{"__proto__":{"admin":true}}}')],
  ['constructor', { constructor: { prototype: {} } }],
  ['a NUL byte in a value', { a: ['x\0y'] }],
  ['a NUL byte in a key', { 'x\0y': 1 }],
])('%s is refused', (_name, input) => {
  expect(() => assertSafeInput(input)).toThrow();
});

test.each(['/api/x?fields[0]=__proto__', '/api/x?fields%5B__proto__%5D=1', '/api/%00', '/api/x?q=a%00b'])(
  '%s is refused',
  (url) => {
    expect(() => assertSafeUrl(url)).toThrow();
  },
);
test.each(['/api/site/products?locale=it', '/api/x?q=100%', '/api/x?q=%C3%A8'])('%s passes', (url) => {
  expect(() => assertSafeUrl(url)).not.toThrow();
});
