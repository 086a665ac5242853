import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  CreatePurchase,
  GetPlanOffer,
  GetPurchase,
  PlanOffer,
  Purchase,
  PurchaseDetail,
  SiteConfig,
} from '@contract';
import { client, dataOf, eventually, signIn, signUp, type TestUser } from '../support/client';
import { sql } from '../support/database';
import { startFakeStripe, type FakeStripe } from '../support/fake-stripe';
import { aBilling } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

let stripe: FakeStripe;
let server: CmsServer;
beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startCms({
    env: {
      SEED_DEMO: 'true',
      STRIPE_SECRET_KEY: 'sk_test_di_prova',
      STRIPE_WEBHOOK_SECRET: `whsec_vecchio,${stripe.secret}`,
      STRIPE_BASE_URL: stripe.url,
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await stripe?.close();
});
beforeEach(() => void (stripe.refuseWith.length = 0));

const order = (person: TestUser, changes: Partial<CreatePurchase['request']> = {}) =>
  client(server).post<CreatePurchase['response']>(
    '/purchases',
    { productId: 'chatbot-ai', method: 'card', billing: aBilling(), ...changes },
    { token: person.token, headers: { 'idempotency-key': randomUUID() } },
  );
const begun = async (productId = 'chatbot-ai') => {
  const person = await signUp(server);
  const { purchase, next } = (await order(person, { productId })).body.data;
  if (next.kind !== 'redirect') throw new Error(`Expected a page of Stripe, got ${next.kind}`);
  const session = next.url.split('/').at(-1) ?? '';
  return { person, id: purchase.id, session };
};
const detail = async ({ token }: TestUser, id: string): Promise<PurchaseDetail> =>
  (await client(server).get<GetPurchase['response']>(`/purchases/${id}`, { token })).body.data;
const reaches = (person: TestUser, id: string, ready: (purchase: PurchaseDetail) => boolean) =>
  eventually(() => detail(person, id), ready, 30_000);
const act = (person: TestUser, id: string, deed: string, body?: unknown) =>
  client(server).post<{ data: Purchase & { url: string } }>(`/purchases/${id}/${deed}`, body, person);
const completed = (session: string) =>
  stripe.ring(server.url, 'checkout.session.completed', stripe.sessions.get(session) ?? {});
const paid = async () => {
  const bought = await begun();
  stripe.pay(bought.session);
  await completed(bought.session);
  await reaches(bought.person, bought.id, ({ status }) => status === 'paid');
  return bought;
};

describe('a subscription', { timeout: 120_000 }, () => {
  test('is paid on Stripe’s page, and delivered when Stripe says so', async () => {
    const { person, id, session } = await begun();
    const sent = stripe.requests.find(({ params }) => params.get('client_reference_id') === id);
    expect(sent?.key).toContain(id);
    expect(sent?.params.get('line_items[0][price_data][recurring][interval]')).toBe('month');
    expect(sent?.params.get('line_items[0][price_data][unit_amount]')).toBe('2900');
    // A bell that rings before anything happened changes nothing.
    await completed(session);
    stripe.pay(session);
    expect((await detail(person, id)).status).toBe('pending');
    expect(await completed(session)).toBe(200);
    const bought = await reaches(person, id, ({ status }) => status === 'paid');
    expect(bought.installationId).toEqual(expect.any(String));
    expect(bought.receipts).toMatchObject([{ amountCents: 2900 }]);
  });

  test('asked for ten times at once is one session', async () => {
    const person = await signUp(server);
    const replies = await Promise.all(Array.from({ length: 10 }, () => order(person)));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.data.next))).size).toBe(1);
  });

  test('is renewed, missed and made good, in whatever order and however often it is told', async () => {
    const { person, id, session } = await paid();
    const missed = stripe.renew(session, false);
    await stripe.ring(server.url, 'invoice.payment_failed', missed);
    await reaches(person, id, ({ status }) => status === 'unpaid');
    stripe.settle(missed);
    stripe.subscriptionOf(session).status = 'active';
    const news = ['invoice.paid', 'invoice.payment_failed', 'checkout.session.completed', 'invoice.paid'];
    const statuses = await Promise.all(
      news.map((type) => stripe.ring(server.url, type, missed, { id: `evt_${id}_${type}` })),
    );
    expect(statuses).toEqual([200, 200, 200, 200]);
    // Both: a purchase is read in two steps, between which a renewal may come.
    const after = await reaches(
      person,
      id,
      ({ status, receipts }) => status === 'paid' && receipts.length === 2,
    );
    expect(after.receipts.map(({ amountCents }) => amountCents)).toEqual([2900, 2900]);
    const stored = await sql(
      server,
      `select id from payment_events where provider = 'stripe-webhook' and event_id like 'evt_${id}%'`,
    );
    expect(stored).toHaveLength(3);
  });

  test('is cancelled here or there, and ends when Stripe ends it', async () => {
    const { person, id, session } = await paid();
    const subscription = stripe.subscriptionOf(session);
    expect((await act(person, id, 'cancel')).body.data.status).toBe('expiring');
    expect(subscription.cancel_at_period_end).toBe(true);
    expect((await act(person, id, 'resume')).body.data.status).toBe('paid');
    expect(subscription.cancel_at_period_end).toBe(false);

    subscription.cancel_at_period_end = true;
    await stripe.ring(server.url, 'customer.subscription.updated', subscription);
    await reaches(person, id, ({ status }) => status === 'expiring');
    subscription.status = 'canceled';
    await stripe.ring(server.url, 'customer.subscription.deleted', subscription);
    expect((await reaches(person, id, ({ status }) => status === 'ended')).suspended).toBe(true);
  });

  test('is withdrawn from: cancelled, given back once, and the card is changed at Stripe', async () => {
    const { person, id, session } = await paid();
    expect((await act(person, id, 'card')).body.data.url).toBe('https://billing.stripe.test/p');
    const by = { name: 'Giulia Rossi', email: person.email };
    // Stripe is down just then: the withdrawal counts, the money follows.
    stripe.refuseWith.push(500, 500, 500);
    expect((await act(person, id, 'withdraw', by)).status).toBe(200);
    const after = await reaches(person, id, ({ status }) => status === 'refunded');
    expect(after.receipts.map(({ amountCents }) => amountCents)).toEqual([-2900, 2900]);
    expect(stripe.subscriptionOf(session).status).toBe('canceled');
    expect(stripe.requests.filter(({ key }) => key?.startsWith(`refund:${id}:`))).toHaveLength(1);
  });
});

