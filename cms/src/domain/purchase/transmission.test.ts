import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRANSMISSION_STATES, type TransmissionState } from '../../contract';
import { DAY_MS } from '../../contract/time-units';
import { afterNotice, fileNameOfAttempt, isFollowed, transmissionRefusal } from './transmission';

const NOW = new Date('2026-11-27T10:00:00Z');

describe('a notice of the exchange system', () => {
  test.each([
    ['waiting', 'sent', 'sent'],
    ['sent', 'delivered', 'delivered'],
    ['sent', 'not-delivered', 'not-delivered'],
    ['not-delivered', 'delivered', 'delivered'],
    ['sent', 'rejected', 'rejected'],
    ['delivered', 'sent', 'delivered'],
    ['delivered', 'expired', 'expired'],
    ['accepted', 'expired', 'accepted'],
    ['rejected', 'delivered', 'rejected'],
    ['failed', 'sent', 'failed'],
  ] as const)('%s, then %s: %s', (state, notice, after) => {
    expect(afterNotice(state, notice)).toBe(after);
  });

  test('changes nothing when it is told again, and moves nothing back, in whatever order they come', () => {
    const states = fc.array(fc.constantFrom(...TRANSMISSION_STATES), { maxLength: 12 });
    fc.assert(
      fc.property(states, (notices) => {
        const state = notices.reduce<TransmissionState>(afterNotice, 'waiting');
        expect(notices.reduce(afterNotice, state)).toBe(state);
      }),
    );
  });

  test('is waited for until the way is over, which offices lengthen', () => {
    expect(TRANSMISSION_STATES.filter((state) => isFollowed(state, false))).toEqual(['sent']);
    expect(TRANSMISSION_STATES.filter((state) => isFollowed(state, true))).toEqual([
      'sent',
      'not-delivered',
      'delivered',
    ]);
  });
});

describe('a document is handed over', () => {
  const last = (state: TransmissionState, daysAgo = 0, attempt = 1) => ({
    state,
    stateAt: new Date(NOW.getTime() - daysAgo * DAY_MS),
    attempt,
  });
  const ready = { hasIntermediary: true, hasFile: true, last: null, correctsRejected: false };

  test.each([
    ['for the first time', {}, null],
    ['nowhere without an intermediary', { hasIntermediary: false }, 'no-intermediary'],
    ['not while no invoice can be made of it', { hasFile: false }, 'not-invoiceable'],
    ['not twice', { last: last('sent') }, 'on-its-way'],
    ['not after its delivery', { last: last('delivered') }, 'on-its-way'],
    ['again when it was rejected', { last: last('rejected', 4) }, null],
    ['not after five days', { last: last('rejected', 6) }, 'too-late'],
    ['again when the intermediary refused it, however long ago', { last: last('failed', 60) }, null],
    ['not for ever', { last: last('rejected', 0, 8) }, 'too-often'],
    ['not as the credit note of what was rejected', { correctsRejected: true }, 'of-a-rejected-invoice'],
  ] as const)('%s', (_, changes, refusal) => {
    expect(transmissionRefusal({ ...ready, ...changes }, NOW)).toBe(refusal);
  });
});

test('no two files of a sender have one name, however often documents are sent', () => {
  const names = [1, 2, 3, 999].flatMap((receipt) =>
    [2, 3, 4, 5, 6, 7, 8].map((attempt) => fileNameOfAttempt('IT01234567897_0ABCD.xml', receipt, attempt)),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^IT01234567897_[0-9A-Z]{5}\.xml$/);
  expect(fileNameOfAttempt('IT01234567897_0ABCD.xml', 1, 1)).toBe('IT01234567897_0ABCD.xml');
});
