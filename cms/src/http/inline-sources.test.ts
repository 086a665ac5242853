import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { allowInline, hashSource, inlineSources } from './inline-sources';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page’s scripts and styles are named by their hashes, data and files are not', () => {
  const html =
    '<style>a{}</style><style data-emotion="css x y">.css-x{color:red}</style><script>go()</script>' +
    '<script type="application/json">{"a":1}</script><script src="/x.js"></script><style>a{}</style>';
  expect(inlineSources(html)).toEqual({
    scripts: [sha('go()')],
    styles: [sha('a{}'), sha('.css-x{color:red}')],
  });
});

test('the policy of the answer is widened by them, and by nothing else', () => {
  const headers = new Map([
    [
      'Content-Security-Policy',
      "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'",
    ],
  ]);
  const ctx = {
    response: { get: (name: string) => headers.get(name) },
    set: (name: string, value: string) => headers.set(name, value),
  } as unknown as Context;
  allowInline(ctx, { scripts: [hashSource('go()')], styles: [hashSource('a{}')] });
  expect(headers.get('Content-Security-Policy')).toBe(
    `default-src 'self'; script-src 'self' ${sha('go()')}; style-src 'self' ${sha('a{}')}; style-src-attr 'unsafe-inline'`,
  );
});
