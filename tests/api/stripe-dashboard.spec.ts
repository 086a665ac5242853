import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminPurchaseDetail, CreatePurchase, GetPurchase, PurchaseDetail } from '@contract';
import { client, dataOf, eventually, signIn, signUp, type TestUser } from '../support/client';
import { runJob, sql } from '../support/database';
import { startFakeStripe, type FakeStripe } from '../support/fake-stripe';
import { aBilling } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

/** What is done in Stripe's dashboard, at the buyer's bank and on Stripe's pages, and not here. */
let stripe: FakeStripe;
let server: CmsServer;
let admin: TestUser;
beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startCms({
    env: {
      SEED_DEMO: 'true',
      STRIPE_SECRET_KEY: 'sk_test_di_prova',
      STRIPE_WEBHOOK_SECRET: stripe.secret,
      STRIPE_BASE_URL: stripe.url,
      OPERATOR_NAME: 'Bottega Digitale S.r.l.',
      OPERATOR_VAT_NUMBER: '01234567897',
      OPERATOR_ADDRESS: 'Via Po 5, 10124 Torino (TO)',
    },
  });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
});
afterAll(async () => {
  await server?.stop();
  await stripe?.close();
});

interface Bought {
  person: TestUser;
  id: string;
  session: string;
}
const detail = async ({ person, id }: Bought): Promise<PurchaseDetail> =>
  (await client(server).get<GetPurchase['response']>(`/purchases/${id}`, person)).body.data;
const reaches = (bought: Bought, ready: (purchase: PurchaseDetail) => boolean) =>
  eventually(() => detail(bought), ready, 30_000);
const ring = async (type: string, object: object) =>
  expect(await stripe.ring(server.url, type, object)).toBe(200);
const amountsOf = ({ receipts }: PurchaseDetail) => receipts.map(({ amountCents }) => amountCents);
const mails = async ({ id }: Bought, kind: string) =>
  sql(
    server,
    `select recipient, text from outbox_mails where dedupe_key like '${kind}:${id}:%' order by outbox_mails.id`,
  );
const bought = async (productId = 'chatbot-ai'): Promise<Bought> => {
  const person = await signUp(server);
  const { body } = await client(server).post<CreatePurchase['response']>(
    '/purchases',
    { productId, method: 'card', billing: aBilling({ email: person.email }) },
    { token: person.token, headers: { 'idempotency-key': randomUUID() } },
  );
  const { purchase, next } = body.data;
  if (next.kind !== 'redirect') throw new Error(`Expected a page of Stripe, got ${next.kind}`);
  const order = { person, id: purchase.id, session: next.url.split('/').at(-1) ?? '' };
  stripe.pay(order.session);
  await ring('checkout.session.completed', stripe.sessions.get(order.session) ?? {});
  await reaches(order, ({ status }) => status === 'paid');
  return order;
};
/** Everything that a subscription went through: its events, in the order in which they happened. */
const eventfulLife = async () => {
  const order = await bought();
  const events: [type: string, object: object][] = [];
  const first = stripe.chargeOf(order.session);
  const renewal = stripe.renew(order.session, false);
  events.push(['invoice.payment_failed', renewal]);
  const card = stripe.changeCard(order.session, '1881');
  events.push(['payment_method.attached', card]);
  stripe.settle(renewal);
  stripe.subscriptionOf(order.session).status = 'active';
  events.push(['invoice.paid', renewal]);
  events.push(['refund.created', stripe.refund(first, 1_000)], ['charge.refunded', first]);
  const second = stripe.chargeOf(renewal);
  const dispute = stripe.dispute(second);
  events.push(['charge.dispute.created', dispute]);
  stripe.decide(dispute, 'lost');
  events.push(['charge.dispute.closed', dispute]);
  return { order, events };
};
/** A subscription with its first month and one more. */
const renewed = async () => {
  const order = await bought();
  const first = stripe.chargeOf(order.session);
  const renewal = stripe.renew(order.session, true);
  await ring('invoice.paid', renewal);
  await reaches(order, ({ receipts }) => receipts.length === 2);
  return { ...order, first, renewal, second: stripe.chargeOf(renewal) };
};
const managed = async ({ id }: Bought) =>
  dataOf<AdminPurchaseDetail>(await client(server).get(`/admin/purchases/${id}`, { token: admin.token }));
