import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  CreatePurchase,
  ErrorBody,
  GetBilling,
  GetChatbot,
  GetCoupon,
  GetProduct,
  GetPurchase,
  Purchase,
  PurchaseDetail,
  SandboxSession,
  SettleSandboxSession,
  WithdrawPurchase,
} from '@contract';
import { client, dataOf, eventually, signIn, signUp, type TestUser } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { aBilling, buy } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const DAY = 86_400_000;
/** For tests that start the server again: a machine may be busy with other things. */
const SLOW = 180_000;
let server: CmsServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
});
afterAll(() => server?.stop());

const api = () => client(server);
const detail = async ({ token }: TestUser, id: string): Promise<PurchaseDetail> =>
  (await api().get<GetPurchase['response']>(`/purchases/${id}`, { token })).body.data;
const act = (person: TestUser, id: string, deed: string, body?: unknown) =>
  api().post<{ data: Purchase } & Partial<Pick<ErrorBody, 'error'>>>(`/purchases/${id}/${deed}`, body, {
    token: person.token,
  });
const order = (person: TestUser, changes: Partial<CreatePurchase['request']> = {}) =>
  api().post<CreatePurchase['response'] & Partial<Pick<ErrorBody, 'error'>>>(
    '/purchases',
    { productId: 'chatbot-ai', method: 'card', billing: aBilling(), ...changes },
    { token: person.token, headers: { 'idempotency-key': randomUUID() } },
  );
/** The end of what is paid, moved so many days from now. */
const endsIn = (id: string, days: number) =>
  sql(
    server,
    `update purchases set period_ends_at = ${instant(server, Date.now() + days * DAY)} where document_id = '${id}'`,
  );
const timePasses = () => runJob(server, 'process-subscriptions');
const sandboxOf = async (id: string) => {
  const [row] = await sql(
    server,
    `select s.session_id from payment_sessions s join purchases p on p.id = s.purchase_id where p.document_id = '${id}'`,
  );
  return `/payments/sandbox/${String(row?.session_id)}`;
};
const mails = async (id: string, kind: string) =>
  sql(server, `select text, recipient from outbox_mails where dedupe_key like '${kind}:${id}%'`);
const bought = async () => {
  const person = await signUp(server);
  return { person, id: (await buy(server, person)).id };
};

describe('cancelling', () => {
  test('ends renewals, not the product; and can be taken back', async () => {
    const { person, id } = await bought();
    const before = await detail(person, id);
    expect(before).toMatchObject({ status: 'paid', actions: { cancel: true, resume: false } });
    const cancelled = await act(person, id, 'cancel');
    expect(cancelled.body.data).toMatchObject({
      status: 'expiring',
      suspended: false,
      periodEndsAt: before.periodEndsAt,
      actions: { cancel: false, resume: true },
    });
    expect((await act(person, id, 'cancel')).status).toBe(200);
    expect(await mails(id, 'order-cancelled')).toHaveLength(1);
    expect((await act(person, id, 'resume')).body.data).toMatchObject({
      status: 'paid',
      actions: { cancel: true },
    });
  });

  test('is the owner’s alone, and of what is renewed', async () => {
    const { id } = await bought();
    const stranger = await signUp(server);
    for (const deed of ['cancel', 'resume', 'card']) expect((await act(stranger, id, deed)).status).toBe(404);
    expect((await act(stranger, id, 'withdraw', { name: 'A', email: 'a@b.test' })).status).toBe(404);
    const once = await buy(server, stranger, 'business-plan');
    expect((await act(stranger, once.id, 'cancel')).status).toBe(409);
  });
});

