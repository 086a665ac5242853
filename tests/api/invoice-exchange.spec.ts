import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminPurchaseDetail, AdminReceipt, ListInvoices } from '@contract';
import { client, dataOf, eventually, refusalOf, signIn, signUp, type TestUser } from '../support/client';
import { counterOf, type Counter } from '../support/counter';
import { instant, runJob, sql } from '../support/database';
import { startFakeExchange, type FakeExchange } from '../support/fake-exchange';
import { aBilling } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const DAY = 86_400_000;
let exchange: FakeExchange;
let server: CmsServer;
let admin: TestUser;
let counter: Counter;
beforeAll(async () => {
  exchange = await startFakeExchange();
  server = await startCms({
    env: {
      SEED_DEMO: 'true',
      OPERATOR_NAME: 'Bottega Digitale S.r.l.',
      OPERATOR_VAT_NUMBER: '01234567897',
      OPERATOR_ADDRESS: 'Via Po 5, 10124 Torino (TO)',
      INVOICETRONIC_API_KEY: exchange.apiKey,
      INVOICETRONIC_WEBHOOK_SECRET: exchange.secret,
      INVOICETRONIC_BASE_URL: exchange.url,
    },
  });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  counter = counterOf(server);
});
afterAll(async () => {
  await server?.stop();
  await exchange?.close();
});

const post = <T = unknown>(where: string, body: object = {}, token = admin.token) =>
  client(server).post<T>(where, body, { token });
const managed = async (id: string): Promise<AdminPurchaseDetail> =>
  dataOf(await client(server).get(`/admin/purchases/${id}`, { token: admin.token }));
const office = aBilling({
  customerKind: 'company',
  fullName: 'Comune di Bologna',
  taxCode: '01232710374',
  recipientCode: 'UF1234',
});
/** Bought and paid by transfer; answers the order. */
const paid = async (billing = aBilling()): Promise<string> => {
  const reply = await counter.order(await signUp(server), 'chatbot-ai', { method: 'transfer', billing });
  const { id } = reply.body.data.purchase;
  expect((await post(`/purchases/${id}/mark-paid`)).status).toBe(200);
  return id;
};
const documentOf = async (id: string): Promise<AdminReceipt> => {
  const [first] = (await managed(id)).receipts;
  if (!first) throw new Error('No document');
  return first;
};
const inState = (id: string, state: string): Promise<AdminReceipt> =>
  eventually(
    () => documentOf(id),
    ({ exchange: { transmission } }) => transmission?.state === state,
    30_000,
  );
