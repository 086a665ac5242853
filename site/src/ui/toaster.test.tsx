import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showToast } from './toaster';

const saved = (title: string) => showToast('success', title, { duration: 4000 });

test('the first toast is shown, however late its corner is drawn', async () => {
  await saved('Salvato');
  expect(await screen.findByText('Salvato')).toBeVisible();
});

test('a page whose body was emptied gets its corner back with the next toast', async () => {
  await saved('Prima');
  document.body.replaceChildren();
  await saved('Dopo');
  expect(await screen.findByText('Dopo')).toBeVisible();
});

test('whoever tabs on from the toasts is not led back', async () => {
  const user = userEvent.setup();
  document.body.innerHTML = '<button>Prima</button>';
  await saved('Salvato');
  document.body.insertAdjacentHTML('beforeend', '<button>Dopo</button>');
  const [before, after] = ['Prima', 'Dopo'].map((name) => screen.getByText(name));
  await screen.findByText('Salvato');
  before?.focus();
  const onReturn = vi.fn();
  before?.addEventListener('focus', onReturn);
  for (let press = 0; press < 6 && document.activeElement !== after; press += 1) await user.tab();
  expect(after).toHaveFocus();
  expect(onReturn).not.toHaveBeenCalled();
});
