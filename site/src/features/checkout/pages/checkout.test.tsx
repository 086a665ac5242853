import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal, type ApiCall, type ApiReply } from '../../../testing/fake-api';
import { aProduct, aPurchase } from '../../../testing/products';
import { anAccount, render } from '../../../testing/render';
import { enter } from '../../../testing/enter';
import { emptyBilling } from '../../../shared/billing/billing';
import Checkout from './checkout';

const account = anAccount();
const pending = aPurchase({ status: 'pending', installationId: null });
const redirect: ApiReply = {
  body: { data: { purchase: pending, next: { kind: 'redirect', url: '/pagamento-di-prova/s1' } } },
};
const payments = { sandbox: true, stripe: false, bankTransfer: true };

const open = (
  order: ApiReply | ((call: ApiCall) => ApiReply),
  product = aProduct(),
  config: ApiReply = { body: { data: { payments } } },
  more: Record<string, ApiReply> = {},
) => {
  const api = fakeApi({
    'GET /site/products/p1?locale=it': { body: { data: product } },
    'GET /site-config': config,
    'POST /purchases': order,
    ...more,
  });
  const view = render(<Checkout />, { at: '/checkout?product=p1', path: '/checkout', account });
  const orders = () => api.to('/purchases').filter(({ method }) => method === 'POST');
  return {
    api,
    ...view,
    orders,
    keys: () => orders().map(({ headers }) => headers['Idempotency-Key']),
  };
};
const fill = async () => {
  const user = userEvent.setup({ delay: null });
  await enter(user, await screen.findByLabelText(/^Indirizzo/), 'Via Roma 12');
  await enter(user, screen.getByLabelText(/^Città/), 'Torino');
  await enter(user, screen.getByLabelText(/^CAP/), '10121');
  const taxCode = screen.queryByLabelText(/^Codice fiscale/);
  if (taxCode) await enter(user, taxCode, 'RSSMRA85T10A562S');
};
const order = (name = 'Ordina e paga') => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

test('shows what is bought, what it costs and the VAT inside', async () => {
  open(redirect);
  expect(await screen.findByText('Riepilogo Ordine')).toBeVisible();
  expect(screen.getByText('€29/mese')).toBeVisible();
  expect(screen.getByText('€5,23')).toBeVisible();
});

test('knows the account already and asks for the rest', async () => {
  const { orders } = open(redirect);
  expect(await screen.findByLabelText(/^Email/)).toHaveValue(account.email);
  expect(screen.getByLabelText(/^Paese/)).toHaveValue('Italia');
  await order();
  expect(screen.getAllByText('Questo campo è richiesto')).toHaveLength(4);
  expect(screen.getByLabelText(/^Codice fiscale/)).toHaveFocus();
  expect(orders()).toEqual([]);
});

test('an order sends no price and leads to the payment page', async () => {
  const { orders, router } = open(redirect);
  await fill();
  await order();
  await waitFor(() => expect(router.state.location.pathname).toBe('/pagamento-di-prova/s1'));
  expect(orders()[0]?.body).toEqual({
    productId: 'p1',
    method: 'card',
    billing: {
      email: account.email,
      fullName: account.displayName,
      address: 'Via Roma 12',
      city: 'Torino',
      postalCode: '10121',
      country: 'Italia',
      customerKind: 'private',
      taxCode: 'RSSMRA85T10A562S',
      vatNumber: '',
      recipientCode: '',
      pec: '',
      cig: '',
      cup: '',
      orderNumber: '',
    },
  });
});

test('a company gives its VAT number and where its invoices go', async () => {
  const { orders } = open(redirect);
  await fill();
  await userEvent.click(screen.getByLabelText('Azienda o P.IVA'));
  await order();
  expect(screen.getByLabelText(/^Partita IVA/)).toBeInvalid();
  expect(screen.getByText('Indica il codice destinatario oppure la PEC')).toBeVisible();
  const user = userEvent.setup({ delay: null });
  await enter(user, screen.getByLabelText(/^Partita IVA/), '12345678903');
  await enter(user, screen.getByLabelText(/^PEC/), 'forno@pec.test');
  await order();
  await waitFor(() =>
    expect(orders()[0]?.body).toMatchObject({
      billing: { customerKind: 'company', vatNumber: '12345678903', pec: 'forno@pec.test' },
    }),
  );
});

