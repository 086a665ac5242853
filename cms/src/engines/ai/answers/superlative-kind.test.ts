import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** What an observatory uploads. */
const OBSERVATORY = {
  'ingressi.csv': `Ingresso;Cupola;Cupola e conferenza
Intero;9,00;14,00
Comitiva (fino a 6);40,00;70,00`,
  'calendario.csv': `Data;Ora;Incontro;Tipo;Durata;Prezzo
14/03/2026;21:00;Gli anelli di Saturno;conferenza;1 ora;12,00
18/04/2026;21:30;La cometa d'aprile;conferenza;2 ore;18,00
16/05/2026;22:00;Notte delle meteore;osservazione;4 ore;25,00`,
  'telescopi.csv': `Telescopio;Lunghezza;Posti;Prezzo a sera
Dobson;1,80 m;4;20,00
Rifrattore;2,40 m;2;22,00
Newton;0,90 m;3;15,00`,
  'disdette.csv': `Quando disdite;Quanto tratteniamo
Più di 30 giorni prima;niente
Da 30 a 10 giorni prima;il 40 %
Meno di 10 giorni prima;tutta la quota`,
};

describe('the most of one kind', () => {
  test.each([
    ['qual è la conferenza più cara?', "La cometa d'aprile", /Comitiva|meteore/],
    ['qual è il telescopio più corto?', 'Newton', /giorni|ore/],
    ['qual è il telescopio con più posti?', 'Dobson', /Newton|Rifrattore/],
  ])('is looked for among the things of that kind: %s', async (question, expected, other) => {
    const reply = await replyFromFiles(OBSERVATORY, question);
    expect(reply).toContain(expected);
    expect(reply).not.toMatch(other);
  });

  test('is none that is only added to one', async () => {
    const reply = await replyFromFiles(
      {
        'stampe.csv': `Prodotto;Prezzo
Fotolibro copertina morbida;34,00 €
Fotolibro copertina rigida;89,00 €
Pagina in più del fotolibro;1,50 €`,
      },
      'qual è il fotolibro che costa meno?',
    );
    expect(reply).toContain('34,00');
  });

  test('is called by its name where rows are called by days', async () =>
    expect(await replyFromFiles(OBSERVATORY, 'qual è l’incontro più caro?')).toMatch(
      /^Notte delle meteore \(16\/05\/2026\): 25,00/,
    ));

  test('is nothing that was compared with no other', async () =>
    expect(
      await replyFromFiles(
        { 'prezzi.csv': `Voce;Prezzo\nTaratura del telescopio;60,00\nNoleggio binocolo;8,00` },
        'qual è il telescopio più economico?',
      ),
    ).not.toContain('60,00'));
});

describe('what a cancellation costs', () => {
  test.each([
    ['se annullo 2 settimane prima quanto perdo?', '40 %', /niente|tutta/],
    ['disdico 48 ore prima, che cosa pago?', 'tutta la quota', /40|niente/],
    ['se rinuncio 40 giorni prima mi ridate i soldi?', 'niente', /40 %|tutta/],
  ])('stands in the row of its notice: %s', async (question, expected, other) => {
    const reply = await replyFromFiles(OBSERVATORY, question);
    expect(reply).toContain(expected);
    expect(reply).not.toMatch(other);
  });
});
