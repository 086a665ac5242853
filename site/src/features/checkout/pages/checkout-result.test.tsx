import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { aPurchaseDetail } from '../../../testing/products';
import { anAccount, render } from '../../../testing/render';
import CheckoutResult from './checkout-result';

const open = (routes: Parameters<typeof fakeApi>[0]) => {
  fakeApi(routes);
  return render(<CheckoutResult />, {
    at: '/checkout/esito?purchase=order-1',
    path: '/checkout/esito',
    account: anAccount(),
  });
};

test('a paid order leads to its product', async () => {
  open({ 'GET /purchases/order-1': { body: { data: aPurchaseDetail() } } });
  expect(await screen.findByRole('heading', { name: 'Pagamento riuscito' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Vai al prodotto' })).toHaveAttribute(
    'href',
    '/chatbot-builder?install_id=install-1',
  );
});

test('the page of an order says which order it is', async () => {
  const chatbot = { name: 'Aria', host: 'forno.it' };
  open({ 'GET /purchases/order-1': { body: { data: aPurchaseDetail({ chatbot, status: 'expiring' }) } } });
  const order = await screen.findByRole('region', { name: 'Il tuo ordine' });
  for (const fact of ['Chatbot AI', 'Aria · forno.it', '21 novembre 2026', 'Carta', 'In scadenza'])
    expect(order).toHaveTextContent(fact);
});

const receipt = (minutesAgo: number) => ({
  id: 'receipt-1',
  number: '2026/17',
  issuedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  amountCents: 4900,
  vatCents: 884,
  periodStart: null,
  periodEnd: null,
});

test.each([
  ['just paid', aPurchaseDetail({ receipts: [receipt(1)] }), /La ricevuta sta arrivando via email/],
  ['paid long ago', aPurchaseDetail({ receipts: [receipt(60)] }), /La ricevuta è in I miei prodotti/],
])('an order %s says where its receipt is', async (_when, purchase, words) => {
  open({ 'GET /purchases/order-1': { body: { data: purchase } } });
  expect(await screen.findByText(words)).toBeVisible();
});

test('what is free promises no receipt', async () => {
  open({ 'GET /purchases/order-1': { body: { data: aPurchaseDetail({ priceCents: 0, receipts: [] }) } } });
  expect(await screen.findByRole('heading', { name: 'È tuo' })).toBeVisible();
  expect(screen.queryByText(/ricevuta/)).not.toBeInTheDocument();
});

test('a payment confirmed later is noticed without a reload', async () => {
  let requests = 0;
  open({
    'GET /purchases/order-1': () => {
      requests += 1;
      return {
        body: { data: aPurchaseDetail(requests === 1 ? { status: 'pending', installationId: null } : {}) },
      };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Stiamo verificando il pagamento…' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Pagamento riuscito' }, { timeout: 5000 })).toBeVisible();
});

test.each([
  ['failed', 'Pagamento rifiutato'],
  ['cancelled', 'Pagamento annullato'],
] as const)('%s: nothing was charged, and one can try again', async (status, title) => {
  open({ 'GET /purchases/order-1': { body: { data: aPurchaseDetail({ status, installationId: null }) } } });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/Non è stato addebitato nulla/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Riprova il pagamento' })).toHaveAttribute(
    'href',
    '/checkout?product=p1',
  );
});

test('an awaited transfer says where the money goes, on any device', async () => {
  const transfer = {
    iban: 'IT60X0542811101000000123456',
    payee: 'Officina S.r.l.',
    reference: 'OFF-7K3M-2Q',
    amountCents: 2900,
    expiresAt: '2026-11-28T09:00:00.000Z',
  };
  const order = aPurchaseDetail({ status: 'pending', method: 'transfer', installationId: null });
  open({ 'GET /purchases/order-1': { body: { data: { ...order, transfer } } } });
  expect(await screen.findByText('OFF-7K3M-2Q')).toBeVisible();
  expect(screen.getByText('IT60 X054 2811 1010 0000 0123 456')).toBeVisible();
  expect(screen.getByText(/28\/11\/2026|28 novembre 2026/)).toBeVisible();
});

test('the address alone never makes an order paid', async () => {
  open({ 'GET /purchases/order-1': refusal(404, 'NOT_FOUND') });
  expect(await screen.findByRole('heading', { name: 'Ordine non trovato' })).toBeVisible();
});
