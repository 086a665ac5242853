import { expect, test } from 'vitest';
import { PersonalData } from './personal-data';

const streamed = async (data: PersonalData, ...pieces: string[]) => {
  let text = '';
  const source = async function* () {
    yield* pieces;
  };
  for await (const piece of data.unmaskStream(source())) text += piece;
  return text;
};

test.each([
  ['Sono mario.rossi@example.it', 'Sono [EMAIL_1]'],
  ['Il mio IBAN è IT60 X054 2811 1010 0000 0123 456, va bene?', 'Il mio IBAN è [IBAN_1], va bene?'],
  ['CF rssmra80a01h501u', 'CF [CODICE_FISCALE_1]'],
  ['Chiamami al 347 123 4567 o allo 011/5551234', 'Chiamami al [TELEFONO_1] o allo [TELEFONO_2]'],
  ['+39 347 1234567', '[TELEFONO_1]'],
  ['Carta 4111 1111 1111 1111', 'Carta [CARTA_1]'],
  ['Due volte a@b.it, sì a@b.it', 'Due volte [EMAIL_1], sì [EMAIL_1]'],
  ['Dal 12/10/2024, circa 1.200 euro, ordine 4512', 'Dal 12/10/2024, circa 1.200 euro, ordine 4512'],
])('%s → %s', (text, masked) => {
  const data = new PersonalData();
  expect(data.mask(text)).toBe(masked);
  expect(data.unmask(masked)).toBe(text);
});

test('a placeholder that the stream cuts in two is put back whole', async () => {
  const data = new PersonalData();
  data.mask('Scrivi a anna@example.it');
  expect(await streamed(data, 'Ti scrivo a [EM', 'AIL', '_1], va', ' bene? [no')).toBe(
    'Ti scrivo a anna@example.it, va bene? [no',
  );
});
test('a value that looks like a pattern of replacement stays itself', () => {
  const data = new PersonalData();
  expect(data.unmask(data.mask("a$&b@x.it e $'"))).toBe("a$&b@x.it e $'");
});
