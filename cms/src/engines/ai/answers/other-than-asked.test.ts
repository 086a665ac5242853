import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** What a diving centre uploads. */
const DIVING = {
  'orari.txt': `DOVE E QUANDO

Centro in piazza del Porto 4. Telefono 0187 555 210. Aperto da martedì a giovedì 9:00–18:00, venerdì 9:00–20:30 (pausa 13:00–14:00 solo il venerdì). Lunedì: solo la mattina, 7:00–14:30. Sabato e domenica chiuso.`,
  'pagamenti.csv': `Modo;Accettato
Contanti;sì
PayPal;no
Bancomat;sì`,
  'manutenzione.csv': `Lavoro;Prezzo €;Note
Revisione erogatore;45,00;computer subacquei 30,00
Lavaggio muta;9,00;`,
  'brevetti.csv': `Brevetto;Ore del corso;Prezzo del corso €
Open;18;320,00
Advanced;22;290,00`,
};

describe('what is near to what is asked, and not the same', () => {
  test('a day that another clause tells of is not left out', async () =>
    expect(await replyFromFiles(DIVING, 'il venerdì fino a che ora siete aperti?')).not.toContain(
      'non è tra i giorni',
    ));

  test('only the morning is a "no" to whoever comes in the afternoon', async () =>
    expect(await replyFromFiles(DIVING, 'il lunedì pomeriggio siete aperti?')).not.toMatch(/^Sì/));

  test('what is not taken is answered by "no"', async () =>
    expect(await replyFromFiles(DIVING, 'posso pagare con paypal?')).toBe('No. PayPal, accettato: no.'));

  test('a remark beside a price may have the one that is meant', async () =>
    expect(await replyFromFiles(DIVING, 'revisione del computer subacqueo, quanto costa?')).not.toMatch(
      /^Revisione erogatore: 45,00 €\.$/,
    ));

  test('hours of a course are no price', async () =>
    expect(await replyFromFiles(DIVING, 'costa di più il corso open o il corso advanced?')).toContain(
      '320,00 €',
    ));

  test('a name is no way to call somebody', async () =>
    expect(await replyFromFiles(DIVING, 'come si chiama la vostra segretaria?')).not.toContain('0187'));

  test('is understood as it is typed', async () =>
    expect(await replyFromFiles(DIVING, 'quanto costa il lavaggioo ale mute')).toContain('9,00 €'));

  test.each([
    ['ok perfetto, grazie 1000', 'Prego'],
    ['buonasera a voi', 'Ciao'],
  ])('is no question: %s', async (message, expected) =>
    expect(await replyFromFiles(DIVING, message)).toContain(expected),
  );
});
