import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AdminPurchaseDetail,
  AuditEntry,
  BillingData,
  CreatePurchase,
  ErrorBody,
  ListInvoices,
  PurchaseDetail,
} from '@contract';
import { client, dataOf, refusalOf, signIn, signUp, type TestUser } from '../support/client';
import { counterOf, type Counter } from '../support/counter';
import { instant, runJob, sql } from '../support/database';
import { startFakeVies, type FakeVies } from '../support/fake-vies';
import { aBilling } from '../support/owner';
import { pdfPages } from '../support/pdf-text';
import { startCms, type CmsServer } from '../support/start-cms';

const IBAN = 'IT60X0542811101000000123456';
let vies: FakeVies;
let server: CmsServer;
let admin: TestUser;
let counter: Counter;
beforeAll(async () => {
  vies = await startFakeVies();
  server = await startCms({
    env: {
      SEED_DEMO: 'true',
      OPERATOR_NAME: 'Bottega Digitale S.r.l.',
      OPERATOR_VAT_NUMBER: '01234567897',
      OPERATOR_ADDRESS: 'Via Po 5, 10124 Torino (TO)',
      VIES_URL: vies.url,
    },
  });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  counter = counterOf(server);
});
afterAll(async () => {
  await server?.stop();
  await vies?.close();
});

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());
const as = ({ token }: TestUser) => ({
  get: <T = unknown>(where: string) => client(server).get<T>(where, { token }),
  post: <T = unknown>(where: string, body: object = {}) => client(server).post<T>(where, body, { token }),
  patch: <T = unknown>(where: string, body: object) => client(server).patch<T>(where, body, { token }),
});
const order = async (billing: BillingData, slug = 'chatbot-ai') => {
  const person = await signUp(server);
  const reply = await counter.order(person, slug, { method: 'transfer', billing });
  return { person, reply, id: reply.body.data?.purchase.id ?? '' };
};
const markPaid = async (id: string) =>
  expect((await as(admin).post(`/purchases/${id}/mark-paid`)).status).toBe(200);
const managed = async (id: string): Promise<AdminPurchaseDetail> =>
  dataOf(await as(admin).get(`/admin/purchases/${id}`));
