import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BillingData, ErrorBody, GetChatbot, ListNotifications, SandboxSession } from '@contract';
import { client, eventually, refusalOf, signUp } from '../support/client';
import { sql } from '../support/database';
import { counterOf, type Counter } from '../support/counter';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { outbox } from '../support/outbox';
import { aBilling, ownerOfBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

const BILLING = aBilling();

let server: SharedCms;
let shop: Counter;
beforeAll(async () => {
  server = sharedCms();
  shop = counterOf(server);
});

describe('several chatbots of one owner', () => {
  test('are told apart by name and site in the list, alone and in what is told about them', async () => {
    const bakery = await ownerOfBot(server);
    const { owner } = bakery;
    const florist = await ownerOfBot(server, owner);
    const { design } = await bakery.get();
    await bakery.save({
      design: { ...design, displayName: 'Aria' },
      siteUrl: 'https://www.forno.it/negozio',
    });
    const listed = async () => {
      const purchases = await shop.purchasesOf(owner);
      return new Map(purchases.map(({ installationId, ...purchase }) => [installationId, purchase]));
    };
    const purchases = await listed();
    expect(purchases.get(bakery.id)?.chatbot).toEqual({ name: 'Aria', host: 'forno.it' });
    expect(purchases.get(florist.id)?.chatbot).toEqual({ name: 'Assistente AI', host: null });

    const { id } = purchases.get(bakery.id)!;
    expect((await shop.detail(owner, id)).chatbot).toEqual({ name: 'Aria', host: 'forno.it' });
    await client(server).post(`/purchases/${id}/cancel`, {}, { token: owner.token });
    const { body } = await client(server).get<ListNotifications['response']>('/notifications', {
      token: owner.token,
    });
    expect(body.data.find(({ kind }) => kind === 'purchase-expiring')?.params).toMatchObject({
      productTitle: 'Chatbot AI (Aria · forno.it)',
    });
    const mails = await eventually(
      () => outbox(server),
      (mails) => mails.some(({ kind, to }) => kind === 'order-cancelled' && to === aBilling().email),
    );
    expect(mails.map(({ subject }) => subject)).toContain(
      'Abbonamento annullato: Chatbot AI (Aria · forno.it)',
    );
  });

  test('a purchase without a chatbot has none, and nobody sees what others call theirs', async () => {
    const { owner, save, get } = await ownerOfBot(server);
    await save({ design: { ...(await get()).design, displayName: 'Solo mio' } });
    const other = await signUp(server);
    const { page } = await shop.checkout(other, 'creatore-post-social');
    await shop.settle(page, 'succeed');
    expect((await shop.purchasesOf(other)).map(({ chatbot }) => chatbot)).toEqual([null]);
    expect((await shop.purchasesOf(owner)).map(({ chatbot }) => chatbot?.name)).toEqual(['Solo mio']);
  });
});

describe('buying by card', () => {
  test('a paid chatbot is in my products, opens in the builder and comes with a receipt', async () => {
    const person = await signUp(server);
    const { purchase, page, url } = await shop.checkout(person);
    expect(purchase).toMatchObject({ status: 'pending', priceCents: 2900, installationId: null });
    expect(url).toMatch(new RegExp(`^${server.url}/pagamento-di-prova/prova_`));

    const session = await client(server).get<SandboxSession['response']>(page);
    expect(session.body.data).toMatchObject({ title: 'Chatbot AI', amountCents: 2900, status: 'open' });

    const settled = await shop.settle(page, 'succeed');
    expect(settled.body.data).toEqual({
      status: 'complete',
      returnUrl: `${server.url}/checkout/esito?purchase=${purchase.id}`,
    });

    const [bought] = await shop.purchasesOf(person);
    expect(bought).toMatchObject({
      id: purchase.id,
      status: 'paid',
      product: { slug: 'chatbot-ai', kind: 'chatbot' },
    });
    const chatbot = await client(server).get<GetChatbot['response']>(`/chatbots/${bought?.installationId}`, {
      token: person.token,
    });
    expect(chatbot.body.data).toMatchObject({ id: bought?.installationId, productTitle: 'Chatbot AI' });

    const mails = await eventually(
      async () => await outbox(server),
      (outbox) => outbox.some(({ kind, text }) => kind === 'purchase-paid' && text.includes(purchase.id)),
    );
    expect(mails.filter(({ text }) => text.includes(purchase.id))).toHaveLength(1);
  });

  test.each([
    ['decline', 'declined', 'failed'],
    ['abandon', 'abandoned', 'cancelled'],
  ] as const)('%s leaves no product, and another try may succeed', async (outcome, answer, status) => {
    const person = await signUp(server);
    const first = await shop.checkout(person);
    expect((await shop.settle(first.page, outcome)).body.data.status).toBe(answer);
    expect(await shop.purchasesOf(person)).toMatchObject([{ status, installationId: null }]);

    const second = await shop.checkout(person);
    expect(second.purchase.id).not.toBe(first.purchase.id);
    await shop.settle(second.page, 'succeed');
    expect(await shop.statusOf(person, second.purchase.id)).toBe('paid');
  });

  test('going back to the shop leads to the checkout, not to the result', async () => {
    const { page } = await shop.checkout(await signUp(server));
    expect((await shop.settle(page, 'abandon')).body.data.returnUrl).toContain('/checkout?product=');
  });

  test('ten settlements at once pay once', async () => {
    const person = await signUp(server);
    const { page } = await shop.checkout(person);
    const replies = await Promise.all(Array.from({ length: 10 }, () => shop.settle(page, 'succeed')));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await shop.purchasesOf(person)).toHaveLength(1);
    const [bought] = await shop.purchasesOf(person);
    expect(bought?.installationId).toEqual(expect.any(String));
    const mails = await outbox(server);
    expect(mails.filter(({ text }) => text.includes(bought?.id ?? '?'))).toHaveLength(1);
  });

  test('contradicting settlements end in one state', async () => {
    const person = await signUp(server);
    const { page, purchase } = await shop.checkout(person);
    const replies = await Promise.all(
      (['succeed', 'decline', 'abandon', 'succeed', 'decline'] as const).map((outcome) =>
        shop.settle(page, outcome),
      ),
    );
    const answers = new Set(replies.map(({ body }) => body.data.status));
    expect(answers.size).toBe(1);
    const expected = { complete: 'paid', declined: 'failed', abandoned: 'cancelled' }[
      [...answers][0] ?? 'complete'
    ];
    expect(await shop.statusOf(person, purchase.id)).toBe(expected);
  });

  test('coming back from the page without paying changes nothing', async () => {
    const person = await signUp(server);
    const { purchase } = await shop.checkout(person);
    await fetch(`${server.url}/checkout/esito?purchase=${purchase.id}&status=paid`);
    expect(await shop.statusOf(person, purchase.id)).toBe('pending');
  });

  test.each(['prova_x', '..%2F..', 'prova_'.padEnd(49, 'A')])(
    'a guessed page (%s) is not found',
    async (guess) => {
      expect((await client(server).get(`/payments/sandbox/${guess}`)).status).toBe(404);
      expect((await shop.settle(`/payments/sandbox/${guess}`, 'succeed')).status).toBe(404);
    },
  );

  test('an unknown outcome is refused and leaves the page open', async () => {
    const { page } = await shop.checkout(await signUp(server));
    expect((await client(server).post(page, { outcome: 'free' })).status).toBe(422);
    expect((await client(server).get<SandboxSession['response']>(page)).body.data.status).toBe('open');
  });
});

