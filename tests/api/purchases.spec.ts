import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  BillingData,
  ErrorBody,
  CreatePurchase,
  GetChatbot,
  GetPurchase,
  ListProducts,
  ListPurchases,
  MarkPurchasePaid,
  Product,
  SandboxSession,
  SettleSandboxSession,
  SiteConfig,
} from '@contract';
import { client, eventually, signIn, signUp, type TestUser } from '../support/client';
import { instant, sql } from '../support/database';
import { aBilling } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const BILLING = aBilling();

let server: CmsServer;
let products: Product[];
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  products = (await client(server).get<ListProducts['response']>('/products')).body.data;
});
afterAll(() => server?.stop());

const product = (slug: string): Product => {
  const found = products.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No product ${slug}`);
  return found;
};
const buy = (
  person: TestUser,
  slug: string,
  { key = randomUUID(), ...changes }: Partial<CreatePurchase['request']> & { key?: string } = {},
) =>
  client(server).post<CreatePurchase['response']>(
    '/purchases',
    { productId: product(slug).id, method: 'card', billing: BILLING, ...changes },
    { token: person.token, headers: { 'idempotency-key': key } },
  );
const mine = async (person: TestUser) =>
  (await client(server).get<ListPurchases['response']>('/purchases', { token: person.token })).body.data;
const statusOf = async (person: TestUser, id: string) =>
  (await client(server).get<GetPurchase['response']>(`/purchases/${id}`, { token: person.token })).body.data
    .status;

/** Opens a card checkout; answers the purchase and the path of the provider's page below `/api`. */
const checkout = async (person: TestUser, slug = 'chatbot-ai') => {
  const reply = await buy(person, slug);
  expect(reply.status).toBe(201);
  const { purchase, next } = reply.body.data;
  if (next.kind !== 'redirect') throw new Error(`Expected a page to pay on, got ${next.kind}`);
  return { purchase, page: `/payments/sandbox/${next.url.split('/').at(-1)}`, url: next.url };
};
const settle = (page: string, outcome: SettleSandboxSession['request']['outcome']) =>
  client(server).post<SettleSandboxSession['response']>(page, { outcome });

describe('buying by card', () => {
  test('a paid chatbot is in my products, opens in the builder and comes with a receipt', async () => {
    const person = await signUp(server);
    const { purchase, page, url } = await checkout(person);
    expect(purchase).toMatchObject({ status: 'pending', priceCents: 2900, installationId: null });
    expect(url).toMatch(new RegExp(`^${server.url}/pagamento-di-prova/prova_`));

    const session = await client(server).get<SandboxSession['response']>(page);
    expect(session.body.data).toMatchObject({ title: 'Chatbot AI', amountCents: 2900, status: 'open' });

    const settled = await settle(page, 'succeed');
    expect(settled.body.data).toEqual({
      status: 'complete',
      returnUrl: `${server.url}/checkout/esito?purchase=${purchase.id}`,
    });

    const [bought] = await mine(person);
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
      async () =>
        (await client(server).get('/dev/outbox')).body.data as { to: string; kind: string; text: string }[],
      (outbox) => outbox.some(({ kind, text }) => kind === 'purchase-paid' && text.includes(purchase.id)),
    );
    expect(mails.filter(({ text }) => text.includes(purchase.id))).toHaveLength(1);
  });

  test.each([
    ['decline', 'declined', 'failed'],
    ['abandon', 'abandoned', 'cancelled'],
  ] as const)('%s leaves no product, and another try may succeed', async (outcome, answer, status) => {
    const person = await signUp(server);
    const first = await checkout(person);
    expect((await settle(first.page, outcome)).body.data.status).toBe(answer);
    expect(await mine(person)).toMatchObject([{ status, installationId: null }]);

    const second = await checkout(person);
    expect(second.purchase.id).not.toBe(first.purchase.id);
    await settle(second.page, 'succeed');
    expect(await statusOf(person, second.purchase.id)).toBe('paid');
  });

  test('going back to the shop leads to the checkout, not to the result', async () => {
    const { page } = await checkout(await signUp(server));
    expect((await settle(page, 'abandon')).body.data.returnUrl).toContain('/checkout?product=');
  });

  test('ten settlements at once pay once', async () => {
    const person = await signUp(server);
    const { page } = await checkout(person);
    const replies = await Promise.all(Array.from({ length: 10 }, () => settle(page, 'succeed')));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await mine(person)).toHaveLength(1);
    const [bought] = await mine(person);
    expect(bought?.installationId).toEqual(expect.any(String));
    const outbox = (await client(server).get('/dev/outbox')).body.data as { kind: string; text: string }[];
    expect(outbox.filter(({ text }) => text.includes(bought?.id ?? '?'))).toHaveLength(1);
  });

  test('contradicting settlements end in one state', async () => {
    const person = await signUp(server);
    const { page, purchase } = await checkout(person);
    const replies = await Promise.all(
      (['succeed', 'decline', 'abandon', 'succeed', 'decline'] as const).map((outcome) =>
        settle(page, outcome),
      ),
    );
    const answers = new Set(replies.map(({ body }) => body.data.status));
    expect(answers.size).toBe(1);
    const expected = { complete: 'paid', declined: 'failed', abandoned: 'cancelled' }[
      [...answers][0] ?? 'complete'
    ];
    expect(await statusOf(person, purchase.id)).toBe(expected);
  });

  test('coming back from the page without paying changes nothing', async () => {
    const person = await signUp(server);
    const { purchase } = await checkout(person);
    await fetch(`${server.url}/checkout/esito?purchase=${purchase.id}&status=paid`);
    expect(await statusOf(person, purchase.id)).toBe('pending');
  });

  test.each(['prova_x', '..%2F..', 'prova_'.padEnd(49, 'A')])(
    'a guessed page (%s) is not found',
    async (guess) => {
      expect((await client(server).get(`/payments/sandbox/${guess}`)).status).toBe(404);
      expect((await settle(`/payments/sandbox/${guess}`, 'succeed')).status).toBe(404);
    },
  );

  test('an unknown outcome is refused and leaves the page open', async () => {
    const { page } = await checkout(await signUp(server));
    expect((await client(server).post(page, { outcome: 'free' })).status).toBe(422);
    expect((await client(server).get<SandboxSession['response']>(page)).body.data.status).toBe('open');
  });
});

describe('buying by transfer', () => {
  test('answers account, amount, reference and deadline, and stays open until the money comes', async () => {
    const person = await signUp(server);
    const { body } = await buy(person, 'business-plan', { method: 'transfer' });
    expect(body.data.next).toMatchObject({
      kind: 'transfer',
      amountCents: 24900,
      reference: expect.stringMatching(/^OFF-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/),
      iban: expect.stringMatching(/^IT/),
      payee: expect.any(String),
    });
    expect(await statusOf(person, body.data.purchase.id)).toBe('pending');
    const again = await buy(person, 'business-plan', { method: 'transfer' });
    expect(again.body.data.next).toEqual(body.data.next);
  });
});

describe('a bank transfer that is awaited', () => {
  const detail = async (person: TestUser, id: string) =>
    (await client(server).get<GetPurchase['response']>(`/purchases/${id}`, { token: person.token })).body
      .data;

  test('its order says where the money goes, for as long as it is awaited', async () => {
    const person = await signUp(server);
    const { purchase, next } = (await buy(person, 'business-plan', { method: 'transfer' })).body.data;
    const { kind, ...details } = next as { kind: string };
    expect(kind).toBe('transfer');
    expect((await detail(person, purchase.id)).transfer).toEqual(details);

    // Continued by card: no transfer is awaited any more.
    await buy(person, 'business-plan', { method: 'card' });
    expect((await detail(person, purchase.id)).transfer).toBeNull();
    await buy(person, 'business-plan', { method: 'transfer' });
    expect((await detail(person, purchase.id)).transfer).toEqual(details);
  });

  test('an order by card awaits none', async () => {
    const person = await signUp(server);
    const { purchase } = await checkout(person);
    expect((await detail(person, purchase.id)).transfer).toBeNull();
  });
});

describe('a bank transfer that has arrived', () => {
  const REQUEST_ID = 'richiesta-di-prova';
  let admin: TestUser;
  beforeAll(async () => {
    admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  });

  const order = async (slug = 'chatbot-ai') => {
    const person = await signUp(server);
    const { body } = await buy(person, slug, { method: 'transfer' });
    return { person, id: body.data.purchase.id };
  };
  const markPaid = (id: string, token: string | undefined = admin.token) =>
    client(server).post<MarkPurchasePaid['response'] & { error?: ErrorBody['error'] }>(
      `/purchases/${id}/mark-paid`,
      undefined,
      {
        token,
        headers: { 'x-request-id': REQUEST_ID },
      },
    );
  const entriesOf = (id: string) =>
    sql(
      server,
      `select entry.*, person.email from audit_entries entry join up_users person on person.id = entry.actor_id where entry.subject_id = '${id}'`,
    );
  const json = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value);
  const receiptsOf = async (id: string) => {
    const [row] = await sql(
      server,
      `select transfer_reference as reference from purchases where document_id = '${id}'`,
    );
    const outbox = (await client(server).get('/dev/outbox')).body.data as { kind: string; text: string }[];
    return outbox.filter(
      ({ kind, text }) => kind === 'purchase-paid' && text.includes(String(row?.reference)),
    );
  };

  test('an administrator marks it: the product opens, the buyer gets a receipt, the log says who did it', async () => {
    const { person, id } = await order();
    const reply = await markPaid(id);
    expect([reply.status, reply.body.data]).toEqual([
      200,
      expect.objectContaining({ id, status: 'paid', installationId: expect.any(String) }),
    ]);
    const { data } = (
      await client(server).get<GetPurchase['response']>(`/purchases/${id}`, { token: person.token })
    ).body;
    expect(data).toMatchObject({ status: 'paid', transfer: null });
    const bot = await client(server).get(`/chatbots/${data.installationId}`, { token: person.token });
    expect(bot.status).toBe(200);
    expect(await receiptsOf(id)).toHaveLength(1);

    const [entry, ...more] = await entriesOf(id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      action: 'purchase.mark-paid',
      subject_type: 'purchase',
      email: admin.email,
      request_id: REQUEST_ID,
    });
    expect(json(entry?.before)).toEqual({ status: 'pending', paidAt: null });
    expect(json(entry?.after)).toEqual({ status: 'paid', paidAt: expect.any(String) });
  });

  test('marked ten times at once it is paid once', async () => {
    const { person, id } = await order();
    const replies = await Promise.all(Array.from({ length: 10 }, () => markPaid(id)));
    expect(replies.map(({ status, body }) => [status, body.data.status])).toEqual(
      Array(10).fill([200, 'paid']),
    );
    expect(await mine(person)).toHaveLength(1);
    expect(await receiptsOf(id)).toHaveLength(1);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  test('money that comes after the deadline still counts', async () => {
    const { id } = await order();
    await sql(server, `update purchases set state = 'expired' where document_id = '${id}'`);
    expect((await markPaid(id)).body.data.status).toBe('paid');
    expect(json((await entriesOf(id))[0]?.before)).toMatchObject({ status: 'expired' });
  });

  test.each(['refunded', 'withdrawn'])('an order that was %s stays so', async (state) => {
    const { person, id } = await order();
    await sql(server, `update purchases set state = '${state}' where document_id = '${id}'`);
    const reply = await markPaid(id);
    expect([reply.status, reply.body.error?.details]).toMatchObject([
      409,
      { code: 'CONFLICT', reason: state },
    ]);
    expect(await statusOf(person, id)).toBe(state);
    expect(await entriesOf(id)).toEqual([]);
  });

  test('an order by card is not settled by hand', async () => {
    const { purchase } = await checkout(await signUp(server));
    const reply = await markPaid(purchase.id);
    expect([reply.status, reply.body.error?.details.reason]).toEqual([409, 'not-a-transfer']);
  });

  test('nobody else may: not the buyer, not a guest; and what is not there is not found', async () => {
    const { person, id } = await order();
    expect((await markPaid(id, person.token)).status).toBe(403);
    expect((await client(server).post(`/purchases/${id}/mark-paid`)).status).toBe(401);
    expect(await statusOf(person, id)).toBe('pending');
    expect((await markPaid('aaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
  });

  test('an order left for more than a week makes room for a new one', async () => {
    const { person, id } = await order();
    await sql(
      server,
      `update purchases set purchased_at = ${instant(server, Date.now() - 8 * 86_400_000)} where document_id = '${id}'`,
    );
    const { body } = await buy(person, 'chatbot-ai', { method: 'transfer' });
    expect(body.data.purchase.id).not.toBe(id);
    expect(await statusOf(person, id)).toBe('expired');
  });
});

describe('where no card provider is configured', () => {
  let strict: CmsServer;
  let person: TestUser;
  const order = (slug: string, method: CreatePurchase['request']['method']) =>
    client(strict).post<any>(
      '/purchases',
      {
        productId: strictProducts.find((candidate) => candidate.slug === slug)?.id,
        method,
        billing: BILLING,
      },
      { token: person.token, headers: { 'idempotency-key': randomUUID() } },
    );
  let strictProducts: Product[];
  beforeAll(async () => {
    strict = await startCms({
      env: {
        NODE_ENV: 'production',
        SEED_DEMO: 'true',
        ADMIN_EMAIL: 'a@b.test',
        ADMIN_PASSWORD: 'Parola-lunga-1',
        TRANSFER_IBAN: 'IT40S0542811101000000123456',
      },
    });
    strictProducts = (await client(strict).get<ListProducts['response']>('/products')).body.data;
    person = await signUp(strict);
  });
  afterAll(() => strict?.stop());

  const offered = async () => (await client(strict).get<SiteConfig>('/site-config')).body.data.payments;

  test('only bank transfers are offered: nobody takes real goods for play money', async () => {
    expect(await offered()).toEqual({ sandbox: false, stripe: false, bankTransfer: true });
    const refused = await order('chatbot-ai', 'card');
    expect([refused.status, refused.body.error.details]).toMatchObject([
      422,
      { code: 'VALIDATION', fields: { method: 'unavailable' } },
    ]);
    const list = await client(strict).get<ListPurchases['response']>('/purchases', { token: person.token });
    expect(list.body.data).toEqual([]);
    expect((await client(strict).get(`/payments/sandbox/prova_${'A'.repeat(43)}`)).status).toBe(404);

    expect((await order('chatbot-ai', 'transfer')).body.data.next.kind).toBe('transfer');
  });

  test('free products are free, whatever the method says', async () => {
    expect((await order('primo-incontro', 'card')).body.data.next).toEqual({ kind: 'done' });
  });

  test('without an account of its own, no server shows a made-up one', async () => {
    await strict.restart({ TRANSFER_IBAN: '' });
    expect(await offered()).toEqual({ sandbox: false, stripe: false, bankTransfer: false });
    const refused = await order('business-plan', 'transfer');
    expect([refused.status, refused.body.error.details.fields]).toEqual([422, { method: 'unavailable' }]);
  });

  test('a demonstration may ask for the page of trial', async () => {
    await strict.restart({ PAYMENTS_SANDBOX: 'true' });
    expect(await offered()).toMatchObject({ sandbox: true });
    const reply = await order('business-plan', 'card');
    expect(reply.body.data.next.url).toContain('/pagamento-di-prova/');
  });
});

test('with a key of Stripe and no secret for its webhooks the server says what to do and does not start', async () => {
  const refused = await startCms({ env: { STRIPE_SECRET_KEY: 'sk_test_segreto' } }).then(
    async (started) => {
      await started.stop();
      return 'started';
    },
    (failure: Error) => failure.message,
  );
  expect(refused).toMatch(/STRIPE_WEBHOOK_SECRET is not: paid orders would never be delivered/);
  expect(refused).not.toContain('sk_test_segreto');
});

describe('free products', () => {
  test('are mine at once', async () => {
    const person = await signUp(server);
    const { status, body } = await buy(person, 'primo-incontro');
    expect([status, body.data.next]).toEqual([201, { kind: 'done' }]);
    expect(body.data.purchase).toMatchObject({
      status: 'paid',
      priceCents: 0,
      installationId: expect.any(String),
    });
  });

  test('are taken once, however often and fast they are asked for', async () => {
    const person = await signUp(server);
    const replies = await Promise.all(Array.from({ length: 6 }, () => buy(person, 'primo-incontro')));
    for (const { status } of replies) expect([200, 201, 409]).toContain(status);
    expect((await mine(person)).filter(({ status }) => status === 'paid')).toHaveLength(1);
    const late = await buy(person, 'primo-incontro');
    expect([late.status, (late.body as unknown as ErrorBody).error.details.code]).toEqual([
      409,
      'ALREADY_PURCHASED',
    ]);
  });
});

describe('one order', () => {
  test('the same key is the same answer', async () => {
    const person = await signUp(server);
    const key = randomUUID();
    const first = await buy(person, 'chatbot-ai', { key });
    const second = await buy(person, 'chatbot-ai', { key });
    expect(second.body).toEqual(first.body);
    expect(await mine(person)).toHaveLength(1);
  });

  test('the same key for something else is refused', async () => {
    const person = await signUp(server);
    const key = randomUUID();
    await buy(person, 'chatbot-ai', { key });
    expect((await buy(person, 'business-plan', { key })).status).toBe(422);
  });

  test('a checkout without a key is refused', async () => {
    const person = await signUp(server);
    const reply = await client(server).post(
      '/purchases',
      { productId: product('chatbot-ai').id, method: 'card', billing: BILLING },
      { token: person.token },
    );
    expect(reply.status).toBe(400);
    expect(await mine(person)).toEqual([]);
  });

  test('ten tabs continue one open checkout', async () => {
    const person = await signUp(server);
    const replies = await Promise.all(Array.from({ length: 10 }, () => buy(person, 'chatbot-ai')));
    expect(new Set(replies.map(({ body }) => body.data.purchase.id)).size).toBe(1);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.data.next))).size).toBe(1);
    expect(await mine(person)).toHaveLength(1);
  });

  test('a second chatbot is a second purchase with an installation of its own', async () => {
    const person = await signUp(server);
    for (let count = 0; count < 2; count += 1) await settle((await checkout(person)).page, 'succeed');
    const bought = await mine(person);
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
    const reply = await buy(person, 'chatbot-ai', extra as object);
    expect([reply.status, (reply.body as unknown as ErrorBody).error.details.code]).toEqual([
      422,
      'VALIDATION',
    ]);
    expect(await mine(person)).toEqual([]);
  });
});

describe('billing data', () => {
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
    const reply = await buy(person, 'chatbot-ai', { billing: { ...BILLING, ...changes } as BillingData });
    expect(reply.status).toBe(422);
    expect((reply.body as unknown as ErrorBody).error.details.fields).toMatchObject(fields);
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
    expect((await buy(await signUp(server), 'chatbot-ai', { productId: 'missing' })).status).toBe(404);
  });
});

describe('whose purchase it is', () => {
  test('a guest sees and buys nothing', async () => {
    const api = client(server);
    expect((await api.get('/purchases')).status).toBe(401);
    expect((await api.get('/purchases/x')).status).toBe(401);
    expect((await api.post('/purchases', {})).status).toBe(401);
  });

  test('another customer cannot learn that my purchase exists', async () => {
    const [giulia, marco] = [await signUp(server), await signUp(server, { name: 'Marco Verdi' })];
    const { purchase } = await checkout(giulia);
    const asMarco = { token: marco.token };
    const theirs = await client(server).get(`/purchases/${purchase.id}`, asMarco);
    const missing = await client(server).get('/purchases/aaaaaaaaaaaaaaaaaaaaaaaa', asMarco);
    const anonymous = ({ body }: { body: unknown }) => {
      const { error } = body as ErrorBody;
      return { ...error, details: error.details.code };
    };
    expect([theirs.status, anonymous(theirs)]).toEqual([404, anonymous(missing)]);
    expect(await mine(marco)).toEqual([]);
  });

  test('two people may have the same product open', async () => {
    const [giulia, marco] = [await signUp(server), await signUp(server, { name: 'Marco Verdi' })];
    const [first, second] = [await checkout(giulia), await checkout(marco)];
    expect(first.url).not.toBe(second.url);
    await settle(first.page, 'succeed');
    expect(await statusOf(marco, second.purchase.id)).toBe('pending');
  });

  test('the answer holds no billing data and no provider’s names', async () => {
    const person = await signUp(server);
    const { purchase } = await checkout(person);
    for (const name of ['billing', 'owner', 'providerReference', 'adminNote', 'documentId'])
      expect(purchase).not.toHaveProperty(name);
  });
});
