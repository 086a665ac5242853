import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  ChangePlan,
  CreatePurchase,
  ErrorBody,
  GetPlanOffer,
  GetPurchase,
  PlanOffer,
  Purchase,
  PurchaseDetail,
} from '@contract';
import { client, eventually, signIn, signUp, type TestUser } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { aBilling, buy, ownerOfBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const DAY = 86_400_000;
const MONTH_CENTS = 2900;
const YEAR_CENTS = 29_000;
/** For tests that wait for jobs: a machine may be busy with other things. */
const SLOW = 180_000;
let server: CmsServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
});
afterAll(() => server?.stop());

const api = () => client(server);
type Refused = Partial<Pick<ErrorBody, 'error'>>;
const detail = async ({ token }: TestUser, id: string): Promise<PurchaseDetail> =>
  (await api().get<GetPurchase['response']>(`/purchases/${id}`, { token })).body.data;
const act = ({ token }: TestUser, id: string, action: string, body?: unknown) =>
  api().post<{ data: Purchase } & Refused>(`/purchases/${id}/${action}`, body, { token });
const offerOf = async ({ token }: TestUser, id: string): Promise<PlanOffer> => {
  const { data } = (await api().get<GetPlanOffer['response']>(`/purchases/${id}/plan`, { token })).body;
  if (!data) throw new Error('No plan is offered');
  return data;
};
const choose = (person: TestUser, id: string, { period, priceCents, amountCents }: ChangePlan['request']) =>
  act(person, id, 'plan', { period, priceCents, amountCents } satisfies ChangePlan['request']);
const reasonOf = ({ body }: { body: Refused }) => body.error?.details;
const bought = async () => {
  const person = await signUp(server);
  return { person, id: (await buy(server, person)).id };
};
const endsIn = (id: string, days: number) =>
  sql(
    server,
    `update purchases set period_ends_at = ${instant(server, Date.now() + days * DAY)} where document_id = '${id}'`,
  );
const timePasses = () => runJob(server, 'process-subscriptions');
const mails = (id: string, kind: string) =>
  sql(server, `select text from outbox_mails where dedupe_key like '${kind}:${id}%'`);
const amounts = ({ receipts }: PurchaseDetail) => receipts.map(({ amountCents }) => amountCents);
const sandboxOf = async (id: string) => {
  const [row] = await sql(
    server,
    `select s.session_id from payment_sessions s join purchases p on p.id = s.purchase_id where p.document_id = '${id}'`,
  );
  return `/payments/sandbox/${String(row?.session_id)}`;
};
/** A month that was changed to a year, when so many days of it were left. */
const yearly = async (daysLeft?: number) => {
  const { person, id } = await bought();
  if (daysLeft) await endsIn(id, daysLeft);
  await choose(person, id, await offerOf(person, id));
  return { person, id };
};
const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

