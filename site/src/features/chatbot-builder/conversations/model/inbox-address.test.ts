import { expect, test } from 'vitest';
import { isNarrowed, readAddress, searchQuery, writeAddress } from './inbox-address';

const read = (query: string) => readAddress(new URLSearchParams(query), '2026-11-21');

test('a bare address shows everything from the first page', () => {
  const address = read('install_id=inst1&section=conversations');
  expect(address).toEqual({ q: '', from: '', to: '', filter: 'all', page: 1, session: null });
  expect(isNarrowed(address)).toBe(false);
});

test.each([
  ['an unknown filter', 'filter=everything'],
  ['a page that is none', 'page=-2'],
  ['half a page', 'page=1.5'],
  ['one date alone', 'from=2026-11-01'],
  ['a day after today', 'from=2026-11-01&to=2026-11-22'],
  ['dates in the wrong order', 'from=2026-11-20&to=2026-11-01'],
  ['dates that are none', 'from=ieri&to=oggi'],
])('%s is as if it were absent', (_, query) => {
  expect(read(query)).toEqual(read(''));
});

test('what is written is what is read', () => {
  const written = {
    q: 'resi & cambi',
    from: '2026-11-01',
    to: '2026-11-21',
    filter: 'live',
    page: 3,
  } as const;
  const params = writeAddress(new URLSearchParams('install_id=inst1'), { ...written, session: 's1' });
  expect(readAddress(params, '2026-11-21')).toEqual({ ...written, session: 's1' });
  expect(params.get('install_id')).toBe('inst1');
});

test('another search begins at its first page and keeps the open conversation', () => {
  const params = writeAddress(new URLSearchParams('page=4&session=s1'), { q: 'resi' });
  expect(params.toString()).toBe('session=s1&q=resi');
});

test('the server is asked only for what is chosen', () => {
  expect(searchQuery(read('')).toString()).toBe('');
  expect(searchQuery(read('q=a%26b&filter=person&from=2026-11-01&to=2026-11-02')).toString()).toBe(
    'q=a%26b&from=2026-11-01&to=2026-11-02&filter=person',
  );
});
