import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** A boarding house for cats. */
const CATS = {
  'pensione.md': `# Pensione gatti

| Stanza | Bassa | Alta (luglio e agosto) |
|---|---|---|
| Cortile | 12 € | 16 € |
| Veranda | 15 € | 19 € |

Dal secondo gatto: 20% in meno. Da 10 notti: 10% in meno.

| Ritiro | Supplemento |
|---|---|
| la mattina | nessuno |
| la sera | 8 € |`,
  'servizi.csv': `Servizio;Gatto a pelo corto;Gatto a pelo lungo;Quando
Bagno;22,00;30,00;martedì
Spazzolatura;14,00;19,00;sabato
Unghie;8,00;8,00;sabato`,
};

describe('what costs less than so many times its price', () => {
  test('a reduction that is called "in meno" is taken off', async () =>
    expect(
      await replyFromFiles(CATS, 'per dodici notti a maggio nella stanza Cortile quanto spendo?'),
    ).toMatch(/129,60 €/));
  test('no sum is made of two where the second one costs less', async () =>
    expect(
      await replyFromFiles(CATS, 'quanto costa la stanza Cortile per due gatti per tre notti a ottobre?'),
    ).not.toMatch(/72/));
  test.each([
    ['costa di più la spazzolatura o il bagno per un gatto a pelo lungo?', /Bagno: 30,00 €, contro 19,00 €/],
    ['che servizi ci sono il sabato?', /^Spazzolatura[,;] Unghie\.$/],
  ])('%s', async (question, reply) => expect(await replyFromFiles(CATS, question)).toMatch(reply));
});
