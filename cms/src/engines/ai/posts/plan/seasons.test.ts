import { describe, expect, it } from 'vitest';
import { seasonOf } from './seasons';

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
