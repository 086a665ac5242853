import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { I18nProvider } from '../i18n';
import { DocumentHead } from './document-head';

afterEach(() => document.head.replaceChildren());

const showAt = (address: string) => {
  const router = createMemoryRouter([{ path: '*', Component: DocumentHead }], { initialEntries: [address] });
  render(
    <I18nProvider initial="it">
      <RouterProvider router={router} />
    </I18nProvider>,
  );
};
const canonical = () => document.querySelector('link[rel=canonical]');

test('the address to share is whole, and on the site that the server named', async () => {
  document.head.innerHTML =
    '<meta property="og:url" content="https://officina.test/"><link rel="canonical" href="https://officina.test/">';
  showAt('/blog?q=x');
  await waitFor(() => expect(canonical()).toHaveAttribute('href', 'https://officina.test/blog'));
});

test('where the server named none, it is on the site that is open', async () => {
  showAt('/blog');
  await waitFor(() => expect(canonical()).toHaveAttribute('href', `${window.location.origin}/blog`));
});
