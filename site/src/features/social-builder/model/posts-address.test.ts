import { expect, test } from 'vitest';
import { daysShown, postsAddressOf, queryOf } from './posts-address';

const TODAY = '2026-11-22';
const of = (query: string) => postsAddressOf(new URLSearchParams(query), TODAY);

test('an address that says nothing, or nonsense, is the first page of the list', () => {
  const first = { view: 'list', status: '', platform: '', scheduleId: '', page: 1, day: TODAY };
  expect(of('')).toEqual(first);
  expect(of('view=year&status=lost&platform=myspace&page=-3&day=tomorrow')).toEqual(first);
});

test('a week begins on Monday and a month has whole weeks', () => {
  expect(daysShown('week', TODAY)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  const november = daysShown('month', TODAY);
  expect([november[0], november.at(-1), november.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(daysShown('month', '2026-02-10')).toHaveLength(35);
});

test('a calendar asks for all of its days, whatever page was open', () => {
  expect(queryOf(of('view=week&page=3&platform=x'))).toEqual({
    status: undefined,
    platform: 'x',
    scheduleId: undefined,
    from: '2026-11-15T00:00:00.000Z',
    to: '2026-11-24T00:00:00.000Z',
    pageSize: 200,
  });
});
