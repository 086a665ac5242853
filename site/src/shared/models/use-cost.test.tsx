import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../testing/render';
import { useCost } from './use-cost';

function Cost({ cents }: { cents: number }) {
  return <p>{useCost()(cents)}</p>;
}

test.each([
  [0, '€0'],
  [0.001, '<\u00a0€0,0001'],
  [0.06, '€0,0006'],
  [0.99, '€0,0099'],
  [1.39, '€0,0139'],
  [412.4, '€4,12'],
  [2_000, '€20'],
])('%d cents are %s', (cents, text) => {
  render(<Cost cents={cents} />);
  // The space does not break: a sign alone on its line says nothing.
  expect(screen.getByRole('paragraph').textContent).toBe(text);
});
