import { expect, test } from 'vitest';
import type { ParameterUse } from '../../../../contract';
import { withLimits, withParameterYears } from './parameter-notes';

const use = (changes: Partial<ParameterUse> = {}): ParameterUse => ({
  group: 'irpef',
  from: '2026-01-01',
  until: '2026-12-31',
  source: 'L. 199/2025',
  isExpired: false,
  ...changes,
});
const NOTE = 'Scaglioni del {irpef.period} ({irpef.source}).';

test('a note says the year and the source', () =>
  expect(withParameterYears([NOTE], [use()], 'it')).toEqual(['Scaglioni del 2026 (L. 199/2025).']));

test('a calculation whose notes name no year says it all the same', () =>
  expect(withParameterYears([], [use({ group: 'flat-rate' })], 'it')).toEqual([
    'Valori usati (regime forfettario): 2026.',
  ]));

test('what has expired is said as of its year', () =>
  expect(withParameterYears([NOTE], [use({ isExpired: true })], 'it').at(-1)).toMatch(
    /ultimi valori che conosco \(IRPEF\).*2026\. Verifica/,
  ));

test.each([
  ['2026-01-01', '2026-06-30', 'it', 'primo semestre 2026'],
  ['2026-07-01', '2026-12-31', 'en', 'second half of 2026'],
  ['2025-01-01', null, 'it', '2025'],
] as const)('%s to %s is the %s period "%s"', (from, until, language, period) =>
  expect(withParameterYears(['{irpef.period}'], [use({ from, until })], language)).toEqual([period]),
);

test('a text names limits as people write them, and keeps braces that are somebody else’s', () =>
  expect(
    withLimits(
      'Oltre {threshold} {nome}.',
      [{ name: 'threshold', value: 8_500_000, unit: 'cents' }],
      [],
      'it',
    ),
  ).toBe('Oltre 85.000 € {nome}.'));
