import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listTimings, readTimings } from './timings';
import { timingsTable } from './timings-table';

const REPOSITORY = path.resolve(__dirname, '../../..');

test('each timing is tuned by its own variable, and the others stay as they are', () => {
  const timings = readTimings({ TIMING_QUEUE_LEASE_MS: '20000', TIMING_SOCIAL_SETTLE_RETRIES_MS: '0,50' });
  const defaults = readTimings({});
  expect(timings).toEqual({
    ...defaults,
    queue: { ...defaults.queue, leaseMs: 20_000 },
    social: { ...defaults.social, settleRetriesMs: [0, 50] },
  });
});

describe('a start is refused', () => {
  test.each([
    [{ TIMING_QUEUE_LEASE_MS: 'ten' }, 'TIMING_QUEUE_LEASE_MS must be whole milliseconds'],
    [{ TIMING_QUEUE_LEASE_MS: '0' }, 'TIMING_QUEUE_LEASE_MS must be whole milliseconds'],
    [{ TIMING_QUEUE_LEASE_MS: '-5' }, 'TIMING_QUEUE_LEASE_MS must be whole milliseconds'],
    [{ TIMING_QUEUE_LEASE_MS: '1.5' }, 'TIMING_QUEUE_LEASE_MS must be whole milliseconds'],
    [{ TIMING_QUEUE_LEASE_MS: '3000000000' }, 'TIMING_QUEUE_LEASE_MS must be whole milliseconds'],
    [
      { TIMING_QUEUE_SHARED_POLL_MS: '100' },
      'TIMING_QUEUE_SHARED_POLL_MS must be whole milliseconds from 500',
    ],
    [{ TIMING_SOCIAL_SETTLE_RETRIES_MS: '5,,7' }, 'TIMING_SOCIAL_SETTLE_RETRIES_MS must be milliseconds'],
    [{ TIMING_QUEUE_LEASES_MS: '10000' }, 'TIMING_QUEUE_LEASES_MS is no timing'],
    [
      { TIMING_QUEUE_LEASE_MS: '2000' },
      'TIMING_QUEUE_HEARTBEAT_MS (3000) must be less than TIMING_QUEUE_LEASE_MS (2000): a running job would lose its lease.',
    ],
    [{ TIMING_SOCIAL_LEASE_MS: '60000' }, 'a post could be sent twice'],
    [{ TIMING_CHAT_ANSWER_MS: '60000' }, 'a server that stops would cut answers short'],
  ])('%j: %s', (env, sentence) => {
    expect(() => readTimings(env)).toThrow(sentence);
  });
});

test('the defaults say why, in milliseconds', () => {
  for (const { name, reason, min = 1, default: value } of listTimings()) {
    expect(name).toMatch(/Ms$/);
    expect(reason).toMatch(/^[A-Z].*\.$/);
    for (const each of [value].flat()) expect(each).toBeGreaterThanOrEqual(min);
  }
});

test('TIMINGS.md is the table of this code (`npx vitest run src/settings --update` writes it)', async () => {
  await expect(timingsTable()).toMatchFileSnapshot('../../TIMINGS.md');
});

test('.env.example names the table and only variables that exist', () => {
  const example = fs.readFileSync(path.join(REPOSITORY, '.env.example'), 'utf8');
  expect(example).toContain('cms/TIMINGS.md');
  const variables = new Set(listTimings().map(({ variable }) => variable));
  const named = [...example.matchAll(/TIMING_[A-Z_]+_MS/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !variables.has(name))).toEqual([]);
});
