import { expect, test } from 'vitest';
import { isStillAi } from './ai-mark';

const MADE =
  'Una spruzzata d’acqua sulla crosta e pochi minuti di forno caldo: il pane del giorno prima torna fragrante.';

test.each([
  ['a corrected one', MADE.replace('fragrante', 'croccante'), true],
  ['a shortened one', 'Pochi minuti di forno caldo: il pane torna fragrante.', true],
  [
    'one with more around it',
    `Ciao a tutti! Oggi un consiglio per voi. ${MADE} Vi aspettiamo in negozio, come sempre dal martedì.`,
    true,
  ],
  ['an emptied one', '', true],
  [
    'one that is written anew',
    'Domani apriamo alle otto per la festa del quartiere, con sfogliatelle e caffè offerti da noi.',
    false,
  ],
])('%s', (_name, edited, still) => {
  expect(isStillAi(MADE, edited)).toBe(still);
});
