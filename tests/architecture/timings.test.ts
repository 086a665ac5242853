import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../support/paths';
import { findTimingLiterals } from './timing-literals';

/** The table itself; and what the contract promises to people, which no operator tunes. */
const ELSEWHERE = /^cms\/src\/(settings|contract|admin)\//;
const FOLDERS = ['cms/src', 'cms/config'];

/** Numbers that only look like a timing, each with the reason. */
const EXCEPTIONS: { file: string; text: string; reason: string }[] = [
  { file: 'cms/src/settings.ts', text: '60_000', reason: 'passages in memory' },
  { file: 'cms/src/domain/purchase/subscription.ts', text: 'GRACE_DAYS', reason: 'promised to customers' },
  { file: 'cms/src/domain/account/totp.ts', text: 'PERIOD_SECONDS', reason: 'what authenticator apps know' },
  {
    file: 'cms/src/domain/social/publishing/pace.ts',
    text: 'SPREAD_SECONDS',
    reason: 'where in its minute an account posts',
  },
  {
    file: 'cms/src/domain/social/publishing/pace.ts',
    text: 'WORTH_TELLING_MS',
    reason: 'what owners call late',
  },
  {
    file: 'cms/src/engines/ai/values/quantities.ts',
    text: 'MINUTES',
    reason: 'lengths of units that people name',
  },
  { file: 'cms/src/engines/ai/index/index-cache.ts', text: '60_000', reason: 'passages in memory' },
];

const sources = (folder: string): string[] =>
  fs.readdirSync(path.join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(file);
    return /\.ts$/.test(entry.name) && !/\.(test|suite|d)\.ts$/.test(entry.name) ? [file] : [];
  });

const literals = FOLDERS.flatMap(sources)
  .filter((file) => !ELSEWHERE.test(file) && !file.includes('/testing/'))
  .flatMap((file) =>
    findTimingLiterals(fs.readFileSync(path.join(repositoryRoot, file), 'utf8')).map((found) => ({
      file,
      ...found,
    })),
  );
const isExcepted = ({ file, text }: { file: string; text: string }) =>
  EXCEPTIONS.some((exception) => exception.file === file && text.includes(exception.text));

test('no interval, timeout, lease or pause of the server is a number outside cms/src/settings', () => {
  expect(
    literals.filter((each) => !isExcepted(each)).map(({ file, line, text }) => `${file}:${line} ${text}`),
  ).toEqual([]);
});

test('every exception is still needed', () => {
  const isNeeded = ({ file, text }: { file: string; text: string }) =>
    literals.some((found) => found.file === file && found.text.includes(text));
  expect(EXCEPTIONS.filter((each) => !isNeeded(each))).toEqual([]);
});

describe('the rule finds', () => {
  test.each([
    'setTimeout(resolve, 200);',
    'setInterval(() => look(), 10 * 1_000);',
    'const signal = AbortSignal.timeout(5_000);',
    'await wait(10_000);',
    'const LEASE_MS = 120_000;',
    'const EVERY_MS = 10 * 60_000;',
    'const CALL_SECONDS = 30;',
    'const RETRY_PAUSES_MS = [200, 1_000];',
    'const WAIT_MS = { first: 500, most: 5_000 } as const;',
    'const options = { timeoutMs: 8000 };',
    'const read = ({ ttlMs = 30_000 } = {}) => ttlMs;',
    'class Reader { readonly #timeout = 500; }',
    'const POLL_MS = 2 * SECOND_MS;',
    'const until = Date.now() + 3 * 60_000;',
    "boss.schedule('report', '0 3 * * *');",
  ])('%s', (code) => {
    expect(findTimingLiterals(code)).toHaveLength(1);
  });
});

describe('the rule leaves alone', () => {
  test.each([
    'setTimeout(resolve, timings().queue.pollMs);',
    'setTimeout(resolve, 0);',
    'const LIMITS = { maxBytes: 1_000_000, pages: 50 };',
    'const since = new Date(now - DAY_MS);',
    'const HISTORY_MESSAGES = 12;',
    "const sentence = 'from 8 to 12, 5 days a week';",
  ])('%s', (code) => {
    expect(findTimingLiterals(code)).toEqual([]);
  });
});