const deeds = async (): Promise<AuditEntry[]> => dataOf(await as(admin).get('/admin/audit?subject=purchase'));
const file = async (receiptId: string, kind: 'invoice' | 'pdf') =>
  fetch(`${server.url}/api/admin/receipts/${receiptId}/${kind}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
const invoice = async (receiptId = '') => (await file(receiptId, 'invoice')).text();
const pageOf = async (receiptId = '') => {
  const [page] = await pdfPages(new Uint8Array(await (await file(receiptId, 'pdf')).arrayBuffer()));
  return page?.replaceAll('\u00a0', ' ');
};

describe('billing data', () => {
  const corrected = aBilling({ fullName: 'Giulia Rossi Verdi', address: 'Via Milano 2' });

  test('are corrected by their buyer until the document is written, which names them as they are then', async () => {
    const { person, id } = await order(aBilling());
    const reply = await as(person).patch<{ data: PurchaseDetail }>(`/purchases/${id}/billing`, {
      billing: corrected,
    });
    expect([reply.status, reply.body.data.billing?.fullName]).toEqual([200, 'Giulia Rossi Verdi']);
    const [deed] = await deeds();
    expect(deed).toMatchObject({
      action: 'purchase.billing',
      subject: { id },
      before: { fullName: '•••', address: '•••' },
    });
    expect(JSON.stringify(deed)).not.toContain('Milano');
    await markPaid(id);
    expect(await invoice((await managed(id)).receipts[0]?.id)).toContain('Giulia Rossi Verdi');
  });

  test('are corrected by an administrator, who says why', async () => {
    const { id } = await order(aBilling());
    const company = aBilling({
      customerKind: 'company',
      taxCode: '',
      vatNumber: '12345678903',
      recipientCode: 'M5UXCR1',
    });
    const reply = await as(admin).patch(`/admin/purchases/${id}/billing`, {
      billing: company,
      note: 'Richiesta per telefono',
    });
    expect(reply.status).toBe(200);
    expect((await deeds())[0]).toMatchObject({
      action: 'purchase.billing',
      actor: { email: admin.email },
      before: { customerKind: 'private', vatNumber: '' },
      after: { customerKind: 'company', vatNumber: '12345678903', reason: 'Richiesta per telefono' },
    });
    // Saying it again is no second correction.
    const count = (await deeds()).length;
    await as(admin).patch(`/admin/purchases/${id}/billing`, { billing: company, note: '' });
    expect((await deeds()).length).toBe(count);
  });

  test('of a subscription are corrected for its next document, and what is issued stays', async () => {
    const { person, id } = await order(aBilling());
    await markPaid(id);
    const [before] = (await managed(id)).receipts;
    const xml = await invoice(before?.id);
    expect((await as(person).patch(`/purchases/${id}/billing`, { billing: corrected })).status).toBe(200);
    expect(await invoice(before?.id)).toBe(xml);
  });

  test('that are wrong, or somebody else’s, are refused', async () => {
    const { person, id } = await order(aBilling());
    const patch = (who: TestUser, billing: object) => as(who).patch(`/purchases/${id}/billing`, { billing });
    const wrong = await patch(person, aBilling({ taxCode: 'RSSMRA85T10A562X', country: 'Atlantide' }));
    expect([wrong.status, refusalOf(wrong).fields]).toEqual([
      422,
      expect.objectContaining({ 'billing.country': 'country' }),
    ]);
    expect((await patch(await signUp(server), aBilling())).status).toBe(404);
    expect((await patch(person, { ...aBilling(), priceCents: 1 })).status).toBe(422);
    const where = `/admin/purchases/${id}/billing`;
    expect((await as(person).patch(where, { billing: aBilling(), note: '' })).status).toBe(403);
    // What is paid depends on it.
    const office = aBilling({ customerKind: 'company', taxCode: '01232710374', recipientCode: 'UF1234' });
    expect(refusalOf(await patch(person, office)).fields).toEqual({ 'billing.recipientCode': 'office' });
  });

  test('of what is issued are refused; a credit note and a new document correct it, once', async () => {
    const { person, id } = await order(aBilling(), 'business-plan');
    await markPaid(id);
    for (const refused of [
      await as(person).patch(`/purchases/${id}/billing`, { billing: corrected }),
      await as(admin).patch(`/admin/purchases/${id}/billing`, { billing: corrected, note: '' }),
    ])
      expect([refused.status, refusalOf(refused).reason]).toEqual([409, 'issued']);

    const [wrong] = (await managed(id)).receipts;
    const reissue = () =>
      as(admin).post(`/admin/receipts/${wrong?.id}/reissue`, { billing: corrected, note: 'Errore nostro' });
    const replies = await Promise.all([reissue(), reissue(), reissue()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { receipts, refundCents, status } = await managed(id);
    expect(receipts.map(({ amountCents }) => amountCents)).toEqual([24_900, -24_900, 24_900]);
    const [fresh, creditNote] = receipts;
    expect(await invoice(fresh?.id)).toContain('Giulia Rossi Verdi');
    const credit = await invoice(creditNote?.id);
    expect(credit).toContain('<TipoDocumento>TD04<');
    expect(credit).toContain(`<IdDocumento>${wrong?.number}</IdDocumento>`);
    expect([refundCents, status]).toEqual([24_900, 'paid']);
    expect((await deeds())[0]).toMatchObject({
      action: 'purchase.reissue',
      after: { document: fresh?.number, creditNote: creditNote?.number, reason: 'Errore nostro' },
    });
    // The money goes back once, from the document that stands.
    const refund = { note: '', day: today, iban: IBAN };
    expect((await as(admin).post(`/admin/purchases/${id}/refund`, refund)).status).toBe(200);
    const after = await managed(id);
    expect(after.receipts[0]?.amountCents).toBe(-24_900);
    expect(after.receipts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  });
});

describe('a public office', () => {
  const office = aBilling({
    customerKind: 'company',
    fullName: 'Comune di Bologna',
    taxCode: '01232710374',
    recipientCode: 'uf1234',
    cig: 'b1234567a0',
    cup: 'J51B21000000001',
    orderNumber: 'MePA 7',
  });

  test('pays by transfer, without the VAT that its document names', async () => {
    const { person, reply, id } = await order(office);
    expect(reply.body.data.next).toMatchObject({ kind: 'transfer', amountCents: 2377 });
    await markPaid(id);
    const { receipts, refundCents } = await managed(id);
    expect(receipts[0]).toMatchObject({ amountCents: 2900, vatCents: 523 });
    expect(refundCents).toBe(2377);
    const xml = await invoice(receipts[0]?.id);
    for (const part of ['<EsigibilitaIVA>S<', '<ImportoPagamento>23.77<', '<ImportoTotaleDocumento>29.00<'])
      expect(xml).toContain(part);
    for (const part of ['<IdDocumento>MePA 7<', '<CodiceCUP>J51B21000000001<', '<CodiceCIG>B1234567A0<'])
      expect(xml).toContain(part);
    const page = await pageOf(receipts[0]?.id);
    for (const part of [
      'Scissione dei pagamenti',
      'CIG B1234567A0',
      'CUP J51B21000000001',
      'Ordine n. MePA 7',
    ])
      expect(page).toContain(part);
    expect((await counter.detail(person, id)).status).toBe('paid');

    const card = await counter.order(await signUp(server), 'chatbot-ai', { billing: office });
    expect([card.status, refusalOf(card).fields]).toEqual([422, { method: 'office' }]);
  }, 60_000);

  test('corrects its codes until the document is written, and gives others for its next order', async () => {
    const { person, id } = await order(office);
    const correct = (changes: Partial<BillingData>) =>
      as(person).patch(`/purchases/${id}/billing`, { billing: { ...office, ...changes } });
    expect(refusalOf(await correct({ cig: 'B1', cup: 'J5' })).fields).toEqual({
      'billing.cig': 'cig',
      'billing.cup': 'cup',
    });
    expect((await correct({ cig: 'B7654321A0' })).status).toBe(200);
    await markPaid(id);
    const [document] = (await managed(id)).receipts;
    expect(await invoice(document?.id)).toContain('<CodiceCIG>B7654321A0<');
    expect(dataOf<BillingData>(await as(person).get('/billing'))).toMatchObject({
      recipientCode: 'UF1234',
      cig: '',
      cup: '',
      orderNumber: '',
    });
  });

  test('gets back what it paid, and a credit note over the whole', async () => {
    const { id } = await order(office, 'business-plan');
    await markPaid(id);
    await as(admin).post(`/admin/purchases/${id}/refund`, { note: '', day: today, iban: IBAN });
    const [credit] = (await managed(id)).receipts;
    expect(credit).toMatchObject({ amountCents: -24_900, vatCents: -4490 });
    expect(await invoice(credit?.id)).toContain('<EsigibilitaIVA>S<');
  });
});

describe('a company of another member state', () => {
  const german = (number: string) =>
    aBilling({
      customerKind: 'company',
      fullName: 'Firma GmbH',
      taxCode: '',
      country: 'Germania',
      postalCode: '10117',
      vatNumber: `DE${number}`,
    });

  test('whose number is registered buys without VAT, and its document proves why', async () => {
    vies.valid.add('DE123456789');
    const { id } = await order(german('123456789'));
    await markPaid(id);
    const [document] = (await managed(id)).receipts;
    expect(document).toMatchObject({ amountCents: 2900, vatCents: 0 });
    expect(await pageOf(document?.id)).toContain('WAPIAAAAYyUBn3RL');
    const [row] = await sql(server, `select snapshot from receipts where document_id = '${document?.id}'`);
    const snapshot: unknown = typeof row?.snapshot === 'string' ? JSON.parse(row.snapshot) : row?.snapshot;
    expect(snapshot).toMatchObject({
      vatCheck: {
        state: 'valid',
        vatNumber: 'DE123456789',
        requestId: 'WAPIAAAAYyUBn3RL',
        checkedAt: expect.any(String),
      },
    });
  }, 60_000);

  test('whose number nobody has is refused, and may buy as a private person, with Italy’s VAT', async () => {
    const person = await signUp(server);
    const refused = await counter.order(person, 'chatbot-ai', {
      method: 'transfer',
      billing: german('999999999'),
    });
    expect([refused.status, (refused.body as unknown as ErrorBody).error.details.fields]).toEqual([
      422,
      { 'billing.vatNumber': 'vies' },
    ]);
    const billing = { ...german('999999999'), customerKind: 'private' as const };
    const bought = await counter.order(person, 'chatbot-ai', { method: 'transfer', billing });
    const { id } = bought.body.data.purchase;
    await markPaid(id);
    expect((await managed(id)).receipts[0]).toMatchObject({ vatCents: 523 });
  });

  test('is not kept waiting by a register that is away: it is asked again, and administrators know', async () => {
    vies.state.isAway = true;
    const [good, bad] = [await order(german('111111111')), await order(german('222222222'))];
    await markPaid(bad.id);
    const mails = (number: string) =>
      sql(
        server,
        `select subject, text from outbox_mails where kind = 'books-vat-check' and text like '%${number}%' order by id`,
      );
    expect(await mails('DE111111111')).toHaveLength(1);
    const month = today.slice(0, 7);
    const meta = async () =>
      (await as(admin).get<ListInvoices['response']>(`/admin/invoices?period=${month}`)).body.meta;
    expect(await meta()).toMatchObject({ vatRegistry: true, unproven: 1 });

    const due = () =>
      sql(
        server,
        `update purchases set vat_check_due_at = ${instant(server, Date.now() - 1000)}
      where document_id in ('${good.id}', '${bad.id}')`,
      );
    await due();
    await runJob(server, 'check-vat-numbers');
    expect(await mails('DE222222222')).toHaveLength(1);
    vies.state.isAway = false;
    vies.valid.add('DE111111111');
    await due();
    await runJob(server, 'check-vat-numbers');

    await markPaid(good.id);
    expect((await managed(good.id)).receipts[0]).toMatchObject({ vatCents: 0 });
    const [, notice] = await mails('DE222222222');
    const [wrong] = (await managed(bad.id)).receipts;
    expect(notice?.text).toContain(wrong?.number);
    // The way out: the same buyer, with Italy's VAT.
    const reply = await as(admin).post(`/admin/receipts/${wrong?.id}/reissue`, {
      billing: german('222222222'),
      note: 'Partita IVA non nel VIES',
    });
    expect(reply.status).toBe(200);
    expect((await managed(bad.id)).receipts.map(({ vatCents }) => vatCents)).toEqual([523, 0, 0]);
  }, 120_000);
});

test('an order is taken as it was typed: long names, emoji, strange countries', async () => {
  const typed = async (changes: Partial<BillingData>) => {
    const { reply } = await order(aBilling(changes));
    const { body, status } = reply as {
      status: number;
      body: CreatePurchase['response'] & Partial<Pick<ErrorBody, 'error'>>;
    };
    return [status, body.error?.details.fields];
  };
  expect(await typed({ fullName: 'a'.repeat(300) })).toEqual([422, { 'billing.fullName': 'max' }]);
  expect(await typed({ fullName: '🍕'.repeat(60) })).toEqual([422, { 'billing.fullName': 'latin' }]);
  expect(await typed({ fullName: `Da Gigi ${'🍕'.repeat(56)}` })).toEqual([201, undefined]);
  expect(await typed({ fullName: 'Giulia\u0007Rossi' })).toEqual([422, { 'billing.fullName': 'format' }]);
  expect((await typed({ fullName: 'Giulia\u0000Rossi' }))[0]).toBe(422);
  for (const country of ['Atlantide', 'XX', 'EU', 'ZZ', '🇮🇹', '<script>', 'Italia\u202e'])
    expect(await typed({ country })).toEqual([
      422,
      expect.objectContaining({ 'billing.country': expect.any(String) }),
    ]);
}, 120_000);