describe('from months to a year', () => {
  test('says before what is charged today, credited and charged next, and does exactly that', async () => {
    const { person, id } = await bought();
    const before = await detail(person, id);
    const [first] = before.receipts;
    const days = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY;
    const length = Math.round(days(first?.periodStart ?? '', first?.periodEnd ?? ''));
    await endsIn(id, 10);
    const offer = await offerOf(person, id);
    const creditCents = Math.round((MONTH_CENTS * 10) / length);
    expect(offer).toMatchObject({
      kind: 'change',
      period: 'year',
      when: 'now',
      priceCents: YEAR_CENTS,
      creditCents,
      amountCents: YEAR_CENTS - creditCents,
    });
    const changed = await choose(person, id, offer);
    expect(changed.status).toBe(200);
    const after = await detail(person, id);
    expect(after).toMatchObject({
      status: 'paid',
      billingPeriod: 'year',
      priceCents: YEAR_CENTS,
      nextPlan: null,
    });
    expect(amounts(after)).toEqual([YEAR_CENTS - creditCents, MONTH_CENTS]);
    expect(after.receipts[0]?.periodEnd).toBe(after.periodEndsAt);
    expect(Math.abs(days(offer.renewsAt, after.periodEndsAt ?? ''))).toBeLessThan(0.01);
    const [mail] = await mails(id, 'order-plan');
    expect(mail?.text).toContain('Già pagato e non usato');
  });

  test('eight clicks at once are one payment', async () => {
    const { person, id } = await bought();
    const offer = await offerOf(person, id);
    const replies = await Promise.all(Array.from({ length: 8 }, () => choose(person, id, offer)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(amounts(await detail(person, id))).toEqual([offer.amountCents, MONTH_CENTS]);
    expect(await mails(id, 'order-plan')).toHaveLength(1);
    const audited = await sql(
      server,
      `select action from audit_entries where subject_id = '${id}' and action = 'purchase.change-plan'`,
    );
    expect(audited).toHaveLength(1);
  });

  test('another amount than the one that was shown charges nothing', async () => {
    const { person, id } = await bought();
    const offer = await offerOf(person, id);
    for (const changes of [{ amountCents: 1 }, { priceCents: 1 }]) {
      const refused = await choose(person, id, { ...offer, ...changes });
      expect([refused.status, reasonOf(refused)]).toMatchObject([409, { reason: 'price-changed' }]);
    }
    expect(amounts(await detail(person, id))).toEqual([MONTH_CENTS]);
  });

  test('a refused card leaves everything as it was, and another card changes it', async () => {
    const { person, id } = await bought();
    const card = `${await sandboxOf(id)}/card`;
    await api().post(card, { declines: true });
    const refused = await choose(person, id, await offerOf(person, id));
    expect([refused.status, reasonOf(refused)]).toMatchObject([409, { reason: 'card-declined' }]);
    expect(await detail(person, id)).toMatchObject({ status: 'paid', billingPeriod: 'month' });
    await api().post(card, { declines: false });
    expect((await choose(person, id, await offerOf(person, id))).body.data.billingPeriod).toBe('year');
  });

  test(
    'the year is renewed at its own price, and withdrawing gives back all that was paid',
    async () => {
      const [renewed, withdrawn] = [await yearly(), await yearly(10)];
      await endsIn(renewed.id, -0.01);
      await timePasses();
      const after = await eventually(
        () => detail(renewed.person, renewed.id),
        ({ receipts }) => receipts.length === 3,
      );
      expect(amounts(after)[0]).toBe(YEAR_CENTS);
      const paid = await detail(withdrawn.person, withdrawn.id);
      const paidCents = amounts(paid).reduce((sum, cents) => sum + cents, 0);
      expect(paidCents).not.toBe(YEAR_CENTS);
      expect(paid.withdrawalRefundCents).toBe(paidCents);
      const by = { name: 'Giulia Rossi', email: 'ricevuta@clienti.test' };
      expect((await act(withdrawn.person, withdrawn.id, 'withdraw', by)).status).toBe(200);
      const refunded = await eventually(
        () => detail(withdrawn.person, withdrawn.id),
        ({ receipts }) => receipts.length === 4,
      );
      expect(refunded).toMatchObject({ status: 'refunded', withdrawalRefundCents: null });
      expect(amounts(refunded).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    },
    SLOW,
  );
});

describe('from a year to months', () => {
  test(
    'begins when the year ends, can be taken back, and is then renewed by the month',
    async () => {
      const { person, id } = await yearly();
      const offer = await offerOf(person, id);
      expect(offer).toMatchObject({
        kind: 'change',
        period: 'month',
        when: 'at-period-end',
        amountCents: 0,
        creditCents: 0,
        priceCents: MONTH_CENTS,
      });
      const replies = await Promise.all(Array.from({ length: 8 }, () => choose(person, id, offer)));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      const agreed = await detail(person, id);
      expect(agreed).toMatchObject({
        billingPeriod: 'year',
        nextPlan: { period: 'month', priceCents: MONTH_CENTS },
      });
      expect(agreed.receipts).toHaveLength(2);
      const back = await offerOf(person, id);
      expect(back).toMatchObject({ kind: 'keep', period: 'year', priceCents: YEAR_CENTS });
      expect((await choose(person, id, back)).body.data.nextPlan).toBeNull();
      await choose(person, id, await offerOf(person, id));
      await endsIn(id, -0.01);
      const ended = await detail(person, id);
      await timePasses();
      const after = await eventually(
        () => detail(person, id),
        ({ receipts }) => receipts.length === 3,
      );
      expect(after).toMatchObject({ billingPeriod: 'month', priceCents: MONTH_CENTS, nextPlan: null });
      expect(amounts(after)[0]).toBe(MONTH_CENTS);
      const lasted = Date.parse(after.periodEndsAt ?? '') - Date.parse(ended.periodEndsAt ?? '');
      expect(lasted / DAY).toBeLessThan(32);
    },
    SLOW,
  );

  test(
    'a year by transfer is asked for when the month ends, at its price, and lasts a year',
    async () => {
      const person = await signUp(server);
      const placed = await api().post<CreatePurchase['response']>(
        '/purchases',
        { productId: 'chatbot-ai', method: 'transfer', billing: aBilling() },
        { token: person.token, headers: { 'idempotency-key': randomUUID() } },
      );
      const { id } = placed.body.data.purchase;
      await act(admin, id, 'mark-paid');
      const offer = await offerOf(person, id);
      expect(offer).toMatchObject({ period: 'year', when: 'at-period-end', amountCents: 0 });
      await choose(person, id, offer);
      await endsIn(id, 5);
      await timePasses();
      const due = await eventually(
        () => detail(person, id),
        ({ transfer }) => transfer !== null,
      );
      expect(due.transfer?.amountCents).toBe(YEAR_CENTS);
      const early = await choose(person, id, { period: 'month', priceCents: MONTH_CENTS, amountCents: 0 });
      expect(reasonOf(early)).toMatchObject({ reason: 'transfer-awaited' });
      await act(admin, id, 'mark-paid');
      const after = await detail(person, id);
      expect(after).toMatchObject({ billingPeriod: 'year', priceCents: YEAR_CENTS, nextPlan: null });
      expect(amounts(after)).toEqual([YEAR_CENTS, MONTH_CENTS]);
      expect(Date.parse(after.periodEndsAt ?? '') - Date.now()).toBeGreaterThan(364 * DAY);
    },
    SLOW,
  );
});

describe('a pause', () => {
  test('stops product and charges, and keeps what is paid for afterwards', { timeout: SLOW }, async () => {
    const bot = await ownerOfBot(server);
    await bot.save({ siteUrl: 'https://forno.test' });
    await bot.publish();
    const { owner } = bot;
    const [{ id }] = (await api().get<{ data: [Purchase] }>('/purchases', { token: owner.token })).body.data;
    const before = await detail(owner, id);
    const until = dayAfter(30);
    const replies = await Promise.all(Array.from({ length: 8 }, () => act(owner, id, 'pause', { until })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const paused = await detail(owner, id);
    expect(paused).toMatchObject({
      status: 'paid',
      suspended: true,
      actions: { pause: false, endPause: true, changePlan: false, cancel: true },
    });
    expect(paused.pausedUntil).not.toBeNull();
    const pauseMs = Date.parse(paused.pausedUntil ?? '') - Date.now();
    const moved = Date.parse(paused.periodEndsAt ?? '') - Date.parse(before.periodEndsAt ?? '');
    expect(Math.abs(moved - pauseMs)).toBeLessThan(3 * 60_000);
    expect(await mails(id, 'order-paused')).toHaveLength(1);
    const hidden = await api().get<{ suspended?: boolean }>(
      `/widget/config?install_id=${bot.id}&origin=${encodeURIComponent('https://forno.test')}`,
    );
    expect([hidden.status, hidden.body.suspended]).toEqual([404, true]);

    const resumed = await Promise.all(Array.from({ length: 8 }, () => act(owner, id, 'end-pause')));
    expect(new Set(resumed.map(({ status }) => status))).toEqual(new Set([200]));
    const after = await detail(owner, id);
    expect(after).toMatchObject({ status: 'paid', suspended: false, pausedUntil: null });
    const drift = Date.parse(after.periodEndsAt ?? '') - Date.parse(before.periodEndsAt ?? '');
    expect(Math.abs(drift)).toBeLessThan(3 * 60_000);
    expect((await bot.get()).suspended).toBe(false);
    expect(await mails(id, 'order-pause-ended')).toHaveLength(1);
    expect(amounts(after)).toEqual([MONTH_CENTS]);
  });

  test(
    'ends by itself on its day, announces no monthly renewal before, and is charged after',
    async () => {
      const { person, id } = await bought();
      await act(person, id, 'pause', { until: dayAfter(10) });
      await endsIn(id, 5);
      await timePasses();
      expect(await mails(id, 'order-renewal')).toEqual([]);
      await sql(
        server,
        `update purchases set paused_until = ${instant(server, Date.now() - 1000)} where document_id = '${id}'`,
      );
      await timePasses();
      const running = await eventually(
        () => detail(person, id),
        ({ pausedUntil }) => pausedUntil === null,
      );
      expect(running).toMatchObject({ suspended: false, status: 'paid' });
      await endsIn(id, -0.01);
      await timePasses();
      await eventually(
        () => detail(person, id),
        ({ receipts }) => receipts.length === 2,
      );
    },
    SLOW,
  );

  test('withdrawn from meanwhile, it does not come back', { timeout: SLOW }, async () => {
    const { person, id } = await bought();
    await act(person, id, 'pause', { until: dayAfter(10) });
    await act(person, id, 'withdraw', { name: 'Giulia', email: 'g@clienti.test' });
    await sql(
      server,
      `update purchases set paused_until = ${instant(server, Date.now() - 1000)} where document_id = '${id}'`,
    );
    await timePasses();
    expect(await detail(person, id)).toMatchObject({ suspended: true });
  });

  test.each([['2020-01-01'], [dayAfter(2)], [dayAfter(200)], ['2026-02-30'], ['soon'], [null]])(
    'until %s is refused',
    async (until) => {
      const { person, id } = await bought();
      expect((await act(person, id, 'pause', { until })).status).toBe(422);
      expect((await detail(person, id)).pausedUntil).toBeNull();
    },
  );
});

test('plans and pauses are the owner’s alone, and of what is renewed', async () => {
  const { id } = await bought();
  const stranger = await signUp(server);
  const year = { period: 'year', priceCents: YEAR_CENTS, amountCents: 0 } as const;
  const pause = { until: dayAfter(30) };
  expect((await api().get(`/purchases/${id}/plan`, { token: stranger.token })).status).toBe(404);
  expect((await choose(stranger, id, year)).status).toBe(404);
  expect((await act(stranger, id, 'pause', pause)).status).toBe(404);
  expect((await act(stranger, id, 'end-pause')).status).toBe(404);
  const once = await buy(server, stranger, 'business-plan');
  expect(once.actions).toMatchObject({ changePlan: false, pause: false, endPause: false });
  for (const reply of [await choose(stranger, once.id, year), await act(stranger, once.id, 'pause', pause)])
    expect([reply.status, reasonOf(reply)]).toMatchObject([409, { reason: 'not-running' }]);
});