const sentFile = async (id: string) => {
  const { exchange: status } = await inState(id, 'sent');
  const file = exchange.files.find(({ file_name }) => file_name === status.transmission?.fileName);
  if (!file) throw new Error('The file did not arrive');
  return file;
};
const postWebhook = (body: string, signature: string) =>
  fetch(`${server.url}/api/invoices/exchange/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'invoicetronic-signature': signature },
    body,
  });
const sendSignedWebhook = async () => {
  const body = '{"event":"update.add"}';
  expect((await postWebhook(body, exchange.sign(body))).status).toBe(200);
};
const mailsOf = (number: string) =>
  sql(
    server,
    `select subject, text from outbox_mails where kind = 'books-invoice' and subject like '%${number}%'`,
  );

describe('an invoice', () => {
  test('is handed over as it was written, and delivered', async () => {
    const id = await paid();
    const file = await sentFile(id);
    const { number } = await documentOf(id);
    expect(file.payload).toContain(`<Numero>${number}</Numero>`);
    exchange.setState(file.id, 'Inviato');
    exchange.setState(file.id, 'Consegnato');
    await sendSignedWebhook();
    const delivered = await inState(id, 'delivered');
    expect(delivered.exchange.refusal).toBe('on-its-way');
    expect((await post(`/admin/receipts/${delivered.id}/transmissions`)).status).toBe(409);
    const month = delivered.issuedAt.slice(0, 7);
    const { meta } = (
      await client(server).get<ListInvoices['response']>(`/admin/invoices?period=${month}`, {
        token: admin.token,
      })
    ).body;
    expect(meta).toMatchObject({ exchange: 'invoicetronic', transmissions: { delivered: 1 } });
  });

  test('that the exchange rejects says why, and is sent again with its number under another name', async () => {
    const id = await paid();
    const first = await sentFile(id);
    exchange.setState(first.id, 'Scartato', [
      { code: '00311', description: 'CodiceDestinatario non valido' },
    ]);
    await sendSignedWebhook();
    const rejected = await inState(id, 'rejected');
    expect(rejected.exchange).toMatchObject({
      refusal: null,
      transmission: { reason: '00311: CodiceDestinatario non valido', attempt: 1 },
    });
    const mails = await mailsOf(rejected.number);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('00311');

    const replies = await Promise.all(
      [1, 2, 3].map(() => post(`/admin/receipts/${rejected.id}/transmissions`)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const second = await sentFile(id);
    expect(second.file_name).not.toBe(first.file_name);
    expect(second.payload).toBe(first.payload);
    const audit = await client(server).get<{ data: { action: string }[] }>('/admin/audit?subject=purchase', {
      token: admin.token,
    });
    expect(audit.body.data[0]?.action).toBe('purchase.transmit');
  });

  test('that was rejected long ago is not sent again, but written anew', async () => {
    const id = await paid();
    const file = await sentFile(id);
    exchange.setState(file.id, 'Scartato');
    await sendSignedWebhook();
    const rejected = await inState(id, 'rejected');
    await sql(
      server,
      `update invoice_transmissions set state_at = ${instant(server, Date.now() - 6 * DAY)} where file_name = '${file.file_name}'`,
    );
    const refused = await post(`/admin/receipts/${rejected.id}/transmissions`);
    expect([refused.status, refusalOf(refused).reason]).toEqual([409, 'too-late']);

    const billing = aBilling({ fullName: 'Giulia Rossi Verdi' });
    const reply = await post(`/admin/receipts/${rejected.id}/reissue`, { billing, note: 'Nome sbagliato' });
    expect(reply.status).toBe(200);
    await inState(id, 'sent');
    const [fresh, creditNote, old] = (await managed(id)).receipts;
    // For the exchange there was nothing to take back.
    expect(creditNote).toMatchObject({
      amountCents: -2900,
      exchange: { transmission: null, refusal: 'of-a-rejected-invoice' },
    });
    expect(old?.id).toBe(rejected.id);
    expect(fresh?.buyer?.fullName).toBe('Giulia Rossi Verdi');
  });

  test('that the intermediary refuses is told, and waits for an administrator', async () => {
    exchange.refuseWith.push({ status: 422, detail: 'Company not found' });
    const id = await paid();
    const failed = await inState(id, 'failed');
    expect(failed.exchange).toMatchObject({ refusal: null, transmission: { reason: 'Company not found' } });
    expect(await mailsOf(failed.number)).toHaveLength(1);
    expect((await post(`/admin/receipts/${failed.id}/transmissions`)).status).toBe(200);
    await inState(id, 'sent');
  });

  test('whose answer was lost is not sent twice', async () => {
    exchange.refuseWith.push({ status: 503, detail: 'later' }, { status: 502, detail: 'lost', keeps: true });
    const id = await paid();
    const file = await sentFile(id);
    expect(exchange.files.filter(({ payload }) => payload === file.payload)).toHaveLength(1);
  }, 60_000);

  test('to a public office is answered, or counts as accepted when its time is over', async () => {
    const id = await paid(office);
    const file = await sentFile(id);
    expect(file.payload).toContain('<FormatoTrasmissione>FPA12<');
    exchange.setState(file.id, 'Consegnato');
    await sendSignedWebhook();
    await inState(id, 'delivered');
    exchange.setState(file.id, 'DecorrenzaTermini');
    await runJob(server, 'follow-invoices');
    expect((await documentOf(id)).exchange.transmission?.state).toBe('expired');
    // Told again, and out of order: nothing moves.
    exchange.setState(file.id, 'NonConsegnato');
    await runJob(server, 'follow-invoices');
    expect((await documentOf(id)).exchange.transmission?.state).toBe('expired');
  });

  test('that is in the buyer’s tax drawer only is said to be', async () => {
    const id = await paid();
    const file = await sentFile(id);
    exchange.setState(file.id, 'ImpossibilitaDiRecapito');
    await runJob(server, 'follow-invoices');
    expect((await documentOf(id)).exchange.transmission?.state).toBe('not-delivered');
  });
});

describe('a message of the intermediary', () => {
  const body = '{"event":"update.add"}';

  test.each([
    ['unsigned', () => ''],
    ['signed with another secret', () => exchange.sign(body, new Date(), 'whsec_other')],
    ['over another body', () => exchange.sign('{}')],
    ['of a year ago', () => exchange.sign(body, new Date(Date.now() - 365 * DAY))],
    ['of no time', () => exchange.sign(body).replace(/t=\d+/, 't=x')],
  ])('%s is refused', async (_, signature) => {
    expect((await postWebhook(body, signature())).status).toBe(401);
  });

  test('sent eight times at once rings, and changes nothing by itself', async () => {
    const id = await paid();
    const file = await sentFile(id);
    exchange.setState(file.id, 'Consegnato');
    const signature = exchange.sign(body);
    const replies = await Promise.all(Array.from({ length: 8 }, () => postWebhook(body, signature)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await inState(id, 'delivered');
    const rows = await sql(
      server,
      `select state from invoice_transmissions where file_name = '${file.file_name}'`,
    );
    expect(rows).toHaveLength(1);
  });
});

test('only administrators hand documents over', async () => {
  const document = await documentOf(await paid());
  const where = `/admin/receipts/${document.id}/transmissions`;
  expect((await client(server).post(where)).status).toBe(401);
  const { token } = await signUp(server);
  expect((await post(where, {}, token)).status).toBe(403);
  expect((await post('/admin/receipts/nessuno/transmissions')).status).toBe(404);
});
