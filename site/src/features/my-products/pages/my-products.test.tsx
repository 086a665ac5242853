import type { PlanOffer } from '@contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { today } from '../../../lib/dates';
import { addDays } from '../../../lib/days';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { aPurchase, aPurchaseDetail, NO_ACTIONS } from '../../../testing/products';
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

const actions = { ...NO_ACTIONS, cancel: true, changeCard: true, correctBilling: true };

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

test.each([
  [30_933, /ti rimborsiamo €309,33\./],
  [null, /ti rimborsiamo tutto quello che hai pagato\./],
])('a withdrawal says what the server gives back (%s), whatever the plan costs', async (cents, words) => {
  const purchase = aPurchase({
    priceCents: 29_000,
    billingPeriod: 'year',
    actions: { ...actions, withdrawUntil: '2026-12-05T09:00:00.000Z' },
  });
  fakeApi({
    'GET /purchases': { body: { data: [purchase] } },
    'GET /purchases/order-1': {
      body: { data: aPurchaseDetail({ ...purchase, withdrawalRefundCents: cents }) },
    },
  });
  render(<MyProducts />, { account: anAccount() });
  await userEvent.click(await screen.findByRole('button', { name: 'Recedere dal contratto qui' }));
  expect(await screen.findByText(words)).toBeVisible();
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

const openMenu = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per Chatbot AI' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};

test('a change of plan shows what it comes to, and one that costs more by now is shown again', async () => {
  const offer = {
    kind: 'change',
    period: 'year',
    priceCents: 29_000,
    when: 'now',
    amountCents: 27_550,
    creditCents: 1450,
    renewsAt: '2027-11-21T09:00:00.000Z',
  } satisfies PlanOffer;
  let now: PlanOffer = offer;
  const sent: unknown[] = [];
  fakeApi({
    'GET /purchases': { body: { data: [aPurchase({ actions: { ...actions, changePlan: true } })] } },
    'GET /purchases/order-1/plan': () => ({ body: { data: now } }),
    'POST /purchases/order-1/plan': ({ body }) => {
      sent.push(body);
      if (sent.length > 1) return { body: { data: aPurchase({ billingPeriod: 'year' }) } };
      now = { ...offer, creditCents: 1353, amountCents: 27_647 };
      return refusal(409, 'CONFLICT', { reason: 'price-changed' });
    },
  });
  render(<MyProducts />, { account: anAccount() });
  await openMenu('Passa al piano annuale');
  expect(await screen.findByText(/^− €14,50/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Paga €275,50' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('L’importo è cambiato');
  await userEvent.click(await screen.findByRole('button', { name: 'Paga €276,47' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { period: 'year', priceCents: 29_000, amountCents: 27_550 },
    { period: 'year', priceCents: 29_000, amountCents: 27_647 },
  ]);
});

test('a pause is taken until a day in reach, and ended with a click', async () => {
  const paused = aPurchase({
    pausedUntil: '2027-01-21T00:00:00.000Z',
    suspended: true,
    actions: { ...NO_ACTIONS, cancel: true, endPause: true },
  });
  let now = aPurchase({ actions: { ...actions, pause: true } });
  const sent: unknown[] = [];
  fakeApi({
    'GET /purchases': () => ({ body: { data: [now] } }),
    'POST /purchases/order-1/pause': ({ body }) => {
      sent.push(body);
      return { body: { data: (now = paused) } };
    },
    'POST /purchases/order-1/end-pause': () => ({ body: { data: (now = aPurchase({ actions })) } }),
  });
  render(<MyProducts />, { account: anAccount() });
  await openMenu('Metti in pausa');
  const field = await screen.findByLabelText(/^In pausa fino al/);
  fireEvent.change(field, { target: { value: '2020-01-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Metti in pausa' }));
  expect(sent).toEqual([]);
  const day = addDays(today(), 40);
  fireEvent.change(field, { target: { value: day } });
  await userEvent.click(screen.getByRole('button', { name: 'Metti in pausa' }));
  expect(await screen.findByText('In pausa')).toBeVisible();
  expect(sent).toEqual([{ until: day }]);
  expect(screen.getByText('In pausa fino al 21/01/2027')).toBeVisible();
  await openMenu('Riprendi ora');
  await waitFor(() => expect(screen.queryByText('In pausa')).toBeNull());
});
