import { describe, expect, it } from 'vitest';
import { isOutOfSeason, seasonOf } from './seasons';

describe('the time of the year', () => {
  it.each([
    ['Ceste di Natale da 30 €.', '2026-11-23', true],
    ['Ceste di Natale da 30 €.', '2026-07-10', false],
    ['Cena della Befana.', '2027-01-03', true],
    ['Colombe di Pasqua.', '2026-11-23', false],
    ['Aperti d’estate e d’inverno.', '2026-12-01', true],
  ])('%s on %s', (text, day, fits) => expect(seasonOf(text, day)?.fits).toBe(fits));

  it('is nothing to most texts', () => expect(seasonOf('La manicure costa 20 €.', '2026-11-23')).toBeNull());
});

describe('a thing that is to be had in some months alone', () => {
  it.each([
    ['Nido di calabroni: 80 €, solo da maggio a ottobre.', '2026-11-23', true],
    ['Nido di calabroni: 80 €, solo da maggio a ottobre.', '2026-06-23', false],
    ['Ciaspole: 12 € al giorno, solo da dicembre ad aprile.', '2027-01-10', false],
    ['Boat trips, only from May to September.', '2026-11-23', true],
    ['Aperti da maggio.', '2026-11-23', false],
  ])('“%s” on %s', (text, day, isOut) => {
    expect(isOutOfSeason(text, day)).toBe(isOut);
  });
});