test('a VAT number that cannot be is pointed out on leaving it, and no longer once it is right', async () => {
  open(redirect);
  await userEvent.click(await screen.findByLabelText('Azienda o P.IVA'));
  const field = screen.getByLabelText(/^Partita IVA/);
  await userEvent.type(field, '12345678901');
  expect(field).toBeValid();
  await userEvent.tab();
  expect(field).toBeInvalid();
  expect(screen.getByText('La partita IVA non è valida: controlla le 11 cifre')).toBeVisible();
  await userEvent.type(field, '{Backspace}3');
  expect(field).toBeValid();
});

test('what a code pays whole asks for no address', async () => {
  const once = aProduct({ billingPeriod: 'once' });
  open(redirect, once, undefined, {
    'GET /site/coupons/REGALO?product=p1': {
      body: { data: { code: 'REGALO', discountCents: once.priceCents } },
    },
  });
  expect(await screen.findByLabelText(/^Indirizzo/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hai un codice sconto?' }));
  await userEvent.type(screen.getByLabelText('Codice sconto'), 'REGALO{Enter}');
  await waitFor(() => expect(screen.queryByLabelText(/^Indirizzo/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Attiva gratis' })).toBeVisible();
});

test('a discount code lowers what is paid today, and goes with the order', async () => {
  const { orders } = open(redirect, aProduct(), undefined, {
    'GET /site/coupons/PRIMO?product=p1': { body: { data: { code: 'PRIMO', discountCents: 900 } } },
  });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Hai un codice sconto?' }));
  await userEvent.type(screen.getByLabelText('Codice sconto'), 'PRIMO{Enter}');
  expect(await screen.findByText('Codice PRIMO: risparmi €9')).toBeVisible();
  expect(screen.getByText('€20')).toBeVisible();
  await order();
  await waitFor(() => expect(orders()[0]?.body).toMatchObject({ coupon: 'PRIMO' }));
});

test('what was given with the latest order is there already', async () => {
  const latest = {
    ...emptyBilling(account, 'Italia'),
    address: 'Via Po 3',
    city: 'Asti',
    postalCode: '14100',
  };
  open(redirect, aProduct(), undefined, { 'GET /billing': { body: { data: latest } } });
  await waitFor(() => expect(screen.getByLabelText(/^Indirizzo/)).toHaveValue('Via Po 3'));
});

test('after a lost answer the same attempt is repeated, not a second order', async () => {
  let answers: ApiReply[] = ['offline', redirect];
  const { router, keys } = open(() => {
    const [now = redirect, ...later] = answers;
    answers = later;
    return now;
  });
  await fill();
  await order();
  expect(await screen.findByRole('alert')).toHaveTextContent('non rischi di pagare due volte');
  await order();
  await waitFor(() => expect(router.state.location.pathname).toBe('/pagamento-di-prova/s1'));
  expect(keys()).toHaveLength(2);
  expect(keys()[0]).toBeTruthy();
  expect(keys()[1]).toBe(keys()[0]);
});

test('two impatient presses are one order', async () => {
  const { keys, router } = open(redirect);
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Ordina e paga' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pagamento-di-prova/s1'));
  expect(keys()).toHaveLength(1);
});

test('what was typed survives a reload', async () => {
  const { unmount } = open(redirect);
  await fill();
  await userEvent.click(screen.getByLabelText('Bonifico'));
  unmount();
  open(redirect);
  expect(await screen.findByLabelText(/^Indirizzo/)).toHaveValue('Via Roma 12');
  await waitFor(() => expect(screen.getByLabelText('Bonifico')).toBeChecked());
});

test('what one person typed is not shown to the next', async () => {
  const { unmount } = open(redirect);
  await fill();
  unmount();
  fakeApi({ 'GET /site/products/p1?locale=it': { body: { data: aProduct() } } });
  render(<Checkout />, {
    at: '/checkout?product=p1',
    path: '/checkout',
    account: anAccount({ id: 'account-2' }),
  });
  expect(await screen.findByLabelText(/^Indirizzo/)).toHaveValue('');
});

test('a bank transfer leads to the result with the details to pay', async () => {
  const transfer = {
    kind: 'transfer',
    iban: 'IT60X0542811101000000123456',
    payee: 'Officina S.r.l.',
    reference: 'OFF-7K3M-2Q',
    amountCents: 2900,
    expiresAt: '2026-11-28T09:00:00.000Z',
  };
  const { router, orders } = open({ body: { data: { purchase: pending, next: transfer } } });
  await fill();
  await userEvent.click(await screen.findByLabelText('Bonifico'));
  await order('Ordina con obbligo di pagare');
  await waitFor(() => expect(router.state.location.search).toBe('?purchase=order-1'));
  expect(orders()[0]?.body).toMatchObject({ method: 'transfer' });
});

test('without a card provider only the transfer is offered', async () => {
  const { orders } = open(redirect, aProduct(), {
    body: { data: { payments: { sandbox: false, stripe: false, bankTransfer: true } } },
  });
  expect(await screen.findByLabelText('Bonifico')).toBeChecked();
  expect(screen.queryByLabelText('Carta')).toBeNull();
  await fill();
  await order('Ordina con obbligo di pagare');
  await waitFor(() => expect(orders()[0]?.body).toMatchObject({ method: 'transfer' }));
});

test('where nothing takes money the page says so instead of taking an order', async () => {
  open(redirect, aProduct(), {
    body: { data: { payments: { sandbox: false, stripe: false, bankTransfer: false } } },
  });
  expect(await screen.findByText(/non si può pagare da qui/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ordina e paga' })).toBeDisabled();
});

test('a server that does not say how it is paid is shown every way, and refuses what it does not offer', async () => {
  open(
    refusal(422, 'VALIDATION', { fields: { method: 'unavailable' } }),
    aProduct(),
    refusal(404, 'NOT_FOUND'),
  );
  expect(await screen.findByLabelText('Carta')).toBeChecked();
  expect(screen.getByLabelText('Bonifico')).toBeVisible();
  await fill();
  await order();
  expect(await screen.findByRole('alert')).toHaveTextContent('non è disponibile: scegline un altro');
});

test.each<[string, ApiReply, string]>([
  ['a product off sale', refusal(404, 'NOT_FOUND'), 'Questo prodotto non è più in vendita.'],
  ['an expired session', refusal(401, 'UNAUTHENTICATED'), 'Accedi di nuovo'],
  ['too many orders', refusal(429, 'RATE_LIMITED'), 'Troppi tentativi'],
])('%s: says so and keeps the form', async (_case, reply, words) => {
  open(reply);
  await fill();
  await order();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText(/^Indirizzo/)).toHaveValue('Via Roma 12');
});

test('a field that the server refuses is marked', async () => {
  open(refusal(422, 'VALIDATION', { fields: { 'billing.city': 'max' } }));
  await fill();
  await order();
  await waitFor(() => expect(screen.getByLabelText(/^Città/)).toBeInvalid());
  expect(screen.getByLabelText(/^Città/)).toHaveFocus();
});

test('who holds a free product already is led to it, and nobody is asked for an address', async () => {
  open(
    refusal(409, 'ALREADY_PURCHASED', { purchaseId: 'order-9', installationId: null }),
    aProduct({ priceCents: 0 }),
  );
  expect(await screen.findByRole('button', { name: 'Attiva gratis' })).toBeVisible();
  for (const label of [/^Indirizzo/, /^CAP/, /^Codice fiscale/])
    expect(screen.queryByLabelText(label)).toBeNull();
  expect(screen.queryByText('Metodo di pagamento')).toBeNull();
  await order('Attiva gratis');
  expect(await screen.findByRole('link', { name: 'Vai al prodotto' })).toHaveAttribute(
    'href',
    '/checkout/esito?purchase=order-9',
  );
});

test('without a product there is a way to find one', () => {
  fakeApi({});
  render(<Checkout />, { at: '/checkout', path: '/checkout', account });
  expect(screen.getByText('Nessun prodotto nel carrello')).toBeVisible();
});

test('whoever has the subscription already is told, and may buy a second one', async () => {
  const { router } = open(redirect, aProduct(), undefined, {
    'GET /purchases': { body: { data: [aPurchase()] } },
  });
  expect(await screen.findByText('Ne hai già uno')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai a quello che hai' })).toHaveAttribute(
    'href',
    '/chatbot-builder?install_id=install-1',
  );
  await fill();
  await order();
  await waitFor(() => expect(router.state.location.pathname).toBe('/pagamento-di-prova/s1'));
});
