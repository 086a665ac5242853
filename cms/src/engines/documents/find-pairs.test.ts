import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document';

const read = async (name: string, bytes: Uint8Array | string) => {
  const result = await readDocument({
    name,
    bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
  });
  if (!result.ok) throw new Error(`not read: ${result.failure}`);
  return result.passages;
};
describe('questions and answers in a text', () => {
  const pairs = async (text: string) =>
    (await read('a.txt', text)).map(({ question, text: answer }) => [question, answer]);
  test.each([
    [
      'with labels on lines of their own',
      'D: Fate resi?\nR: Sì, entro 14 giorni.\n\nD: Spedite?\nR: In tutta Italia.',
    ],
    [
      'with labels on one line',
      'Domanda: Fate resi? Risposta: Sì, entro 14 giorni.\n\nDomanda: Spedite? Risposta: In tutta Italia.',
    ],
    ['with numbers', 'D1. Fate resi?\nR1. Sì, entro 14 giorni.\nD2. Spedite?\nR2. In tutta Italia.'],
  ])('%s are pairs', async (_, text) => {
    expect(await pairs(text)).toEqual([
      ['Fate resi?', 'Sì, entro 14 giorni.'],
      ['Spedite?', 'In tutta Italia.'],
    ]);
  });
  test('on one line each they are, below a title that is none of them', async () => {
    const text = 'Domande\nFate resi? Sì, entro 14 giorni.\nSpedite ovunque? In tutta Italia.';
    expect(await pairs(text)).toEqual([
      ['Fate resi?', 'Sì, entro 14 giorni.'],
      ['Spedite ovunque?', 'In tutta Italia.'],
    ]);
  });
  test('without labels they are, where there are several', async () => {
    expect(
      await pairs(
        'Fate anche resi?\nSì, entro 14 giorni.\n\nSi può pagare con carta di credito?\nSì, con tutte.\n\nSiamo aperti anche la domenica.',
      ),
    ).toEqual([
      ['Fate anche resi?', 'Sì, entro 14 giorni.'],
      ['Si può pagare con carta di credito?', 'Sì, con tutte.'],
      [null, 'Siamo aperti anche la domenica.'],
    ]);
  });
  test('a single question may be a way of speaking', async () => {
    expect(await pairs('Cerchi un regalo speciale?\nVieni a trovarci in via Roma.')).toEqual([
      [null, 'Cerchi un regalo speciale?\nVieni a trovarci in via Roma.'],
    ]);
  });

  test('in paragraphs of a question with its answer each, they are told apart', async () => {
    const text =
      'Domande frequenti\n\nPosso riportare una pianta? No, non si cambiano.\n\nVendete terriccio? Sì: 50 litri 8,50 euro.';
    expect(await pairs(text)).toEqual([
      ['Posso riportare una pianta?', 'No, non si cambiano.'],
      ['Vendete terriccio?', 'Sì: 50 litri 8,50 euro.'],
    ]);
  });
});
