import { expect, test } from 'vitest';
import type { Company } from '../../contract';
import { companyProblems, readCompany } from './check-company';

const aCompany = (changes: Partial<Company> = {}): Company => ({
  name: 'Forno Rossi S.r.l.',
  vatNumber: '12345678903',
  taxCode: '12345678903',
  pec: 'forno@pec.test',
  contactEmail: 'info@forno.test',
  recipientCode: 'M5UXCR1',
  address: 'Via Roma 1',
  city: 'Bologna',
  province: 'BO',
  postalCode: '40121',
  country: 'Italia',
  ...changes,
});
const problems = (changes: Partial<Company>) => companyProblems(readCompany(aCompany(changes)));

test('what is typed with spaces, dots and small letters is read', () => {
  const typed = {
    vatNumber: ' it 123.456.789-03',
    recipientCode: 'm5uxcr1',
    province: 'bo',
    pec: 'Forno@PEC.test ',
  };
  expect(readCompany(aCompany({ ...typed, name: '  Forno   Rossi S.r.l. ', country: '' }))).toEqual(
    aCompany(),
  );
});

test.each<[Partial<Company>, Record<string, string>]>([
  [{}, {}],
  [{ name: '  ' }, { name: 'required' }],
  [{ name: 'x'.repeat(161) }, { name: 'max' }],
  [{ name: 'Forno\u0007' }, { name: 'format' }],
  [{ vatNumber: '12345678901' }, { vatNumber: 'vat-number' }],
  [{ taxCode: 'RSSMRA85T10A562T' }, { taxCode: 'tax-code' }],
  [{ taxCode: 'rssmra85t10a562s' }, {}],
  [{ pec: 'forno' }, { pec: 'email' }],
  [{ recipientCode: 'uf1234' }, {}],
  [{ recipientCode: 'ABC' }, { recipientCode: 'recipient-code' }],
  [{ province: 'XX' }, { province: 'province' }],
  [{ postalCode: '4012' }, { postalCode: 'postal-code' }],
])('%j has the problems %j', (changes, expected) => {
  expect(problems(changes)).toEqual(expected);
});

test('only the name is needed', () => {
  const nothing = { vatNumber: '', taxCode: '', pec: '', contactEmail: '', recipientCode: '', address: '' };
  expect(problems({ ...nothing, city: '', province: '', postalCode: '', country: '' })).toEqual({});
});

test('a company abroad has codes of its own', () => {
  const abroad = {
    country: 'Austria',
    vatNumber: 'ATU 12345678',
    taxCode: '',
    province: '',
    postalCode: '1010',
  };
  expect(problems(abroad)).toEqual({});
  expect(readCompany(aCompany(abroad)).vatNumber).toBe('ATU12345678');
});
