import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** What a swimming pool uploads. */
const POOL = {
  'ingressi.csv': `Biglietto;Feriale;Festivo;Per chi
Famiglia;19,00;24,00;2 adulti e fino a 3 ragazzi
Intero;7,00;9,00;dai 15 anni
Ridotto;5,00;6,50;6-14 anni`,
};

describe('what an adult pays', () => {
  test('is the full price, by every column that the question leaves open', async () => {
    const reply = await replyFromFiles(POOL, 'quanto costa il biglietto per un adulto?');
    expect(reply).toContain('7,00');
    expect(reply).toContain('9,00');
    expect(reply).not.toMatch(/24,00|5,00|Famiglia/);
  });

  test('is not the full price of a family', async () =>
    expect(await replyFromFiles(POOL, 'quanto costa il biglietto famiglia feriale?')).toContain('19,00'));
});
