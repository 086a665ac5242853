import { render as renderElement, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../i18n';
import { ErrorScreen } from './error-screen';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/blog-1.js');

beforeEach(() => {
  // React and the router repeat on the console what was thrown.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = (error: Error, locale: 'it' | 'en' = 'it') => {
  const Broken = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <ErrorScreen /> }]);
  renderElement(
    <I18nProvider initial={locale}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
};
const heading = () => screen.findByRole('heading', { level: 1 });

test('a screen that breaks says so, with a way on and an address to write to', async () => {
  open(new Error('Cannot read properties of undefined'));
  expect(await heading()).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: 'Ricarica la pagina' })).toBeEnabled();
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringContaining('mailto:'));
});

test('a part that an update took away is told from a server that does not answer', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 200 }));
  open(MISSING);
  expect(await heading()).toHaveTextContent('Officina è stata aggiornata');
});

test.each([
  ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server being restarted', () => Promise.resolve(new Response(null, { status: 503 }))],
])('%s: the page waits, and asks again as soon as the line is back', async (_case, answer) => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  open(MISSING, 'en');
  expect(await heading()).toHaveTextContent('We cannot load the page');
  const before = fetchSpy.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(fetchSpy.mock.calls.length).toBeGreaterThan(before));
});