const invoiceXml = async (receipt: string) => {
  const reply = await fetch(`${server.url}/api/admin/receipts/${receipt}/invoice`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return reply.text();
};

describe('a refund in the dashboard', { timeout: 120_000 }, () => {
  test('of the month that is running ends the order, and Stripe charges nothing more', async () => {
    const order = await renewed();
    stripe.refund(order.second);
    await ring('charge.refunded', order.second);
    const after = await reaches(order, ({ status }) => status === 'refunded');
    expect([amountsOf(after), after.suspended]).toEqual([[-2900, 2900, 2900], true]);
    await eventually(
      async () => stripe.subscriptionOf(order.session).status,
      (status) => status === 'canceled',
    );
    expect(await mails(order, 'order-refunded')).toHaveLength(1);
    await ring('customer.subscription.deleted', stripe.subscriptionOf(order.session));
    await ring('charge.refunded', order.second);
    await runJob(server, 'reconcile-payments');
    expect(amountsOf(await detail(order))).toEqual([-2900, 2900, 2900]);
  });

  test('of an older month is a credit note of that month; the order goes on as Stripe’s subscription does', async () => {
    const order = await renewed();
    const refund = stripe.refund(order.first);
    // Of a refund Stripe names the payment only, neither the order nor the customer.
    await ring('refund.created', refund);
    const after = await reaches(order, ({ receipts }) => receipts.length === 3);
    expect([after.status, after.suspended, amountsOf(after)]).toEqual(['paid', false, [-2900, 2900, 2900]]);
    expect(stripe.subscriptionOf(order.session).status).toBe('active');
    const [credit, , original] = after.receipts;
    expect(await invoiceXml(credit?.id ?? '')).toContain(`<IdDocumento>${original?.number}</IdDocumento>`);
    expect(await mails(order, 'order-refunded')).toHaveLength(1);
  });

  test('of parts is a credit note each, and ends the order with the last one', async () => {
    const order = await bought('business-plan');
    const charge = stripe.chargeOf(order.session);
    stripe.refund(charge, 900);
    await ring('charge.refunded', charge);
    const partly = await reaches(order, ({ receipts }) => receipts.length === 2);
    expect([partly.status, amountsOf(partly)[0]]).toEqual(['paid', -900]);
    stripe.refund(charge);
    await ring('charge.refunded', charge);
    const after = await reaches(order, ({ status }) => status === 'refunded');
    expect(amountsOf(after).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(await mails(order, 'order-refunded')).toHaveLength(2);
  });

  test('is noticed when its webhook was lost', async () => {
    const order = await renewed();
    stripe.lose('charge.refunded', order.second);
    stripe.refund(order.second);
    await runJob(server, 'reconcile-payments');
    await reaches(order, ({ status }) => status === 'refunded');
  });
});

describe('a dispute', { timeout: 120_000 }, () => {
  test('that is lost is a credit note, and the end of the order and of its subscription', async () => {
    const order = await renewed();
    const dispute = stripe.dispute(order.first);
    await ring('charge.dispute.created', dispute);
    await eventually(
      () => managed(order),
      (row) => row.dispute === 'open',
      30_000,
    );
    expect((await detail(order)).status).toBe('paid');
    expect(await mails(order, 'order-disputed')).toMatchObject([{ recipient: order.person.email }]);
    expect(await mails(order, 'order-dispute-team')).toMatchObject([{ recipient: admin.email }]);

    stripe.decide(dispute, 'lost');
    await ring('charge.dispute.closed', dispute);
    const after = await reaches(order, ({ status }) => status === 'refunded');
    expect([amountsOf(after), after.suspended]).toEqual([[-2900, 2900, 2900], true]);
    expect((await managed(order)).dispute).toBe('lost');
    await eventually(
      async () => stripe.subscriptionOf(order.session).status,
      (status) => status === 'canceled',
    );
    expect(await mails(order, 'order-dispute-team')).toHaveLength(2);
  });

  test('that is won changes nothing of the order', async () => {
    const order = await bought();
    const dispute = stripe.dispute(stripe.chargeOf(order.session));
    await ring('charge.dispute.created', dispute);
    await eventually(
      () => managed(order),
      (row) => row.dispute === 'open',
      30_000,
    );
    stripe.decide(dispute, 'won');
    await ring('charge.dispute.closed', dispute);
    await eventually(
      () => managed(order),
      (row) => row.dispute === 'won',
      30_000,
    );
    expect(await detail(order)).toMatchObject({ status: 'paid', receipts: [{ amountCents: 2900 }] });
    expect(await mails(order, 'order-dispute-won')).toHaveLength(1);
  });
});

test('whatever the order in which messages come, and however often, they end alike', async () => {
  const [inOrder, reversed, atOnce] = [await eventfulLife(), await eventfulLife(), await eventfulLife()];
  for (const [type, object] of inOrder.events) await ring(type, object);
  for (const [type, object] of reversed.events.toReversed()) await ring(type, object);
  const twice = [...atOnce.events, ...atOnce.events.toReversed()];
  await Promise.all(twice.map(([type, object]) => ring(type, object)));
  for (const { order } of [inOrder, reversed, atOnce]) {
    const after = await reaches(
      order,
      ({ status, receipts }) => status === 'refunded' && receipts.length === 4,
    );
    expect(amountsOf(after).toSorted((one, other) => one - other)).toEqual([-2900, -1000, 2900, 2900]);
    await eventually(
      async () => stripe.subscriptionOf(order.session).status,
      (status) => status === 'canceled',
    );
    expect((await managed(order)).dispute).toBe('lost');
  }
}, 120_000);

test('a renewal that the bank wants confirmed leads to Stripe’s page until it is', async () => {
  const order = await bought();
  const invoice = stripe.renew(order.session, 'to-confirm');
  await ring('invoice.payment_action_required', invoice);
  const waiting = await reaches(order, ({ paymentPage }) => paymentPage !== null);
  expect([waiting.status, waiting.paymentPage]).toEqual(['unpaid', invoice.hosted_invoice_url]);
  const [mail] = await mails(order, 'order-confirm');
  expect(mail?.text).toContain(invoice.hosted_invoice_url);
  expect(await mails(order, 'order-missed')).toEqual([]);
  stripe.settle(invoice);
  stripe.subscriptionOf(order.session).status = 'active';
  await ring('invoice.paid', invoice);
  await reaches(order, ({ status, paymentPage }) => status === 'paid' && paymentPage === null);
}, 120_000);

test('another card pays what is owed, and its owner is told', async () => {
  const order = await bought();
  const invoice = stripe.renew(order.session, false);
  await ring('invoice.payment_failed', invoice);
  await reaches(order, ({ status }) => status === 'unpaid');
  const card = stripe.changeCard(order.session, '1881');
  await ring('payment_method.attached', card);
  await reaches(order, ({ status }) => status === 'paid');
  expect(invoice.status).toBe('paid');
  const notified = await eventually(
    () => mails(order, 'order-card'),
    (rows) => rows.length > 0,
  );
  expect(notified).toMatchObject([{ text: expect.stringContaining('1881') }]);
}, 120_000);

test('what is cancelled in the dashboard is told to its owner, once', async () => {
  const order = await bought();
  const subscription = stripe.subscriptionOf(order.session);
  subscription.cancel_at = Math.floor(Date.now() / 1000) + 86_400;
  await ring('customer.subscription.updated', subscription);
  await ring('customer.subscription.updated', subscription);
  await reaches(order, ({ status }) => status === 'expiring');
  await eventually(
    () => mails(order, 'order-cancelled'),
    (rows) => rows.length === 1,
  );
  subscription.status = 'canceled';
  stripe.lose('customer.subscription.deleted', subscription);
  await runJob(server, 'reconcile-payments');
  await reaches(order, ({ status }) => status === 'ended');
  expect(await mails(order, 'order-ended')).toHaveLength(1);
  expect(await mails(order, 'order-cancelled')).toHaveLength(1);
}, 120_000);
