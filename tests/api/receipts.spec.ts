import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AdminPurchase,
  AdminPurchaseDetail,
  AuditEntry,
  CreatePurchase,
  ListInvoices,
  ListProducts,
  PurchaseDetail,
} from '@contract';
import { client, dataOf, eventually, refusalOf, signIn, signUp, type TestUser } from '../support/client';
import { mailTo } from '../support/outbox';
import { sql } from '../support/database';
import { aBilling, buy } from '../support/owner';
import { pdfPages } from '../support/pdf-text';
import { startCms, type CmsServer } from '../support/start-cms';

const IBAN = 'IT60X0542811101000000123456';
let server: CmsServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startCms({
    env: {
      SEED_DEMO: 'true',
      OPERATOR_NAME: 'Bottega Digitale S.r.l.',
      OPERATOR_VAT_NUMBER: '01234567897',
      OPERATOR_ADDRESS: 'Via Po 5, 10124 Torino (TO)',
    },
  });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
});
afterAll(() => server?.stop());

const as = ({ token }: TestUser) => ({
  get: <T = unknown>(where: string) => client(server).get<T>(where, { token }),
  post: <T = unknown>(where: string, body: object = {}) => client(server).post<T>(where, body, { token }),
});
const shown = async (person: TestUser, id: string): Promise<PurchaseDetail> =>
  dataOf(await as(person).get(`/purchases/${id}`));
const managed = async (id: string): Promise<AdminPurchaseDetail> =>
  dataOf(await as(admin).get(`/admin/purchases/${id}`));
const file = (person: TestUser, where: string) =>
  fetch(`${server.url}/api${where}`, { headers: { authorization: `Bearer ${person.token}` } });
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());
const month = today.slice(0, 7);

