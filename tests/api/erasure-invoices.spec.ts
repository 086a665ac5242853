import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminPurchaseDetail, BillingData, CreatePurchase, GetPurchase, ListInvoices } from '@contract';
import { client, dataOf, eventually, signIn, signUp, type TestUser } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { startFakeStripe, type FakeStripe } from '../support/fake-stripe';
import { aBilling } from '../support/owner';
import { pdfPages } from '../support/pdf-text';
import { startCms, type CmsServer } from '../support/start-cms';

const DAY = 86_400_000;
/** Erasing asks the card provider, and some tests start the server again. */
const SLOW = 120_000;
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

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());
const order = async (method: 'card' | 'transfer', changes: Partial<BillingData> = {}) => {
  const person = await signUp(server);
  const billing = aBilling({
    email: `amministrazione-${person.user.id}@ditta.test`,
    fullName: `Ditta ${person.user.id}`,
    ...changes,
  });
  const { body } = await client(server).post<CreatePurchase['response']>(
    '/purchases',
    { productId: 'chatbot-ai', method, billing },
    { token: person.token, headers: { 'idempotency-key': randomUUID() } },
  );
  const { purchase, next } = body.data;
  const session = next.kind === 'redirect' ? (next.url.split('/').at(-1) ?? '') : '';
  return { person, id: purchase.id, session, billing };
};
const ring = (type: string, object: object) => stripe.ring(server.url, type, object);
const paidByCard = async () => {
  const bought = await order('card');
  stripe.pay(bought.session);
  await ring('checkout.session.completed', stripe.sessions.get(bought.session) ?? {});
  await eventually(
    () => client(server).get<GetPurchase['response']>(`/purchases/${bought.id}`, bought.person),
    ({ body }) => body.data.status === 'paid',
    30_000,
  );
  return bought;
};
/** The week after somebody asked for it is over. */
const erase = async ({ email }: TestUser) => {
  const past = instant(server, Date.now() - 1_000);
  await sql(server, `update up_users set erases_at = ${past} where email = '${email}'`);
  await runJob(server, 'erase-accounts');
  expect(await sql(server, `select id from up_users where email = '${email}'`)).toEqual([]);
};
const managed = async (id: string) =>
  dataOf<AdminPurchaseDetail>(await client(server).get(`/admin/purchases/${id}`, { token: admin.token }));
const file = (where: string) =>
  fetch(`${server.url}/api${where}`, { headers: { authorization: `Bearer ${admin.token}` } });
const invoiceOf = async (receipt: string) => (await file(`/admin/receipts/${receipt}/invoice`)).text();
const rowOf = async (id: string) =>
  (await sql(server, `select * from purchases where document_id = '${id}'`))[0];

test(
  'a receipt that was not invoiced when its buyer’s account went is invoiced afterwards',
  async () => {
    const { person, id, session, billing } = await paidByCard();
    const [before] = (await managed(id)).receipts;
    expect(before?.problems).toEqual([]);
    await erase(person);

    const after = await managed(id);
    expect(after).toMatchObject({ customer: null, receipts: [{ id: before?.id, problems: [] }] });
    const xml = await invoiceOf(before?.id ?? '');
    for (const part of [billing.fullName, billing.taxCode, billing.address, '<Imposta>5.23</Imposta>'])
      expect(xml).toContain(part);
    const pdf = await file(`/admin/receipts/${before?.id}/pdf`);
    const [page] = await pdfPages(new Uint8Array(await pdf.arrayBuffer()));
    expect(page).toContain(billing.fullName);
    const month = today().slice(0, 7);
    const { data } = (
      await client(server).get<ListInvoices['response']>(`/admin/invoices?period=${month}`, {
        token: admin.token,
      })
    ).body;
    expect(data).toEqual([]);
    const archive = unzipSync(
      new Uint8Array(await (await file(`/admin/invoices/export?period=${month}`)).arrayBuffer()),
    );
    expect(Object.values(archive).map((bytes) => strFromU8(bytes))).toContain(xml);

    // The document is all that is left of them, and nobody charges their card again.
    expect(await rowOf(id)).toMatchObject({ owner_id: null, billing: null, card: null });
    expect(await sql(server, `select id from outbox_mails where recipient = '${billing.email}'`)).toEqual([]);
    expect(stripe.subscriptionOf(session).status).toBe('canceled');
  },
  SLOW,
);

test(
  'money that came before the account went, and was not told of, has its documents',
  async () => {
    const first = await order('card');
    stripe.pay(first.session);
    const renewed = await paidByCard();
    stripe.renew(renewed.session, true);
    await erase(first.person);
    await erase(renewed.person);
    for (const [{ id, billing }, documents] of [
      [first, 1],
      [renewed, 2],
    ] as const) {
      const { receipts } = await managed(id);
      expect(receipts).toHaveLength(documents);
      for (const receipt of receipts) expect(await invoiceOf(receipt.id)).toContain(billing.fullName);
    }
  },
  SLOW,
);

