import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody, MarkPurchasePaid } from '@contract';
import { client, signIn, signUp, type TestUser } from '../support/client';
import { counterOf, type Counter } from '../support/counter';
import { instant, sql } from '../support/database';
import { outbox } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let shop: Counter;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  shop = counterOf(server);
});
afterAll(() => server?.stop());

describe('buying by transfer', () => {
  test('answers account, amount, reference and deadline, and stays open until the money comes', async () => {
    const person = await signUp(server);
    const { body } = await shop.order(person, 'business-plan', { method: 'transfer' });
    expect(body.data.next).toMatchObject({
      kind: 'transfer',
      amountCents: 24900,
      reference: expect.stringMatching(/^OFF-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/),
      iban: expect.stringMatching(/^IT/),
      payee: expect.any(String),
    });
    expect(await shop.statusOf(person, body.data.purchase.id)).toBe('pending');
    const again = await shop.order(person, 'business-plan', { method: 'transfer' });
    expect(again.body.data.next).toEqual(body.data.next);
  });

  test('sends account and reference by mail at once, and once', async () => {
    const person = await signUp(server);
    const { purchase, next } = (await shop.order(person, 'business-plan', { method: 'transfer' })).body.data;
    await shop.order(person, 'business-plan', { method: 'transfer' });
    const mails = await sql(
      server,
      `select text from outbox_mails where dedupe_key like 'order-transfer:${purchase.id}%'`,
    );
    expect(mails).toHaveLength(1);
    const { iban, reference } = next as { iban: string; reference: string };
    // The IBAN stands in fours.
    const text = String(mails[0]?.text);
    expect(text.replaceAll(' ', '')).toContain(`IBAN:${iban}`);
    for (const detail of [reference, '249,00']) expect(text).toContain(detail);
  });
});

describe('a bank transfer that is awaited', () => {
  test('its order says where the money goes, for as long as it is awaited', async () => {
    const person = await signUp(server);
    const { purchase, next } = (await shop.order(person, 'business-plan', { method: 'transfer' })).body.data;
    const { kind, ...details } = next as { kind: string };
    expect(kind).toBe('transfer');
    expect((await shop.detail(person, purchase.id)).transfer).toEqual(details);

    // Continued by card: no transfer is awaited any more.
    await shop.order(person, 'business-plan', { method: 'card' });
    expect((await shop.detail(person, purchase.id)).transfer).toBeNull();
    await shop.order(person, 'business-plan', { method: 'transfer' });
    expect((await shop.detail(person, purchase.id)).transfer).toEqual(details);
  });

  test('an order by card awaits none', async () => {
    const person = await signUp(server);
    const { purchase } = await shop.checkout(person);
    expect((await shop.detail(person, purchase.id)).transfer).toBeNull();
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
    const { body } = await shop.order(person, slug, { method: 'transfer' });
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
    const mails = await outbox(server);
    return mails.filter(
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
    const data = await shop.detail(person, id);
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
    expect(await shop.purchasesOf(person)).toHaveLength(1);
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
    expect(await shop.statusOf(person, id)).toBe(state);
    expect(await entriesOf(id)).toEqual([]);
  });

  test('an order by card is not settled by hand', async () => {
    const { purchase } = await shop.checkout(await signUp(server));
    const reply = await markPaid(purchase.id);
    expect([reply.status, reply.body.error?.details.reason]).toEqual([409, 'not-a-transfer']);
  });

  test('nobody else may: not the buyer, not a guest; and what is not there is not found', async () => {
    const { person, id } = await order();
    expect((await markPaid(id, person.token)).status).toBe(403);
    expect((await client(server).post(`/purchases/${id}/mark-paid`)).status).toBe(401);
    expect(await shop.statusOf(person, id)).toBe('pending');
    expect((await markPaid('aaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
  });

  test('an order left for more than a week makes room for a new one', async () => {
    const { person, id } = await order();
    await sql(
      server,
      `update purchases set purchased_at = ${instant(server, Date.now() - 8 * 86_400_000)} where document_id = '${id}'`,
    );
    const { body } = await shop.order(person, 'chatbot-ai', { method: 'transfer' });
    expect(body.data.purchase.id).not.toBe(id);
    expect(await shop.statusOf(person, id)).toBe('expired');
  });
});
