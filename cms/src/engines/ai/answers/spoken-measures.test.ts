import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';
import { withDigits } from '../values/numbers';
import { withSpokenMeasures } from './spoken-measures';

describe('measures as people say them', () => {
  test.each([
    ['mio figlio e alto un metro e quaranta', 'mio figlio e alto 140 cm'],
    ['tutti sopra il metro e venti', 'tutti sopra 120 cm'],
    ['un tavolo da due metri e mezzo', 'un tavolo da 250 cm'],
    ['le bimbe sono alte uno e dieci e uno e trenta', 'le bimbe sono alte 110 cm e 130 cm'],
    ['un chilo e mezzo di pane', '1500 g di pane'],
    ['un reddito di 18mila e rotti', 'un reddito di 18000'],
    ['my daughter is four', 'my daughter is 4 years'],
    ['mia figlia ne ha sette', 'mia figlia ne ha 7 anni'],
    ['fino alle quattro e mezza', 'fino alle 4:30'],
    ['alle nove meno un quarto', 'alle 8:45'],
    ['at half past five', 'at 5:30'],
  ])('%s', (spoken, written) => expect(withSpokenMeasures(withDigits(spoken))).toBe(written));

  test.each(['a metro e 20 persone', 'un metro e 3 cm', 'is 4 euros fine', 'ne ha 3 di scorta'])(
    'nothing is made of "%s"',
    (text) => expect(withSpokenMeasures(text)).toBe(text),
  );
});

/** A ski school and its lifts. */
const SLOPES = {
  'impianti.csv': 'Impianto;Statura minima;Salti\nTappeto;90 cm;0\nAncora;115 cm;2\nSeggiovia;125 cm;5',
  'corsi.txt':
    'Il medico della scuola è Ada Ferri, che segue anche gli adulti.\n\nCorsi: sotto i 5 anni non ne facciamo.',
};

describe('a spoken measure is a condition', () => {
  test.each([
    ['mia figlia è alta un metro e venti, può salire sulla Seggiovia?', /^No\..*125 cm/],
    ['è alto uno e trenta: può prendere la Seggiovia?', /^Sì\..*125 cm/],
    ['su quale impianto ci sono più salti?', /^Seggiovia.*5/],
  ])('%s', async (question, reply) => expect(await replyFromFiles(SLOPES, question)).toMatch(reply));

  test('whether a child of that age may come is not told by who works there', async () =>
    expect(await replyFromFiles(SLOPES, 'Can you teach my son? He is four')).not.toMatch(/Ferri/));
});
