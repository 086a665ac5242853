import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

const MARKET = {
  'posteggi.txt': `SCONTO

PROMO di giugno: terriccio per gerani, prendi 4 paghi 3.`,
  'listino.csv': `Articolo;Prezzo €
Terriccio per gerani;7,00
Concime;9,00`,
  'noleggio.csv': `Attrezzo;Al giorno €;Massimo a noleggio €
Tagliaerba;12,00;50,00
Scala;6,00;20,00`,
  'feste.csv': `Voce;Prezzo €
Festa nell'orto fino a 10 bimbi, 2 ore;150,00
Ogni bimbo in più;11,00
Visita dell'orto;40,00`,
};

describe('a sum that the documents would count otherwise', () => {
  test('is no plain multiple where an offer names the thing', async () =>
    expect(
      await replyFromFiles(MARKET, '4 sacchi di terriccio per gerani quanto li pago in tutto?'),
    ).not.toContain('28,00 €'));

  test('stops at the most that a hire costs', async () =>
    expect(await replyFromFiles(MARKET, 'il tagliaerba per 6 giorni quanto lo pago in tutto?')).toContain(
      '50,00 €',
    ));

  test('counts further children beside the party, not as many parties', async () =>
    expect(await replyFromFiles(MARKET, "festa nell'orto per 14 bambini quanto spendo in tutto?")).toContain(
      'In tutto 194,00 €: 150,00 € + 4 × 11,00 €',
    ));

  test('is paid once for a first session, however many there are', async () => {
    const reply = await replyFromFiles(
      { 'listino.csv': 'Trattamento;Prezzo €\nAgopuntura: prima seduta;70,00\nOsteopatia;60,00' },
      "quanto pago in tutto per l'agopuntura se servono 3 sedute?",
    );
    expect(reply).not.toContain('210,00 €');
  });

  test('adds no row that the question does not name', async () => {
    const reply = await replyFromFiles(
      {
        'noleggio.csv': `Attrezzo;Al giorno €;Note
Vibratore per cemento 50 mm;18,00;prezzo con IVA
Rullo compattatore;90,00;IVA compresa nel prezzo`,
      },
      'vibratore per cemento da 50 mm per un giorno, iva compresa nel prezzo quanto fa?',
    );
    expect(reply).not.toContain('108,00 €');
  });
});
