import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { aPurchase } from '../../../testing/products';
import { anAccount, render } from '../../../testing/render';
import MyProducts from './my-products';

const open = (reply: Parameters<typeof fakeApi>[0][string]) => {
  fakeApi({ 'GET /purchases': reply });
  return render(<MyProducts />, { account: anAccount() });
};

test('lists each purchase with date, status and where it opens', async () => {
  const social = aPurchase({
    id: 'order-2',
    installationId: 'install-2',
    product: {
      id: 'p2',
      slug: 'creatore-post-social',
      kind: 'social',
      title: 'Creatore Post Social',
      imageUrl: null,
    },
  });
  const waiting = aPurchase({ id: 'order-3', status: 'pending', installationId: null });
  open({ body: { data: [social, waiting] } });
  const [, first, second] = await screen.findAllByRole('row');
  expect(within(first as HTMLElement).getByText('21/11/2026')).toBeVisible();
  expect(within(first as HTMLElement).getByText('Pagato')).toBeVisible();
  expect(within(first as HTMLElement).getByRole('link', { name: /Apri il builder/ })).toHaveAttribute(
    'href',
    '/social-builder?install_id=install-2',
  );
  expect(within(second as HTMLElement).getByText('In attesa')).toBeVisible();
  expect(within(second as HTMLElement).queryByRole('link', { name: /Apri il builder/ })).toBeNull();
});

test('several chatbots are told apart by name and site, also aloud', async () => {
  const aria = aPurchase({ id: 'order-1', chatbot: { name: 'Aria', host: 'forno.it' } });
  const luna = aPurchase({ id: 'order-2', installationId: 'i2', chatbot: { name: 'Luna', host: null } });
  open({ body: { data: [aria, luna] } });
  const [, first, second] = await screen.findAllByRole('row');
  expect(within(first as HTMLElement).getByText('Aria · forno.it')).toBeVisible();
  expect(within(second as HTMLElement).getByText('Luna')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vedi l’ordine di Chatbot AI (Aria · forno.it)' })).toHaveAttribute(
    'href',
    '/checkout/esito?purchase=order-1',
  );
  expect(screen.getByRole('link', { name: 'Apri il builder di Chatbot AI (Luna)' })).toHaveAttribute(
    'href',
    '/chatbot-builder?install_id=i2',
  );
});

test('a service opens its order, and has no second way to it', async () => {
  const product = {
    id: 'p3',
    slug: 'business-plan',
    kind: 'service',
    title: 'Business plan',
    imageUrl: null,
  } as const;
  open({ body: { data: [aPurchase({ installationId: 'install-3', product })] } });
  expect(await screen.findByRole('link', { name: 'Apri l’ordine di Business plan' })).toHaveAttribute(
    'href',
    '/ordini/install-3',
  );
  expect(screen.queryByRole('link', { name: /Vedi l’ordine|builder/ })).toBeNull();
});

test('nothing bought yet: says so and shows the way', async () => {
  open({ body: { data: [] } });
  expect(await screen.findByText('Nessun prodotto acquistato')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scopri il Marketplace' })).toHaveAttribute('href', '/marketplace');
});

test('orders that came to nothing are not listed', async () => {
  const none = { installationId: null };
  open({
    body: {
      data: [
        aPurchase({ ...none, id: 'order-4', status: 'cancelled' }),
        aPurchase({ ...none, id: 'order-5', status: 'failed' }),
        // A subscription given up after a time was a product, and keeps its data.
        aPurchase({ id: 'order-6', status: 'cancelled' }),
      ],
    },
  });
  const [, ...rows] = await screen.findAllByRole('row');
  expect(rows).toHaveLength(1);
});

test('a failure can be tried again', async () => {
  open(refusal(400, 'BAD_REQUEST'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Impossibile caricare i tuoi prodotti');
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
});

const actions = {
  cancel: true,
  resume: false,
  withdrawUntil: null,
  changeCard: true,
  correctBilling: true,
  rate: false,
};

test('a subscription is cancelled in two clicks, and taken back', async () => {
  const running = aPurchase({ actions });
  const cancelled = aPurchase({ status: 'expiring', actions: { ...actions, cancel: false, resume: true } });
  let now = running;
  const api = fakeApi({
    'GET /purchases': () => ({ body: { data: [now] } }),
    'POST /purchases/order-1/cancel': () => ({ body: { data: (now = cancelled) } }),
    'POST /purchases/order-1/resume': () => ({ body: { data: (now = running) } }),
  });
  render(<MyProducts />, { account: anAccount() });
  expect(await screen.findByText('Si rinnova il 21/12/2026')).toBeVisible();
  const menu = () => userEvent.click(screen.getByRole('button', { name: 'Azioni per Chatbot AI' }));
  await menu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Annulla abbonamento' }));
  expect(await screen.findByText('Attivo fino al 21/12/2026')).toBeVisible();
  expect(screen.getByText('In scadenza')).toBeVisible();
  await menu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Riprendi abbonamento' }));
  expect(await screen.findByText('Si rinnova il 21/12/2026')).toBeVisible();
  expect(api.to('/purchases/order-1/cancel')).toHaveLength(1);
});

test('a consumer withdraws with a name and an address for the receipt', async () => {
  const purchase = aPurchase({ actions: { ...actions, withdrawUntil: '2026-12-05T09:00:00.000Z' } });
  const buyer = { kind: 'private', name: 'Giulia Ferri', email: 'giulia@bottega.it' };
  const api = fakeApi({
    'GET /purchases': { body: { data: [purchase] } },
    'GET /purchases/order-1': { body: { data: { ...purchase, transfer: null, receipts: [], buyer } } },
    'POST /purchases/order-1/withdraw': { body: { data: purchase } },
  });
  render(<MyProducts />, { account: anAccount() });
  await userEvent.click(await screen.findByRole('button', { name: 'Recedere dal contratto qui' }));
  const email = await screen.findByLabelText(/^Email per la ricevuta/);
  expect(email).toHaveValue('giulia@bottega.it');
  await userEvent.clear(email);
  await userEvent.click(screen.getByRole('button', { name: 'Conferma recesso' }));
  expect(email).toBeInvalid();
  await userEvent.type(email, 'altra@bottega.it');
  await userEvent.click(screen.getByRole('button', { name: 'Conferma recesso' }));
  await waitFor(() =>
    expect(api.to('/purchases/order-1/withdraw')[0]?.body).toEqual({
      name: 'Giulia Ferri',
      email: 'altra@bottega.it',
    }),
  );
});

test('a product that will stop says when, and one that has stopped says so', async () => {
  open({
    body: {
      data: [
        aPurchase({ status: 'unpaid', suspendsAt: '2026-12-28T09:00:00.000Z', actions }),
        aPurchase({ id: 'order-2', status: 'unpaid', suspended: true, actions }),
      ],
    },
  });
  expect(await screen.findByText(/Si ferma il 28\/12\/2026/)).toBeVisible();
  expect(screen.getByText(/^Sospeso/)).toBeVisible();
});

test('a renewal that the bank asks about is confirmed on the card provider’s page', async () => {
  const paymentPage = 'https://invoice.stripe.test/confirm';
  open({ body: { data: [aPurchase({ status: 'unpaid', suspendsAt: null, paymentPage, actions })] } });
  const link = await screen.findByRole('link', { name: 'Conferma il pagamento' });
  expect(link).toHaveAttribute('href', paymentPage);
});