describe('withdrawing', () => {
  const by: WithdrawPurchase['request'] = { name: 'Giulia Rossi', email: 'ricevuta@clienti.test' };

  test('stops the product, gives the money back and is confirmed with its time', async () => {
    const { person, id } = await bought();
    const { installationId, actions } = await detail(person, id);
    expect(actions.withdrawUntil).not.toBeNull();
    const replies = await Promise.all([1, 2, 3].map(() => act(person, id, 'withdraw', by)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await eventually(
      () => detail(person, id),
      ({ status }) => status === 'refunded',
    );
    expect(after).toMatchObject({ suspended: true, actions: { withdrawUntil: null, cancel: false } });
    expect(after.receipts.map(({ amountCents, vatCents }) => [amountCents, vatCents])).toEqual([
      [-2900, -523],
      [2900, 523],
    ]);
    const bot = await api().get<GetChatbot['response']>(`/chatbots/${installationId}`, person);
    expect(bot.body.data.suspended).toBe(true);
    const proofs = await mails(id, 'order-withdrawn');
    expect(proofs).toMatchObject([{ recipient: by.email, text: expect.stringContaining(id) }]);
  });

  test('is for 14 days', async () => {
    const { person, id } = await bought();
    await sql(
      server,
      `update purchases set purchased_at = ${instant(server, Date.now() - 15 * DAY)} where document_id = '${id}'`,
    );
    expect((await detail(person, id)).actions.withdrawUntil).toBeNull();
    expect((await act(person, id, 'withdraw', by)).status).toBe(409);
    expect((await detail(person, id)).status).toBe('paid');
  });

  test('is for consumers', async () => {
    const person = await signUp(server);
    const billing = aBilling({ customerKind: 'company', vatNumber: '12345678903', pec: 'f@pec.test' });
    const { purchase } = (await order(person, { billing })).body.data;
    await api().post(await sandboxOf(purchase.id), { outcome: 'succeed' });
    expect((await detail(person, purchase.id)).status).toBe('paid');
    expect((await act(person, purchase.id, 'withdraw', by)).status).toBe(409);
    expect((await act(person, purchase.id, 'withdraw', { ...by, email: 'x' })).status).toBe(422);
  });
});

describe('renewing', () => {
  test(
    'cards are charged, refused, suspended, and revived; the cancelled end',
    async () => {
      const [renewed, refused, stopped, ended] = [
        await bought(),
        await bought(),
        await bought(),
        await bought(),
      ];
      for (const { id } of [renewed, ended]) await endsIn(id, -1);
      await endsIn(refused.id, -1);
      await endsIn(stopped.id, -8);
      for (const { id } of [refused, stopped])
        expect((await api().post(`${await sandboxOf(id)}/card`, { declines: true })).status).toBe(200);
      await act(ended.person, ended.id, 'cancel');
      await timePasses();

      const after = await eventually(
        () => detail(renewed.person, renewed.id),
        ({ receipts }) => receipts.length === 2,
      );
      expect(after).toMatchObject({ status: 'paid', suspended: false });
      expect(Date.parse(after.periodEndsAt ?? '')).toBeGreaterThan(Date.now() + 20 * DAY);
      expect(await mails(renewed.id, 'order-renewed')).toHaveLength(1);

      const unpaid = await eventually(
        () => detail(refused.person, refused.id),
        ({ status }) => status === 'unpaid',
      );
      expect(unpaid).toMatchObject({ suspended: false, suspendsAt: expect.any(String) });
      expect(unpaid.receipts).toHaveLength(1);

      const halted = await eventually(
        () => detail(stopped.person, stopped.id),
        ({ suspended }) => suspended,
      );
      expect(halted.status).toBe('unpaid');
      const bot = `/chatbots/${halted.installationId}`;
      const { version } = (await api().get<GetChatbot['response']>(bot, stopped.person)).body.data;
      await api().patch(
        bot,
        { version, changes: { siteUrl: 'https://a.test', allowedDomains: ['a.test'] } },
        stopped.person,
      );
      const publish = await api().post<ErrorBody>(`${bot}/publish`, { version: version + 1 }, stopped.person);
      expect([publish.status, publish.body.error.details.reason]).toEqual([409, 'unpaid']);

      expect(
        (
          await eventually(
            () => detail(ended.person, ended.id),
            ({ status }) => status === 'ended',
          )
        ).suspended,
      ).toBe(true);

      const page = (await act(stopped.person, stopped.id, 'card')).body.data as unknown as { url: string };
      expect(page.url).toContain('/pagamento-di-prova/');
      await api().post(`${await sandboxOf(stopped.id)}/card`, { declines: false });
      await timePasses();
      expect(
        await eventually(
          () => detail(stopped.person, stopped.id),
          ({ status }) => status === 'paid',
        ),
      ).toMatchObject({ suspended: false });
    },
    SLOW,
  );

  test(
    'by transfer: a reference of its own in time, and an administrator who has seen the money',
    async () => {
      const person = await signUp(server);
      const { purchase } = (await order(person, { method: 'transfer' })).body.data;
      const markPaid = () => act(admin, purchase.id, 'mark-paid');
      await markPaid();
      expect((await markPaid()).body.data.status).toBe('paid');
      const first = await detail(person, purchase.id);
      expect([first.transfer, first.receipts.length]).toEqual([null, 1]);

      await endsIn(purchase.id, 5);
      await timePasses();
      const due = await eventually(
        () => detail(person, purchase.id),
        ({ transfer }) => transfer !== null,
      );
      const requests = (await mails(purchase.id, 'order-transfer')).map(({ text }) => String(text));
      expect(requests).toHaveLength(2);
      expect(requests.filter((text) => text.includes(due.transfer?.reference ?? '?'))).toHaveLength(1);
      const end = due.periodEndsAt ?? '';
      const renewed = await Promise.all([markPaid(), markPaid()]);
      expect(renewed.map(({ status }) => status)).toEqual([200, 200]);
      const after = await detail(person, purchase.id);
      expect([after.status, after.transfer, after.receipts.length]).toEqual(['paid', null, 2]);
      expect(Date.parse(after.periodEndsAt ?? '')).toBeGreaterThan(Date.parse(end) + 27 * DAY);
    },
    SLOW,
  );

  test(
    'is announced: a year thirty days before, a month seven, and not what ends',
    async () => {
      const [year, month, cancelled, far] = [await bought(), await bought(), await bought(), await bought()];
      await sql(server, `update purchases set billing_period = 'year' where document_id = '${year.id}'`);
      await endsIn(year.id, 29);
      await endsIn(month.id, 6);
      await endsIn(cancelled.id, 6);
      await act(cancelled.person, cancelled.id, 'cancel');
      await endsIn(far.id, 20);
      await timePasses();
      await eventually(
        () => mails(year.id, 'order-renewal'),
        (sent) => sent.length === 1,
      );
      await timePasses();
      const announced = await Promise.all(
        [year, month, cancelled, far].map(({ id }) => mails(id, 'order-renewal')),
      );
      expect(announced.map((sent) => sent.length)).toEqual([1, 1, 0, 0]);
      expect(announced[0]).toMatchObject([
        { text: expect.stringMatching(/29,00\s€[\s\S]*Disdetta entro il/) },
      ]);
    },
    SLOW,
  );

  test(
    'by a transfer that does not come is asked for again, with account and reference',
    async () => {
      const person = await signUp(server);
      const { purchase } = (await order(person, { method: 'transfer' })).body.data;
      await act(admin, purchase.id, 'mark-paid');
      await endsIn(purchase.id, 1);
      await timePasses();
      const { transfer } = await eventually(
        () => detail(person, purchase.id),
        (shown) => shown.transfer !== null,
      );
      await sql(
        server,
        `update purchases set period_ends_at = ${instant(server, Date.now() - DAY)}, renews_from = ${instant(server, Date.now() - DAY)} where document_id = '${purchase.id}'`,
      );
      await timePasses();
      const [mail] = await eventually(
        () => mails(purchase.id, 'order-missed'),
        (sent) => sent.length === 1,
      );
      expect(mail?.text).toContain(transfer?.reference);
      expect(mail?.text).not.toContain('carta');
    },
    SLOW,
  );

  test(
    'an order whose transfer never came expires, and says so',
    async () => {
      const person = await signUp(server);
      const { purchase } = (await order(person, { method: 'transfer' })).body.data;
      await sql(
        server,
        `update purchases set purchased_at = ${instant(server, Date.now() - 8 * DAY)} where document_id = '${purchase.id}'`,
      );
      await timePasses();
      await eventually(
        () => detail(person, purchase.id),
        ({ status }) => status === 'expired',
      );
      expect(await mails(purchase.id, 'order-expired')).toHaveLength(1);
    },
    SLOW,
  );
});

test('receipts are numbered without gaps, however many pay at once', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => bought()));
  expect(people).toHaveLength(6);
  const rows = await sql(server, 'select number from receipts order by number');
  expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, index) => index + 1));
});

