import { expect, test } from 'vitest';
import { ApiFailure } from '../../../lib/api-failure';
import { draftOfConsultant, readConsultant, refusedFields, zonesWith } from './consultant-draft';

const draft = { ...draftOfConsultant(null), name: ' Bianca Neri ' };

test('a new consultant is on Rome’s clock, with the usual notice and no address', () => {
  expect(readConsultant(draft)).toEqual({
    request: { name: 'Bianca Neri', email: '', zone: 'Europe/Rome', noticeHours: 12 },
    problems: {},
  });
});

test.each([
  [{ name: '  ' }, { name: 'required' }],
  [{ email: 'bianca' }, { email: 'email' }],
  [{ noticeHours: '337' }, { noticeHours: 'number' }],
  [{ noticeHours: '' }, { noticeHours: 'number' }],
  [{ noticeHours: 'due' }, { noticeHours: 'number' }],
  [{ noticeHours: '0' }, {}],
])('%j: %j', (changes, problems) => {
  expect(readConsultant({ ...draft, ...changes }).problems).toEqual(problems);
});

test('a name that somebody else has is shown at the name', () => {
  const refused = new ApiFailure(422, 'VALIDATION', { fields: { name: 'taken' } });
  expect(refusedFields(refused)).toEqual({ name: 'taken' });
  expect(refusedFields(new Error('network'))).toEqual({});
});

test('Rome comes first, and each zone once', () => {
  const zones = zonesWith('America/New_York');
  expect(zones.slice(0, 2)).toEqual(['Europe/Rome', 'America/New_York']);
  expect(new Set(zones).size).toBe(zones.length);
});
