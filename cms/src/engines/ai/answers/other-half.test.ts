import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** What a climbing hall uploads. */
const HALL = {
  'corsi.csv': `Corso;Giorno;Istruttore;Quota;Pronto in
Parete principianti;martedì;Gino Salvi;120,00;
Boulder avanzato;venerdì;Irma Dal Pozzo;95,00;`,
  'servizi.csv': `Servizio;Prezzo;Tempi
Risuolatura scarpette;38,00;10 giorni
Cucitura imbrago;15,00;4 giorni`,
  'noleggio.csv': `Articolo;Prezzo
Casco;3,00
Imbrago;5,00
Corda 60 m;9,00`,
};

describe('the other half of a question', () => {
  test.each([
    ['parete principianti: che giorno è e chi la insegna?', ['martedì', 'Gino Salvi']],
    ['risuolatura delle scarpette: prezzo e in quanto tempo?', ['38,00', '10 giorni']],
  ])('stands in another column of the row: %s', async (question, expected) => {
    const reply = await replyFromFiles(HALL, question);
    for (const each of expected) expect(reply).toContain(each);
    expect(reply).not.toMatch(/non ho informazioni|Irma|15,00/);
  });
});

describe('the prices of two things', () => {
  test('are told side by side where no sum is wanted', async () =>
    expect(await replyFromFiles(HALL, 'quanto costano il casco e la corda?')).toBe(
      'Casco: 3,00 €; Corda 60 m: 9,00 €.',
    ));

  test('are not told where one of them only says who asks', async () =>
    expect(await replyFromFiles(HALL, 'ho già il casco: quanto costa la corda?')).not.toContain('3,00'));
});
