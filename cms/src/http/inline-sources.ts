import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/** What is written into a page itself and must be let run or apply, as sources of a content security policy. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A text as a policy names it: by its hash, so that nothing else of its kind passes. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (html: string, element: RegExp): string[] => [
  ...new Set([...html.matchAll(element)].map(([, text = '']) => hashSource(text))),
];

/** The scripts and the style sheets of a page of ours. A script with a type is data and runs nowhere. */
export const inlineSources = (html: string): InlineSources => ({
  scripts: hashesOf(html, /<script>([^]*?)<\/script>/g),
  styles: hashesOf(html, /<style(?: [^>]*)?>([^]*?)<\/style>/g),
});

/** Lets a page's own scripts and styles be written into it, and no others: widens the policy that the answer carries. */
export const allowInline = (ctx: Context, { scripts, styles }: InlineSources): void => {
  const policy = String(ctx.response.get('Content-Security-Policy'));
  ctx.set(
    'Content-Security-Policy',
    policy
      .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
      .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' ')),
  );
};