describe('coupons', () => {
  const coupon = (code: string, changes: Record<string, number | string> = {}) => {
    const row: Record<string, unknown> = {
      document_id: randomUUID().replaceAll('-', '').slice(0, 24),
      code,
      redeemed: 0,
      ...changes,
    };
    const values = Object.values(row).map((value) =>
      typeof value === 'number' ? value : `'${String(value)}'`,
    );
    return sql(server, `insert into coupons (${Object.keys(row).join(', ')}) values (${values.join(', ')})`);
  };
  const redeemed = async (code: string) =>
    Number((await sql(server, `select redeemed from coupons where code = '${code}'`))[0]?.redeemed);
  const worth = (person: TestUser, code: string) =>
    api().get<GetCoupon['response']>(`/site/coupons/${encodeURIComponent(code)}?product=chatbot-ai`, person);

  test('takes its part off the first payment, once per person', async () => {
    await coupon('Benvenuto20', { percent_off: 20 });
    const person = await signUp(server);
    expect((await worth(person, ' benvenuto20 ')).body.data).toEqual({
      code: 'BENVENUTO20',
      discountCents: 580,
    });
    const { purchase } = (await order(person, { coupon: 'benvenuto20' })).body.data;
    expect(purchase).toMatchObject({ priceCents: 2900, discountCents: 580 });
    expect(
      dataOf<SandboxSession['response']['data']>(await api().get(await sandboxOf(purchase.id))).amountCents,
    ).toBe(2320);
    await api().post(await sandboxOf(purchase.id), { outcome: 'succeed' });
    expect((await detail(person, purchase.id)).receipts).toMatchObject([{ amountCents: 2320 }]);
    expect(await redeemed('Benvenuto20')).toBe(1);
    expect((await worth(person, 'BENVENUTO20')).status).toBe(404);
    const again = await order(person, { coupon: 'BENVENUTO20' });
    expect([again.status, again.body.error?.details.fields]).toEqual([422, { coupon: 'worthless' }]);
  });

  test('the last one goes to one of those who come together, and comes back from an order given up', async () => {
    await coupon('ULTIMO', { amount_off_cents: 500, max_redemptions: 1 });
    const people = await Promise.all([1, 2, 3, 4].map(() => signUp(server)));
    const replies = await Promise.all(people.map((person) => order(person, { coupon: 'ULTIMO' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(await redeemed('ULTIMO')).toBe(1);
    const won = replies.find(({ status }) => status === 201)?.body.data.purchase.id ?? '';
    await api().post(await sandboxOf(won), { outcome: 'abandon' });
    expect(await redeemed('ULTIMO')).toBe(0);
  });

  test.each([
    ['unknown', {}],
    ['SCADUTO', { percent_off: 10, valid_until: 0 }],
  ])('%s is worth nothing', async (code, changes) => {
    const person = await signUp(server);
    if ('valid_until' in changes) {
      await coupon(code, { percent_off: 10 });
      await sql(
        server,
        `update coupons set valid_until = ${instant(server, Date.now() - DAY)} where code = '${code}'`,
      );
    }
    expect((await worth(person, code)).status).toBe(404);
    expect((await order(person, { coupon: code })).status).toBe(422);
  });
});

test('billing data are remembered for the next order, and are nobody else’s', async () => {
  const person = await signUp(server);
  const billing = () => api().get<GetBilling['response']>('/billing', person);
  expect((await billing()).body.data).toBeNull();
  await order(person, { billing: aBilling({ taxCode: ' rssmra85t10a562s ' }) });
  expect((await billing()).body.data).toEqual(aBilling());
  expect((await api().get('/billing')).status).toBe(401);
});

describe('ratings', () => {
  const rate = (person: TestUser, id: string, stars: unknown) => act(person, id, 'rating', { stars });
  const shown = async () =>
    (await api().get<GetProduct['response']>('/site/products/creatore-post-social')).body.data.rating;

  test('are of those who bought and paid, once each, and shown as their average', async () => {
    expect(await shown()).toBeNull();
    const people = await Promise.all([1, 2, 3].map(() => signUp(server)));
    const ids = await Promise.all(
      people.map(async (person) => (await buy(server, person, 'creatore-post-social')).id),
    );
    const [anna, luca, sara] = people;
    if (!anna || !luca || !sara) throw new Error('Three people are needed');
    expect((await rate(anna, ids[0] ?? '', 6)).status).toBe(422);
    expect((await rate(anna, ids[1] ?? '', 5)).status).toBe(404);
    const twice = await Promise.all([rate(anna, ids[0] ?? '', 5), rate(anna, ids[0] ?? '', 1)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    await sql(server, `update ratings set stars = 5`);
    await rate(luca, ids[1] ?? '', 4);
    await rate(sara, ids[2] ?? '', 4);
    expect(await eventually(shown, (rating) => rating?.count === 3)).toEqual({ average: 4.3, count: 3 });
    expect((await detail(anna, ids[0] ?? '')).actions.rate).toBe(false);
    const { purchase } = (await order(anna)).body.data;
    expect((await rate(anna, purchase.id, 5)).status).toBe(409);
  });
});

test('news of a payment may come late: until then it waits', async () => {
  const person = await signUp(server);
  const { purchase } = (await order(person)).body.data;
  const page = await sandboxOf(purchase.id);
  expect(
    dataOf<SettleSandboxSession['response']['data']>(await api().post(page, { outcome: 'succeed-late' }))
      .status,
  ).toBe('complete');
  expect((await detail(person, purchase.id)).status).toBe('pending');
  await eventually(
    () => detail(person, purchase.id),
    ({ status }) => status === 'paid',
    60_000,
  );
}, 90_000);
