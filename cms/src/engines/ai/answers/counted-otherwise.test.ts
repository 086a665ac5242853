import { describe, expect, it } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';

const TAILOR = {
  'listino.csv':
    'Lavoro;Capo;Prezzo €;Pronto in giorni\nOrlo semplice;Pantaloni;9,00;3\nOrlo a mano;Gonna;16,00;4\nOrlo;Tende, al metro;5,50;8\nStringere in vita;Pantaloni;14,00;4\n',
};
const COBBLER = {
  'calzolaio.csv': 'Lavoro;Prezzo\nRisuolatura scarpe;18 €\nTacchi;7 €\nPulizia stivali;9 €\n',
};
const SOCKS = {
  'calze.csv': 'Articolo;Prezzo\nCalze di lana, 3 paia;24 €\nCalze di cotone, 3 paia;15 €\nSciarpa;19 €\n',
};
const ROOMS = {
  'sale.csv':
    "Sala;Posti;Un'ora;Mezza giornata\nSala Ago;4;14,00 €;48,00 €\nSala Spola;8;22,00 €;75,00 €\nSala Ordito;20;38,00 €;130,00 €\n",
};
const BOATS = {
  'barche.csv':
    'Barca;Posti;Mezza giornata;Giornata\nPinta;4;80 €;140 €\nNina;6;110 €;190 €\nSanta;10;150 €;260 €\n',
};

describe('pairs', () => {
  it.each([
    [TAILOR, "quanto costa l'orlo semplice di 3 paia di pantaloni?", '27,00 €'],
    [COBBLER, 'quanto spendo per la risuolatura di 2 paia di scarpe?', '36,00 €'],
    [COBBLER, 'quanto costa la pulizia di 3 paia di stivali?', '27,00 €'],
  ])('are counted as what they are of: %s %s', async (files, question, expected) => {
    expect(await replyFromFiles(files, question)).toContain(expected);
  });

  it('are no further lots where a price is for so many of them', async () => {
    expect(await replyFromFiles(SOCKS, 'quanto costano 3 paia di calze di lana?')).not.toContain('72');
  });
});

describe('a part that says which of the part before is meant', () => {
  it.each([
    [TAILOR, "quanto spendo per l'orlo di 3 paia di pantaloni, orlo semplice?", '27,00 €'],
    [TAILOR, "quanto spendo per l'orlo di 2 gonne, orlo a mano?", '32,00 €'],
  ])('is not added to it: %s %s', async (files, question, expected) => {
    const reply = await replyFromFiles(files, question);
    expect(reply).not.toContain(' + ');
    expect(reply).toContain(expected);
  });
});

describe('a thing that is told by how many people it holds', () => {
  it.each([
    [ROOMS, 'la sala da 8 persone per mezza giornata quanto viene?', 'Sala Spola, mezza giornata: 75,00 €.'],
    [ROOMS, "quanto costa la sala da 20 posti per un'ora?", '38,00 €'],
    [BOATS, 'la barca da 6 persone per mezza giornata quanto viene?', 'Nina, mezza giornata: 110 €.'],
  ])('is the row of so many places: %s %s', async (files, question, expected) => {
    expect(await replyFromFiles(files, question)).toContain(expected);
  });

  it('is not one that holds fewer', async () => {
    expect(
      await replyFromFiles(BOATS, 'la barca da 12 persone per mezza giornata quanto viene?'),
    ).not.toMatch(/\d ?€/);
  });
});
