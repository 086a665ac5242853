import fs from 'node:fs';
import vm from 'node:vm';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useEarlySubmit } from './use-early-submit';

/** The script of the page's head, as it runs before everything else. */
const runHeadScript = (): void => {
  vm.runInThisContext(fs.readFileSync('public/theme.js', 'utf8'));
};

function Page() {
  useEarlySubmit();
  return null;
}

afterEach(() => {
  delete document.documentElement.dataset.ready;
  document.body.replaceChildren();
});

test('a form sent before the page’s script is there stays, and is sent once it is', async () => {
  runHeadScript();
  document.body.innerHTML = '<form><button>Invia</button></form>';
  const form = document.querySelector('form');
  if (!form) throw new Error('No form');
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);

  // False: the browser was told not to leave for the form's address.
  expect(fireEvent.submit(form)).toBe(false);
  sent.mockClear();
  render(<Page />);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(form).not.toHaveAttribute('data-early');

  sent.mockClear();
  screen.getByRole('button', { name: 'Invia' }).click();
  expect(sent).toHaveBeenCalledTimes(1);
});