test('an administrator gives the latest payment back, once, and the subscription ends', async () => {
  const admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  const { person, id, session } = await paid();
  const renewed = stripe.renew(session, true);
  await stripe.ring(server.url, 'invoice.paid', renewed);
  await reaches(person, id, ({ receipts }) => receipts.length === 2);
  const refund = () =>
    client(server).post(
      `/admin/purchases/${id}/refund`,
      { note: 'Non gli serviva più' },
      { token: admin.token },
    );
  // Asked twice at once, and Stripe is down just then.
  stripe.refuseWith.push(500, 500, 500);
  const replies = await Promise.all([refund(), refund()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const after = await reaches(person, id, ({ status }) => status === 'refunded');
  expect(after.receipts.map(({ amountCents }) => amountCents)).toEqual([-2900, 2900, 2900]);
  const refunds = stripe.requests.filter(({ key }) => key?.startsWith(`refund:${id}:`));
  expect(refunds.map(({ params }) => params.get('payment_intent'))).toEqual([
    stripe.chargeOf(renewed).payment_intent,
  ]);
  expect(stripe.subscriptionOf(session).status).toBe('canceled');
}, 120_000);

test('what is bought once is one payment; a page that was left leaves no order', async () => {
  const once = await begun('business-plan');
  expect(stripe.sessions.get(once.session)?.mode).toBe('payment');
  stripe.pay(once.session);
  await completed(once.session);
  const bought = await reaches(once.person, once.id, ({ status }) => status === 'paid');
  expect(bought.periodEndsAt).toBeNull();

  const left = await begun();
  stripe.expire(left.session);
  await stripe.ring(server.url, 'checkout.session.expired', stripe.sessions.get(left.session) ?? {});
  await reaches(left.person, left.id, ({ status }) => status === 'cancelled');
});

test('less money than was asked for pays nothing', async () => {
  const { person, id, session } = await begun();
  const page = stripe.sessions.get(session);
  if (!page) throw new Error('Stripe has no such session');
  stripe.pay(session);
  page.amount_total = 2_899;
  expect(await completed(session)).toBe(200);
  const events = await eventually(
    () => sql(server, `select state from payment_events where event_id = 'paid:${session}'`),
    (rows) => rows.length > 0,
    30_000,
  );
  expect(events).toEqual([{ state: 'ignored' }]);
  expect(await detail(person, id)).toMatchObject({ status: 'pending', installationId: null, receipts: [] });
});

test('while Stripe is down the order waits, and trying again continues it', async () => {
  const person = await signUp(server);
  stripe.refuseWith.push(500, 429, 500);
  const refused = await order(person);
  expect(refused.status).toBe(503);
  const again = await order(person);
  expect([again.status, again.body.data.next.kind]).toEqual([200, 'redirect']);
});

test('news that were missed are asked for at the next start', async () => {
  const { person, id, session } = await begun();
  await server.kill('SIGKILL');
  stripe.pay(session);
  await server.restart();
  expect((await reaches(person, id, ({ status }) => status === 'paid')).receipts).toHaveLength(1);
}, 180_000);

describe('a webhook', () => {
  test('counts only as Stripe signed it, and just now', async () => {
    const { person, id, session } = await begun();
    const object = stripe.sessions.get(session) ?? {};
    stripe.pay(session);
    const ring = (options: Parameters<FakeStripe['ring']>[3]) =>
      stripe.ring(server.url, 'checkout.session.completed', object, options);
    expect(await ring({ secret: 'whsec_altro' })).toBe(401);
    expect(await ring({ shift: -302 })).toBe(401);
    expect(await ring({ shift: 302 })).toBe(401);
    expect(await ring({ tamper: (body) => `${body} ` })).toBe(401);
    expect(await ring({ tamper: () => '{"a":' })).toBe(400);
    const unsigned = await client(server).post('/payments/stripe/webhook', { id: 'evt_1' });
    expect(unsigned.status).toBe(401);
    expect((await detail(person, id)).status).toBe('pending');
    expect(await ring({ secret: 'whsec_vecchio' })).toBe(200);
    await reaches(person, id, ({ status }) => status === 'paid');
  });

  test('about nothing of ours is taken and left alone', async () => {
    expect(await stripe.ring(server.url, 'product.created', { id: 'prod_1' }, { id: 'evt_altro' })).toBe(200);
    const [row] = await sql(server, `select state from payment_events where event_id = 'evt_altro'`);
    expect(row?.state).toBe('ignored');
    const huge = { metadata: { x: 'x'.repeat(300_000) } };
    expect(await stripe.ring(server.url, 'product.created', huge)).toBe(413);
  });
});

test('with Stripe configured nobody pays with play money', async () => {
  const config = await client(server).get('/site-config');
  expect(dataOf<SiteConfig['data']>(config).payments).toMatchObject({ sandbox: false, stripe: true });
  expect((await client(server).get(`/payments/sandbox/prova_${'A'.repeat(43)}`)).status).toBe(404);
});

describe('a plan at Stripe', { timeout: 120_000 }, () => {
  const offered = async (person: TestUser, id: string): Promise<PlanOffer> => {
    const { data } = (await client(server).get<GetPlanOffer['response']>(`/purchases/${id}/plan`, person))
      .body;
    if (!data) throw new Error('No plan is offered');
    return data;
  };
  const choose = (person: TestUser, id: string, { period, priceCents, amountCents }: PlanOffer) =>
    act(person, id, 'plan', { period, priceCents, amountCents });

  test('a year is charged once, less what is left of the month, and nothing twice by a late message', async () => {
    const { person, id, session } = await paid();
    const offer = await offered(person, id);
    expect(offer.creditCents).toBeGreaterThan(0);
    const replies = await Promise.all([1, 2, 3, 4].map(() => choose(person, id, offer)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const after = await detail(person, id);
    expect(after.receipts.map(({ amountCents }) => amountCents)).toEqual([offer.amountCents, 2900]);
    expect(after).toMatchObject({ billingPeriod: 'year', priceCents: offer.priceCents });
    const subscription = stripe.subscriptionOf(session);
    expect(Date.parse(after.periodEndsAt ?? '')).toBe(subscription.end * 1000);
    await stripe.ring(server.url, 'customer.subscription.updated', subscription);
    await completed(session);
    const invoice = stripe.renew(session, true);
    await stripe.ring(server.url, 'invoice.paid', invoice);
    const renewed = await reaches(person, id, ({ receipts }) => receipts.length === 3);
    expect(renewed.receipts[0]?.amountCents).toBe(offer.priceCents);
    expect(renewed.status).toBe('paid');
  });

  test('a card that is refused changes nothing, here and there', async () => {
    const { person, id, session } = await paid();
    const subscription = stripe.subscriptionOf(session);
    subscription.refuses = true;
    const refused = await choose(person, id, await offered(person, id));
    expect(refused.status).toBe(409);
    expect(subscription.price).toBe(2900);
    expect(await detail(person, id)).toMatchObject({ billingPeriod: 'month', status: 'paid' });
  });

  test('months after a year begin at its end; a withdrawal gives both payments back', async () => {
    const { person, id, session } = await paid();
    await choose(person, id, await offered(person, id));
    const ends = stripe.subscriptionOf(session).end;
    const back = await choose(person, id, await offered(person, id));
    expect(back.body.data.nextPlan).toMatchObject({ period: 'month', priceCents: 2900 });
    expect(stripe.subscriptionOf(session)).toMatchObject({ price: 2900, end: ends });
    expect((await detail(person, id)).receipts).toHaveLength(2);
    await act(person, id, 'withdraw', { name: 'Giulia', email: 'g@clienti.test' });
    const given = await reaches(person, id, ({ receipts }) => receipts.length === 4);
    expect(given.receipts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    expect(stripe.subscriptionOf(session).status).toBe('canceled');
  });

  test('a pause puts the next charge off, and ending it brings the charge back', async () => {
    const { person, id, session } = await paid();
    const { end } = stripe.subscriptionOf(session);
    const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const paused = await act(person, id, 'pause', { until });
    const later = Date.parse(paused.body.data.periodEndsAt ?? '') / 1000;
    expect(later).toBeGreaterThan(end + 15 * 86_400);
    expect(stripe.subscriptionOf(session).end).toBe(Math.floor(later));
    await act(person, id, 'end-pause');
    expect(Math.abs(stripe.subscriptionOf(session).end - end)).toBeLessThan(180);
    await stripe.ring(server.url, 'invoice.paid', stripe.renew(session, true));
    const renewed = await reaches(person, id, ({ receipts }) => receipts.length === 2);
    expect(renewed).toMatchObject({ suspended: false, status: 'paid' });
  });
});
