import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { aProduct } from '../../../testing/products';
import { render } from '../../../testing/render';
import Marketplace from './marketplace';

const PATH = 'GET /site/products?locale=it';
const two = {
  body: { data: [aProduct(), aProduct({ id: 'p2', slug: 'post', title: 'Contabilità', priceCents: 0 })] },
};

test('shows the products with price and a way to their details', async () => {
  fakeApi({ [PATH]: two });
  render(<Marketplace />, { at: '/marketplace', path: '/marketplace' });
  expect(await screen.findByText('€29/mese')).toBeVisible();
  expect(screen.getByText('Gratis')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dettagli di Chatbot AI' })).toHaveAttribute(
    'href',
    '/product-detail/chatbot-ai',
  );
});

test('the search lives in the address and forgives accents and case', async () => {
  fakeApi({ [PATH]: two });
  const { router } = render(<Marketplace />, { at: '/marketplace', path: '/marketplace' });
  await screen.findByText('Chatbot AI');
  await userEvent.setup({ delay: null }).type(screen.getByRole('searchbox'), 'CONTABILITA');
  expect(screen.queryByText('Chatbot AI')).toBeNull();
  expect(screen.getByText('Contabilità')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?q=CONTABILITA'));
});

test('a shared search is there on arrival, and can be cleared when it finds nothing', async () => {
  fakeApi({ [PATH]: two });
  render(<Marketplace />, { at: '/marketplace?q=zebra', path: '/marketplace' });
  expect(await screen.findByText('Nessun prodotto trovato per la ricerca')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mostra tutti i prodotti' }));
  expect(screen.getByText('Chatbot AI')).toBeVisible();
});

test('an empty catalogue says so', async () => {
  fakeApi({ [PATH]: { body: { data: [] } } });
  render(<Marketplace />, { at: '/marketplace', path: '/marketplace' });
  expect(await screen.findByText('Nessun prodotto disponibile')).toBeVisible();
});

test('a failure can be tried again', async () => {
  let working = false;
  fakeApi({ [PATH]: () => (working ? two : refusal(400, 'BAD_REQUEST')) });
  render(<Marketplace />, { at: '/marketplace', path: '/marketplace' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Impossibile caricare i prodotti del marketplace',
  );
  working = true;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Chatbot AI')).toBeVisible();
});
