import { describe, expect, test } from 'vitest';
import { readMentions } from '../../../domain/advice/read-mentions';
import { foldText } from './fold';
import { asksForNumber, unreadChange, unreadSum } from './unread-sum';

const ask = (text: string) => unreadSum(foldText(text), readMentions(text), 'it');

describe('figures that no sum takes in', () => {
  test('are told back, with what would settle them', () => {
    const advice = ask(
      'ho 3 bancali da 40 casse e ne sposto 12 l’ora con 2 euro di carburante, quanto mi viene?',
    );
    expect(advice?.outcome).toBe('asks');
    expect(advice?.text).toMatch(/40[\s\S]*2,00\s€[\s\S]*prezzo/);
  });

  test('are told back where VAT is a term of a price, not what is asked about', () =>
    expect(
      ask("torte: ingredienti 14 euro, 3 ore a 15 euro l'ora. a quanto la metto con l'iva al 10?")?.outcome,
    ).toBe('asks'));

  test.each([
    'ho 40 coperti e 20 euro di scontrino, come faccio a lavorare di più?',
    'quanto preavviso devo dare per 2 operai da 1.500 euro?',
    'quanto costa aprire un negozio?',
    'ho fatto 20.000 euro con 3 operai, quanto è l’iva da versare?',
  ])('"%s" asks for something else', (text) => expect(ask(text)).toBeNull());
});

test.each<[string, boolean]>([
  ['radio: spot 18 euro, ne passo 25 al giorno, venduti al 60%. incasso di un mese da 30 giorni?', true],
  ['ho 2 sale da 40 posti e 3 ragazzi a 1.200 euro, come faccio a riempirle?', false],
])('a number is asked for, or something else: %s', (text, expected) =>
  expect(asksForNumber(foldText(text), readMentions(text))).toBe(expected),
);

describe('a figure that goes on from a sum', () => {
  const goOn = (text: string) => unreadChange(foldText(text), readMentions(text), 'it');
  test.each(["ma 5 settimane all'anno non lavoro, cambia?", 'e se fossero 12 metri?'])(
    'is asked about: %s',
    (text) => expect(goOn(text)?.outcome).toBe('asks'),
  );
  test.each(['e come faccio a farmi pagare?', 'quanti giorni di ferie spettano, 26?'])(
    'is not found in "%s"',
    (text) => expect(goOn(text)).toBeNull(),
  );
});
