import { expect, test } from 'vitest';
import {
  isPersonTaxCode,
  isProvince,
  isOfficeCode,
  isRecipientCode,
  isTaxCode,
  isVatNumber,
  readVatNumber,
} from './italian-codes';

test.each([
  // A number that everybody can read on its company's site, and the one that textbooks use.
  ['00488410010', true],
  ['07643520567', true],
  ['12345678903', true],
  ['12345678901', false],
  ['00000000000', false],
  ['1234567890', false],
  ['123456789034', false],
  ['1234567890A', false],
  ['', false],
])('VAT number %s: %s', (code, valid) => {
  expect(isVatNumber(code)).toBe(valid);
});

test.each([
  ['IT 12345678903', '12345678903'],
  ['it12345678903', '12345678903'],
  [' 123.456.789-03 ', '12345678903'],
  ['ITALIA', 'ITALIA'],
])('a VAT number typed as “%s” is read as %s', (typed, read) => {
  expect(readVatNumber(typed)).toBe(read);
});

test.each([
  ['RSSMRA85T10A562S', true],
  // The same person where another one has that code: the last digit as a letter, with its own check letter.
  ['RSSMRA85T10A56NH', true],
  ['RSSMRA85T10A562T', false],
  // A day 32, and a woman's day 72.
  ['RSSMRA85T32A562S', false],
  ['RSSMRA85T72A562S', false],
  // There is no month F.
  ['RSSMRA85F10A562S', false],
  ['RSSMRA85T10A562', false],
  ['rssmra85t10a562s', false],
])('tax code of a person %s: %s', (code, valid) => {
  expect(isPersonTaxCode(code)).toBe(valid);
});

test('a company has 11 digits for a tax code', () => {
  expect(isTaxCode('12345678903')).toBe(true);
  expect(isTaxCode('12345678901')).toBe(false);
  expect(isTaxCode('RSSMRA85T10A562S')).toBe(true);
});

test('an invoice goes to 7 letters or digits', () => {
  expect(['M5UXCR1', '0000000'].every(isRecipientCode)).toBe(true);
  expect(['M5UXCR', 'M5UXCR12', 'm5uxcr1', 'M5UX-R1'].some(isRecipientCode)).toBe(false);
  expect(isOfficeCode('UF1234')).toBe(true);
  expect(['UF12345', 'UF123', 'uf1234', 'UF-123'].some(isOfficeCode)).toBe(false);
});

test('a province is one that exists', () => {
  expect(['MI', 'RM', 'SU', 'BT'].every(isProvince)).toBe(true);
  expect(['XX', 'mi', '', 'ROMA'].some(isProvince)).toBe(false);
});
