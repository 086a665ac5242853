import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