test(
  'a transfer that arrives after the account went is invoiced, and its data go once it is',
  async () => {
    const { person, id, billing } = await order('transfer');
    await erase(person);
    expect(await rowOf(id)).toMatchObject({ owner_id: null, state: 'pending' });
    const paid = await client(server).post(`/purchases/${id}/mark-paid`, {}, { token: admin.token });
    expect(paid.status).toBe(200);
    const { status, receipts } = await managed(id);
    expect([status, receipts.map(({ amountCents }) => amountCents)]).toEqual(['paid', [2900]]);
    expect(await invoiceOf(receipts[0]?.id ?? '')).toContain(billing.fullName);
    await runJob(server, 'erase-accounts');
    expect(await rowOf(id)).toMatchObject({ billing: null });
    expect(await invoiceOf(receipts[0]?.id ?? '')).toContain(billing.fullName);
  },
  SLOW,
);

test(
  'a document from before it said everything itself says it from the next start on',
  async () => {
    const { person, id, billing } = await paidByCard();
    await sql(
      server,
      `update receipts set snapshot = null, seal = null, invoice_name = null, invoice_xml = null where purchase_id = (select id from purchases where document_id = '${id}')`,
    );
    await server.restart();
    admin = await signIn(server, 'admin@officina.test', 'officina-demo');
    await erase(person);
    const [receipt] = (await managed(id)).receipts;
    expect(await invoiceOf(receipt?.id ?? '')).toContain(billing.fullName);
  },
  SLOW,
);

test(
  'an order of another account of Stripe’s does not keep a person from going',
  async () => {
    const { person, id } = await paidByCard();
    await sql(server, `update purchases set provider_reference = 'cs_altrove' where document_id = '${id}'`);
    await erase(person);
  },
  SLOW,
);

test(
  'an order that nobody pays is gone a month after the account',
  async () => {
    const { person, id } = await order('transfer');
    await erase(person);
    await runJob(server, 'erase-accounts');
    expect(await rowOf(id)).toBeDefined();
    await sql(
      server,
      `update purchases set purchased_at = ${instant(server, Date.now() - 31 * DAY)} where document_id = '${id}'`,
    );
    await runJob(server, 'erase-accounts');
    expect(await rowOf(id)).toBeUndefined();
  },
  SLOW,
);

test(
  'a checkout that was left open cannot be paid once the account is gone',
  async () => {
    const { person, id, session } = await order('card');
    await erase(person);
    expect(stripe.sessions.get(session)?.status).toBe('expired');
    expect(await rowOf(id)).toBeUndefined();
  },
  SLOW,
);

test(
  'while the card provider does not answer, the account waits and others go',
  async () => {
    const { person } = await paidByCard();
    const other = await signUp(server);
    const past = instant(server, Date.now() - 1_000);
    for (const { email } of [person, other])
      await sql(server, `update up_users set erases_at = ${past} where email = '${email}'`);
    stripe.refuseWith.push(...Array<number>(3).fill(500));
    await runJob(server, 'erase-accounts');
    expect(await sql(server, `select id from up_users where email = '${other.email}'`)).toEqual([]);
    expect(await sql(server, `select id from up_users where email = '${person.email}'`)).toHaveLength(1);
    stripe.refuseWith.length = 0;
    await erase(person);
  },
  SLOW,
);

test(
  'a document says who sold and who bought when it was written: also its credit note, of who is gone by then',
  async () => {
    const { person, id, session, billing } = await paidByCard();
    const charge = stripe.chargeOf(session);
    const [written] = (await managed(id)).receipts;
    const print = async () =>
      Buffer.from(await (await file(`/admin/receipts/${written?.id}/pdf`)).arrayBuffer());
    const printed = await print();
    await erase(person);
    await server.restart({ OPERATOR_NAME: 'Officina Nuova S.r.l.' });
    admin = await signIn(server, 'admin@officina.test', 'officina-demo');
    stripe.refund(charge);
    await ring('charge.refunded', charge);
    const { receipts } = await eventually(
      () => managed(id),
      (purchase) => purchase.receipts.length === 2,
      30_000,
    );
    const [credit, invoice] = receipts;
    const old = await invoiceOf(invoice?.id ?? '');
    expect(old).toContain('Bottega Digitale S.r.l.');
    // Printed once: neither the account's end nor another seller draws it anew.
    expect(printed.equals(await print())).toBe(true);
    const note = await invoiceOf(credit?.id ?? '');
    for (const part of [
      billing.fullName,
      'Officina Nuova S.r.l.',
      `<IdDocumento>${invoice?.number}</IdDocumento>`,
    ])
      expect(note).toContain(part);
  },
  SLOW,
);
