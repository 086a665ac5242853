import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** A day centre that takes dogs, and what they eat there. */
const DOGS = {
  'tariffe.csv': `Turno;Reddito fino a 15.000 €;Reddito da 15.001 a 30.000 €;Reddito oltre 30.000 € o non dichiarato
Corto, 8:00–12:30;110 €;140 €;170 €
Medio, 8:00–16:30;180 €;220 €;260 €
Lungo, 8:00–19:00;230 €;280 €;330 €
Due giorni, 8:00–16:30;90 €;105 €;130 €`,
  'pappe.csv': `Settimana;Giorno;Mattina;Sera
1;lunedì;riso e pollo;crocchette
1;giovedì;tacchino;patate e manzo
2;lunedì;pesce;crocchette
2;giovedì;uova e riso;agnello`,
  'crocchette.csv': `Crocchetta;Sacco;Prezzo;Da 6 sacchi (cad.);Per cuccioli
Base;10 kg;28,00;25,00;no
Base cuccioli;10 kg;33,00;30,00;sì
Senior;10 kg;36,00;;no`,
};

describe('a row is told from its neighbours', () => {
  test.each([
    [
      'by the hour at which it ends, every day of the week, and an income without its unit',
      'con un reddito di 22mila e rotti, fino alle quattro e mezza tutti i giorni, quanto si paga al mese?',
      /Medio.*220 €/,
    ],
    [
      'by an hour that is "sei" no less',
      'non vogliamo dichiarare il reddito, fino alle sette: qual è la quota?',
      /Lungo.*330 €/,
    ],
  ])('%s', async (_, question, reply) => expect(await replyFromFiles(DOGS, question)).toMatch(reply));

  test('by its number, which the question before named', async () =>
    expect(
      await replyFromFiles(DOGS, 'cosa mangiano il lunedì della prima settimana?', 'e il giovedì di sera?'),
    ).toMatch(/manzo/));
});
