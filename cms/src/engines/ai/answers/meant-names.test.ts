import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

/** What a dog groomer uploads. */
const KENNEL = {
  'taglie.csv': `Taglia;Razze
S;chihuahua e maltesi
M;cocker e beagle
L;labrador e pastori tedeschi`,
  'toelettatura.csv': `Trattamento;Durata;S;M;L
Bagno con asciugatura;40 min;22,00;28,00;36,00
Taglio a forbice;60 min;35,00;42,00;54,00
Stripping;80 min;40,00;48,00;60,00`,
  'extra.csv': `Extra;Prezzo
Spazzolata, taglia S;8,00
Spazzolata, taglie M e L;12,00
Lozione;5,00`,
};

/** What a sailing school uploads. */
const SAILING = {
  'gruppi.csv': `Gruppo;Età;Barca
Pulcini;6-8 anni;Optimist
Gabbiani;9-12 anni;Open Bic
Albatri;13-17 anni;Laser`,
  'quote.csv': `Formula;Pulcini;Gabbiani;Albatri
Settimana intera;190,00 €;210,00 €;240,00 €
Mezza settimana;110,00 €;120,00 €;140,00 €`,
};

describe('a name that another table explains', () => {
  test.each([
    ['quanto costa il bagno per un beagle?', 'M: 28,00 €'],
    ['ho un labrador, il taglio a forbice quanto viene?', 'L: 54,00 €'],
    ['spazzolata per un cocker, prezzo?', '12,00 €'],
  ])('a breed stands for its size: %s', async (question, expected) => {
    const reply = await replyFromFiles(KENNEL, question);
    expect(reply).toContain(expected);
    expect(reply.match(/€/g)).toHaveLength(1);
  });

  test('a size that is named beats what the words would stand for', async () =>
    expect(await replyFromFiles(KENNEL, 'bagno taglia S quanto costa?')).toContain('22,00 €'));

  test.each([
    ['quanto costa la settimana intera per un bambino di 7 anni?', 'pulcini: 190,00 €'],
    ['mezza settimana per mia figlia di 14 anni, quanto costa?', 'albatri: 140,00 €'],
  ])('an age stands for its group: %s', async (question, expected) => {
    const reply = await replyFromFiles(SAILING, question);
    expect(reply).toContain(expected);
    expect(reply.match(/€/g)).toHaveLength(1);
  });
});