const paidByTransfer = async (): Promise<{ person: TestUser; id: string }> => {
  const person = await signUp(server);
  const { body } = await client(server).get<ListProducts['response']>('/site/products');
  const productId = body.data.find(({ slug }) => slug === 'chatbot-ai')?.id;
  const order = await client(server).post<CreatePurchase['response']>(
    '/purchases',
    { productId, method: 'transfer', billing: aBilling({ email: person.email }) },
    { token: person.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  const { id } = order.body.data.purchase;
  expect((await as(admin).post(`/purchases/${id}/mark-paid`)).status).toBe(200);
  return { person, id };
};
const latestDeed = async (): Promise<AuditEntry | undefined> =>
  dataOf<AuditEntry[]>(await as(admin).get('/admin/audit?subject=purchase'))[0];

describe('a receipt', () => {
  // Drawing takes a second of a processor, and a busy machine has few of them.
  test('is a PDF with seller, buyer and VAT in cents, for its buyer and administrators alone', async () => {
    const person = await signUp(server);
    const { id } = await buy(server, person);
    const [receipt] = (await shown(person, id)).receipts;
    const where = `/purchases/${id}/receipts/${receipt?.id}/pdf`;
    const reply = await file(person, where);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const [text] = await pdfPages(new Uint8Array(await reply.arrayBuffer()));
    const words = text?.replaceAll('\u00a0', ' ');
    for (const part of [receipt?.number, 'Bottega Digitale S.r.l.', '01234567897', 'Giulia Rossi', '23,77 €'])
      expect(words).toContain(part);
    for (const part of ['5,23 €', '29,00 €', 'Pagato con carta']) expect(words).toContain(part);

    const stranger = await signUp(server);
    const other = await buy(server, stranger);
    for (const guess of [where, `/purchases/${other.id}/receipts/${receipt?.id}/pdf`])
      expect((await file(stranger, guess)).status).toBe(404);
    expect((await file(admin, `/admin/receipts/${receipt?.id}/pdf`)).status).toBe(200);
    expect((await file(person, `/admin/receipts/${receipt?.id}/pdf`)).status).toBe(403);
  }, 120_000);

  test('its mail leads to where it is', async () => {
    const person = await signUp(server);
    const { id } = await buy(server, person);
    const { receipts } = await shown(person, id);
    const mail = await mailTo(server, 'giulia@clienti.test', 'purchase-paid');
    expect(receipts).toHaveLength(1);
    expect(mail.links.some((link) => link.includes('/i-miei-prodotti?receipts='))).toBe(true);
  });
});

describe('electronic invoices', () => {
  test.each([
    ['GET', '/admin/purchases/x'],
    ['POST', '/admin/purchases/x/refund'],
    ['GET', `/admin/invoices?period=${month}`],
    ['GET', `/admin/invoices/export?period=${month}`],
    ['GET', '/admin/receipts/x/invoice'],
  ])('%s %s is for administrators only', async (method, where) => {
    const person = await signUp(server);
    const call = (headers: Record<string, string>) =>
      fetch(`${server.url}/api${where}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
      });
    expect((await call({})).status).toBe(401);
    expect((await call({ authorization: `Bearer ${person.token}` })).status).toBe(403);
  });

  // The month's documents are printed for the first time.
  test('one for each receipt, alone and in the archive of its month', { timeout: 180_000 }, async () => {
    const person = await signUp(server);
    const { id } = await buy(server, person);
    const [receipt] = (await managed(id)).receipts;
    expect(receipt?.problems).toEqual([]);
    const alone = await file(admin, `/admin/receipts/${receipt?.id}/invoice`);
    expect(alone.headers.get('content-disposition')).toMatch(/filename="IT01234567897_[0-9A-Z]{5}\.xml"/);
    const xml = await alone.text();
    for (const part of [
      `<Numero>${receipt?.number}</Numero>`,
      `<Data>${today}</Data>`,
      '<TipoDocumento>TD01</TipoDocumento>',
      '<CodiceFiscale>RSSMRA85T10A562S</CodiceFiscale>',
      '<ImponibileImporto>23.77</ImponibileImporto>',
      '<Imposta>5.23</Imposta>',
      '<ModalitaPagamento>MP08</ModalitaPagamento>',
    ])
      expect(xml).toContain(part);

    const listed = (await as(admin).get<ListInvoices['response']>(`/admin/invoices?period=${month}`)).body;
    const archive = await file(admin, `/admin/invoices/export?period=${month}`);
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    // The list of the month's documents, and each of them to print, are beside them.
    const pdfs = Object.keys(files).filter((name) => name.endsWith('.pdf'));
    expect(pdfs).toHaveLength(listed.meta.total);
    expect(Object.keys(files)).toHaveLength(listed.meta.ready + listed.meta.total + 1);
    expect(Object.values(files).map((bytes) => strFromU8(bytes))).toContain(xml);
    expect(
      (await as(admin).get<ListInvoices['response']>('/admin/invoices?period=2020-01')).body.meta,
    ).toEqual({
      total: 0,
      ready: 0,
      totals: { netCents: 0, vatCents: 0, totalCents: 0, splitVatCents: 0, toPayCents: 0, stampCents: 0 },
      // Nothing is configured, and that is said.
      exchange: 'export',
      transmissions: {},
      vatRegistry: false,
      unproven: 0,
      unionConsumersCents: 0,
    });
    for (const wrong of ['', '26', '2026-Q5', '2026-13', "2026-01'"])
      expect((await as(admin).get(`/admin/invoices?period=${wrong}`)).status).toBe(422);
  });

  test('what cannot be invoiced is said, and left out', async () => {
    const person = await signUp(server);
    const { body } = await client(server).get<ListProducts['response']>('/site/products');
    const order = await client(server).post<CreatePurchase['response']>(
      '/purchases',
      {
        productId: body.data.find(({ slug }) => slug === 'chatbot-ai')?.id,
        method: 'transfer',
        billing: aBilling({ country: 'Francia', taxCode: '', postalCode: 'A1' }),
      },
      { token: person.token, headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    const { id } = order.body.data.purchase;
    // From before countries came from a list.
    await sql(
      server,
      `update purchases set billing = '${JSON.stringify(aBilling({ country: 'Atlantide' }))}' where document_id = '${id}'`,
    );
    await as(admin).post(`/purchases/${id}/mark-paid`);
    const [receipt] = (await managed(id)).receipts;
    expect(receipt?.problems).toEqual(['customer-country']);
    const refused = await as(admin).get(`/admin/receipts/${receipt?.id}/invoice`);
    expect([refused.status, refusalOf(refused).problems]).toEqual([409, ['customer-country']]);
    const { data, meta } = (await as(admin).get<ListInvoices['response']>(`/admin/invoices?period=${month}`))
      .body;
    expect(data.map(({ id: refusedId }) => refusedId)).toEqual([receipt?.id]);
    expect(meta.total - meta.ready).toBe(1);
  });
});

describe('a refund', () => {
  test('of a transfer says when and where the money went; the buyer gets a note of it', async () => {
    const { person, id } = await paidByTransfer();
    expect(await managed(id)).toMatchObject({ refundWay: 'by-hand', refundCents: 2900, refund: null });
    const give = (body: object) => as(admin).post(`/admin/purchases/${id}/refund`, body);
    const wrong = await give({ note: '', day: '2020-01-01', iban: 'IT00' });
    expect([wrong.status, refusalOf(wrong).fields]).toEqual([422, { day: 'range', iban: 'iban' }]);
    expect(refusalOf(await give({ note: '' })).fields).toEqual({
      day: 'required',
      iban: 'required',
    });

    const refund = {
      note: 'Concordato al telefono',
      day: today,
      iban: `${IBAN.slice(0, 4)} ${IBAN.slice(4)}`,
    };
    const replies = await Promise.all([give(refund), give(refund), give(refund)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const after = await managed(id);
    expect(after).toMatchObject({
      status: 'refunded',
      refundWay: null,
      refund: { state: 'done', day: today, iban: IBAN, note: 'Concordato al telefono' },
    });
    expect(after.receipts.map(({ amountCents, vatCents }) => [amountCents, vatCents])).toEqual([
      [-2900, -523],
      [2900, 523],
    ]);
    expect((await shown(person, id)).suspended).toBe(true);
    expect((await mailTo(server, person.email, 'order-refunded')).text).toContain('29,00');
    const deed = await latestDeed();
    expect(deed).toMatchObject({ action: 'purchase.refund', subject: { id }, before: { status: 'paid' } });
    expect(JSON.stringify(deed)).not.toContain(IBAN);

    const [credit, invoice] = after.receipts;
    const xml = await (await file(admin, `/admin/receipts/${credit?.id}/invoice`)).text();
    expect(xml).toContain('<TipoDocumento>TD04</TipoDocumento>');
    expect(xml).toContain(`<IdDocumento>${invoice?.number}</IdDocumento>`);
    expect(xml).toContain('<ImportoTotaleDocumento>29.00</ImportoTotaleDocumento>');
  });

  test('of a card is asked of its provider, and counts when that has given it', async () => {
    const person = await signUp(server);
    const { id } = await buy(server, person);
    const response = await as(admin).post<{ data: AdminPurchase }>(`/admin/purchases/${id}/refund`, {
      note: 'Doppione',
    });
    expect([response.status, response.body.data.refund?.note]).toEqual([200, 'Doppione']);
    const after = await eventually(
      () => managed(id),
      ({ status }) => status === 'refunded',
    );
    expect(after.refund).toMatchObject({ state: 'done', iban: '' });
    expect(after.receipts.map(({ amountCents }) => amountCents)).toEqual([-2900, 2900]);
    expect((await as(admin).post(`/admin/purchases/${id}/refund`, { note: '' })).status).toBe(409);
  });

  test('is for what was paid', async () => {
    const person = await signUp(server);
    const { body } = await client(server).get<ListProducts['response']>('/site/products');
    const order = await client(server).post<CreatePurchase['response']>(
      '/purchases',
      {
        productId: body.data.find(({ slug }) => slug === 'chatbot-ai')?.id,
        method: 'transfer',
        billing: aBilling(),
      },
      { token: person.token, headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    const { id } = order.body.data.purchase;
    const reply = await as(admin).post(`/admin/purchases/${id}/refund`, { note: '', day: today, iban: IBAN });
    expect([reply.status, refusalOf(reply).reason]).toEqual([409, 'pending']);
    expect((await as(admin).post('/admin/purchases/nessuno/refund', { note: '' })).status).toBe(404);
  });
});
