import { expect, test } from 'vitest';
import {
  attemptOutcome,
  retryAt,
  type Attempt,
  type AttemptFault,
  type AttemptPauses,
} from './attempt-outcome';

const now = new Date('2026-11-23T09:00:00Z');
const reset = new Date('2026-11-23T21:00:00Z');
const pauses: AttemptPauses = {
  retryPausesMs: [30_000, 120_000, 600_000, 1_800_000],
  operatorPauseMs: 1_800_000,
  limitShortestMs: 30_000,
  limitLongestMs: 86_400_000,
};
const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  now,
  plannedFor: now,
  attempts: 1,
  sent: true,
  unclearBefore: false,
  random: 0.5,
  pauses,
  ...changes,
});
const limited: AttemptFault = { kind: 'rate-limited', gate: { until: reset, scope: 'account' } };

test.each<[string, AttemptFault, Partial<Attempt>, object]>([
  ['a limit costs no attempt', limited, { attempts: 9 }, { next: 'wait', until: reset, counts: false }],
  [
    'a block is waited for, however long',
    {
      kind: 'rate-limited',
      gate: { until: new Date('2026-11-24T09:00:00Z'), scope: 'account', blocked: true },
    },
    { plannedFor: new Date('2026-11-23T08:30:00Z') },
    { next: 'wait', failure: 'blocked', counts: false },
  ],
  [
    'what cannot be asked yet costs no attempt',
    { kind: 'not-yet', until: reset },
    { attempts: 9 },
    { next: 'wait', until: reset, failure: 'network-down', counts: false },
  ],
  [
    'and is given up after a day',
    { kind: 'not-yet', until: reset },
    { plannedFor: new Date('2026-11-22T08:00:00Z') },
    { next: 'fail', failure: 'network-down' },
  ],
  ['a hiccup is tried again', { kind: 'transient' }, {}, { next: 'wait', failure: 'network-down' }],
  [
    'the fifth hiccup is the last',
    { kind: 'transient' },
    { attempts: 5 },
    { next: 'fail', failure: 'network-down' },
  ],
  ['no clear answer to a post is looked into', { kind: 'ambiguous' }, { attempts: 9 }, { next: 'look' }],
  ['no clear answer to an upload is a hiccup', { kind: 'ambiguous' }, { sent: false }, { next: 'wait' }],
  [
    'seen before: somebody else wrote it',
    { kind: 'duplicate', externalId: null },
    {},
    { next: 'fail', failure: 'duplicate' },
  ],
  [
    'seen before: it may be ours',
    { kind: 'duplicate', externalId: '1' },
    { unclearBefore: true },
    { next: 'look' },
  ],
  ['no access waits for its owner', { kind: 'auth' }, {}, { next: 'reconnect' }],
  [
    'a refusal is final',
    { kind: 'refused', failure: 'board-missing' },
    {},
    { next: 'fail', failure: 'board-missing' },
  ],
  ['the operator has to act', { kind: 'operator' }, {}, { next: 'wait', failure: 'operator' }],
  ['the operator never acted', { kind: 'operator' }, { attempts: 5 }, { next: 'fail', failure: 'operator' }],
])('%s', (_, fault, changes, expected) => {
  expect(attemptOutcome(fault, attempt(changes))).toMatchObject(expected);
});

const limitedUntil = (until: Date): AttemptFault => ({
  kind: 'rate-limited',
  gate: { until, scope: 'account' },
});
test('a limit without an end ahead is not asked again at once', () =>
  expect(attemptOutcome(limitedUntil(new Date(0)), attempt())).toMatchObject({
    next: 'wait',
    until: new Date(now.getTime() + 30_000),
  }));
test('who is told to wait for more than a day gives up', () =>
  expect(attemptOutcome(limitedUntil(new Date(now.getTime() + 25 * 3_600_000)), attempt())).toEqual({
    next: 'fail',
    failure: 'rate-limited',
  }));

test('a platform of a broken app rests for a while', () =>
  expect(attemptOutcome({ kind: 'operator' }, attempt())).toMatchObject({
    until: new Date(now.getTime() + pauses.operatorPauseMs),
  }));

test.each([
  [1, 0.5, 30],
  [2, 0.5, 120],
  [3, 0, 480],
  [3, 1, 720],
  [4, 0.5, 1800],
])('after attempt %i, luck %f: %i s', (attempts, random, seconds) =>
  expect(retryAt({ now, attempts, random, pauses })?.getTime()).toBe(now.getTime() + seconds * 1000),
);
test('after the fifth there is no other', () =>
  expect(retryAt({ now, attempts: 5, random: 0, pauses })).toBeNull());