describe('free products', () => {
  test('are mine at once', async () => {
    const person = await signUp(server);
    const { status, body } = await shop.order(person, 'primo-incontro');
    expect([status, body.data.next]).toEqual([201, { kind: 'done' }]);
    expect(body.data.purchase).toMatchObject({
      status: 'paid',
      priceCents: 0,
      installationId: expect.any(String),
    });
  });

  test('and presents ask for no address: nothing is invoiced', async () => {
    const person = await signUp(server);
    await sql(
      server,
      `insert into coupons (document_id, code, redeemed, percent_off) values ('regalodiprova00000000000', 'REGALO100', 0, 100)`,
    );
    const nowhere = { ...BILLING, address: '', city: '', postalCode: '', taxCode: '' };
    const gift = await shop.order(person, 'business-plan', { billing: nowhere, coupon: 'REGALO100' });
    expect([gift.status, gift.body.data.next]).toEqual([201, { kind: 'done' }]);
    // A subscription is renewed at its price, and invoiced then.
    const other = await signUp(server);
    const renewed = await shop.order(other, 'chatbot-ai', { billing: nowhere, coupon: 'REGALO100' });
    expect([renewed.status, refusalOf(renewed).fields]).toMatchObject([
      422,
      { 'billing.address': 'required' },
    ]);
  });

  test('are taken once, however often and fast they are asked for', async () => {
    const person = await signUp(server);
    const replies = await Promise.all(Array.from({ length: 6 }, () => shop.order(person, 'primo-incontro')));
    for (const { status } of replies) expect([200, 201, 409]).toContain(status);
    expect((await shop.purchasesOf(person)).filter(({ status }) => status === 'paid')).toHaveLength(1);
    const late = await shop.order(person, 'primo-incontro');
    expect([late.status, refusalOf(late).code]).toEqual([409, 'ALREADY_PURCHASED']);
  });
});

