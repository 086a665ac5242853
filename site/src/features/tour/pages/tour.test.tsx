import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '../../../testing/render';
import Tour from './tour';

const progress = () => screen.getByText(/^Passo/).textContent;

test('buttons turn the pages: none before the first, the last begins', async () => {
  render(<Tour />, { at: '/tutorial' });
  expect(progress()).toBe('Passo 1 di 5 · 20%');
  expect(screen.getByRole('button', { name: 'Indietro' })).toBeDisabled();
  for (const percent of [40, 60, 80, 100]) {
    await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    expect(progress()).toContain(`${percent}%`);
  }
  expect(screen.queryByRole('button', { name: 'Avanti' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Inizia ora' })).toHaveAttribute('href', '/step-one');
});

test('arrow keys turn them too, and Esc leaves', async () => {
  const { router } = render(<Tour />, { at: '/tutorial?passo=2' });
  await userEvent.keyboard('{ArrowRight}');
  expect(progress()).toContain('Passo 3 di 5');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(progress()).toContain('Passo 1 di 5');
  await userEvent.keyboard('{Escape}');
  expect(router.state.location.pathname).toBe('/');
});

test('a finger turns them, a resting one does not', () => {
  render(<Tour />, { at: '/tutorial' });
  const swipe = (from: number, to: number) => {
    const title = screen.getByRole('heading', { level: 1 });
    fireEvent.touchStart(title, { changedTouches: [{ clientX: from }] });
    fireEvent.touchEnd(title, { changedTouches: [{ clientX: to }] });
  };
  swipe(300, 280);
  expect(progress()).toContain('Passo 1 di 5');
  swipe(300, 120);
  expect(progress()).toContain('Passo 2 di 5');
  swipe(120, 300);
  expect(progress()).toContain('Passo 1 di 5');
});
