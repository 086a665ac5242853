import { describe, expect, it } from 'vitest';
import { withAccents } from './accents';

describe('accents that somebody in a hurry leaves out', () => {
  it.each([
    ['dal lunedi al venerdi si puo parcheggiare', 'dal lunedì al venerdì si può parcheggiare'],
    ["la qualita e' alta, piu' di prima", 'la qualità è alta, più di prima'],
    ['PIU spazio, perche serve', 'PIÙ spazio, perché serve'],
    ['nè oggi nè domani', 'né oggi né domani'],
  ])('“%s” is written “%s”', (given, text) => {
    expect(withAccents(given)).toBe(text);
  });
  it.each([
    "un po' di sale",
    'la meta del viaggio',
    'info@citta.example',
    'www.piu.example',
    "l'eta' di 'oro'",
  ])('“%s” keeps what is no slip', (text) => {
    expect(withAccents(text)).toBe(text.replace("eta'", 'età'));
  });
});