describe('one order', () => {
  test('the same key is the same answer', async () => {
    const person = await signUp(server);
    const key = randomUUID();
    const first = await shop.order(person, 'chatbot-ai', { key });
    const second = await shop.order(person, 'chatbot-ai', { key });
    expect(second.body).toEqual(first.body);
    expect(await shop.purchasesOf(person)).toHaveLength(1);
  });

  test('the same key for something else is refused', async () => {
    const person = await signUp(server);
    const key = randomUUID();
    await shop.order(person, 'chatbot-ai', { key });
    expect((await shop.order(person, 'business-plan', { key })).status).toBe(422);
  });

  test('a checkout without a key is refused', async () => {
    const person = await signUp(server);
    const reply = await client(server).post(
      '/purchases',
      { productId: (await shop.product('chatbot-ai')).id, method: 'card', billing: BILLING },
      { token: person.token },
    );
    expect(reply.status).toBe(400);
    expect(await shop.purchasesOf(person)).toEqual([]);
  });

  test('ten tabs continue one open checkout', async () => {
    const person = await signUp(server);
    const replies = await Promise.all(Array.from({ length: 10 }, () => shop.order(person, 'chatbot-ai')));
    expect(new Set(replies.map(({ body }) => body.data.purchase.id)).size).toBe(1);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.data.next))).size).toBe(1);
    expect(await shop.purchasesOf(person)).toHaveLength(1);
  });

  test('a second chatbot is a second purchase with an installation of its own', async () => {
    const person = await signUp(server);
    for (let count = 0; count < 2; count += 1)
      await shop.settle((await shop.checkout(person)).page, 'succeed');
    const bought = await shop.purchasesOf(person);
    expect(new Set(bought.map(({ installationId }) => installationId)).size).toBe(2);
  });
});

describe('the price is the database’s', () => {
  test.each([
    { priceCents: 1 },
    { price: 0 },
    { quantity: 1e9 },
    { discount: 100 },
    { currency: 'XXX' },
    { status: 'paid' },
    { billingPeriod: 'once' },
  ])('a request that says %j is refused', async (extra) => {
    const person = await signUp(server);
    const reply = await shop.order(person, 'chatbot-ai', extra as object);
    expect([reply.status, refusalOf(reply).code]).toEqual([422, 'VALIDATION']);
    expect(await shop.purchasesOf(person)).toEqual([]);
  });
});

describeOnSqlite('billing data', () => {
  test.each([
    [{ email: '' }, { 'billing.email': 'required' }],
    [{ email: 'giulia' }, { 'billing.email': 'email' }],
    [{ fullName: '   ' }, { 'billing.fullName': 'required' }],
    [{ city: 'x'.repeat(500) }, { 'billing.city': 'max' }],
    [{ taxCode: '' }, { 'billing.taxCode': 'required' }],
    [{ taxCode: 'RSSMRA85T10A562T' }, { 'billing.taxCode': 'tax-code' }],
    [{ customerKind: 'company' }, { 'billing.vatNumber': 'required', 'billing.recipientCode': 'delivery' }],
  ])('%j is refused with the field’s name', async (changes, fields) => {
    const person = await signUp(server);
    const reply = await shop.order(person, 'chatbot-ai', {
      billing: { ...BILLING, ...changes } as BillingData,
    });
    expect(reply.status).toBe(422);
    expect(refusalOf(reply).fields).toMatchObject(fields);
  });

  test.each([[null], ['x'], [[]], [{ productId: {}, method: 'card', billing: BILLING }]])(
    'the body %j is refused without harm',
    async (body) => {
      const person = await signUp(server);
      const reply = await client(server).post('/purchases', body, {
        token: person.token,
        headers: { 'idempotency-key': randomUUID() },
      });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
    },
  );

  test('a product that is not for sale is not found', async () => {
    expect((await shop.order(await signUp(server), 'chatbot-ai', { productId: 'missing' })).status).toBe(404);
  });
});

describe('whose purchase it is', () => {
  testOnSqlite('a guest sees and buys nothing', async () => {
    const api = client(server);
    expect((await api.get('/purchases')).status).toBe(401);
    expect((await api.get('/purchases/x')).status).toBe(401);
    expect((await api.post('/purchases', {})).status).toBe(401);
  });

  test('another customer cannot learn that my purchase exists', async () => {
    const [giulia, marco] = [await signUp(server), await signUp(server, { name: 'Marco Verdi' })];
    const { purchase } = await shop.checkout(giulia);
    const asMarco = { token: marco.token };
    const theirs = await client(server).get(`/purchases/${purchase.id}`, asMarco);
    const missing = await client(server).get('/purchases/aaaaaaaaaaaaaaaaaaaaaaaa', asMarco);
    const anonymous = ({ body }: { body: unknown }) => {
      const { error } = body as ErrorBody;
      return { ...error, details: error.details.code };
    };
    expect([theirs.status, anonymous(theirs)]).toEqual([404, anonymous(missing)]);
    expect(await shop.purchasesOf(marco)).toEqual([]);
  });

  test('two people may have the same product open', async () => {
    const [giulia, marco] = [await signUp(server), await signUp(server, { name: 'Marco Verdi' })];
    const [first, second] = [await shop.checkout(giulia), await shop.checkout(marco)];
    expect(first.url).not.toBe(second.url);
    await shop.settle(first.page, 'succeed');
    expect(await shop.statusOf(marco, second.purchase.id)).toBe('pending');
  });

  testOnSqlite('the answer holds no billing data and no provider’s names', async () => {
    const person = await signUp(server);
    const { purchase } = await shop.checkout(person);
    for (const name of ['billing', 'owner', 'providerReference', 'adminNote', 'documentId'])
      expect(purchase).not.toHaveProperty(name);
  });
});
