import { describe, expect, it } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

const WORKSHOP = {
  'gomme.csv':
    'Marca e modello;Misura;Stagione;Prezzo a gomma €\nVelox Sempre;175/65 R14;quattro stagioni;59,90\nVelox Sempre;205/55 R16;quattro stagioni;81,90\nVelox Sempre;225/45 R17;quattro stagioni;99,00\nVelox Neve;225/45 R17;invernale;93,00\n',
  'officina.txt':
    'Gomme Rossi\n\nServizi\nMontaggio ed equilibratura, a gomma, fino a 16 pollici: 14,00 euro.\nMontaggio ed equilibratura, a gomma, da 17 pollici: 18,00 euro.\n',
};
const STORAGE = {
  'deposito.csv':
    'Diametro;Solo gomme;Gomme con cerchio\nfino a 15 pollici;28,00 €;34,00 €\n16 e 17 pollici;36,00 €;42,00 €\nda 18 pollici;44,00 €;52,00 €\n',
};
const REPAIRS = {
  'schermi.csv':
    'Schermo;Ritiro;Riparazione\nfino a 32 pollici;10 €;40 €\nda 33 a 50 pollici;20 €;60 €\nda 51 a 65 pollici;30 €;90 €\n',
};
const LAUNDRY = {
  'tappeti.csv':
    'Peso;Lavaggio;Lavaggio con consegna\nfino a 5 kg;15 €;20 €\nda 6 a 12 kg;25 €;30 €\noltre 12 kg;40 €;48 €\n',
};

describe('a sum of prices by size', () => {
  it.each([
    [
      '4 gomme quattro stagioni Velox 205/55 r16 con il montaggio quanto vengono in tutto?',
      '383,60 €',
      'fino a 16',
    ],
    ['4 gomme Velox Sempre 225/45 R17 con il montaggio quanto vengono in tutto?', '468,00 €', 'da 17'],
    ['2 gomme invernali 225/45 ZR17 più montaggio, totale?', '222,00 €', 'da 17'],
  ])('takes the part of that size, for each of them: %s', async (question, sum, part) => {
    const reply = await replyFromFiles(WORKSHOP, question);
    expect(reply).toContain(`In tutto ${sum}`);
    expect(reply).toContain(part);
  });
});

describe('another size in a follow-up', () => {
  it.each([
    [
      STORAGE,
      'quanto costa il deposito di quattro gomme senza cerchio da 15?',
      'e da 18?',
      /solo gomme: 44,00 €/,
    ],
    [STORAGE, 'quanto costano le gomme con cerchio da 15?', 'e da 17?', /gomme con cerchio: 42,00 €/],
    [
      REPAIRS,
      'quanto costa la riparazione di uno schermo da 32?',
      'e da 55?',
      /^Da 51 a 65 .*riparazione: 90 €/,
    ],
    [
      LAUNDRY,
      'quanto costa il lavaggio con consegna di un tappeto da 4 kg?',
      'e da 9?',
      /con consegna: 30 €/,
    ],
  ])('is looked up: %s %s %s', async (files, first, second, expected) => {
    expect(await replyFromFiles(files, first, second)).toMatch(expected);
  });

  it('is not answered by a row of another one', async () => {
    const reply = await replyFromFiles(
      REPAIRS,
      'quanto costa la riparazione di uno schermo da 32?',
      'e da 75?',
    );
    expect(reply).not.toMatch(/\d ?€/);
  });
});
