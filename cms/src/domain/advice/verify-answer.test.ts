import { expect, test } from 'vitest';
import { calculationOf } from './calculation-of';

const COVERS =
  'vendo online cover a 12,90. mi costano 2,10, spedizione 3,20, commissioni 8%. quante devo venderne per fare 1500 al mese?';

test('what the first message left unclear is asked about again, not left out of what follows', () => {
  const [first, second] = [calculationOf([COVERS]), calculationOf([COVERS, 'e se le metto a 14,90?'])];
  expect(first?.state).toBe('unclear');
  expect(second).toMatchObject({
    state: 'unclear',
    figures: [expect.objectContaining({ value: 210 }), expect.objectContaining({ value: 320 })],
  });
});

test('what was clear at first goes on', () =>
  expect(calculationOf(['prestito 18000 a 5 anni al 7,2% quanto di rata?', 'e in 7 anni?'])?.state).toBe(
    'done',
  ));
