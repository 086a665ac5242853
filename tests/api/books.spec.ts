import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { fatturaPaProblems } from '../../cms/src/engines/invoicing/testing/fatturapa-schema.suite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminPurchaseDetail, ListInvoices, VerifyBooks } from '@contract';
import { client, dataOf, eventually, signIn, signUp, type TestUser } from '../support/client';
import { counterOf, type Counter } from '../support/counter';
import { sql } from '../support/database';
import { aBilling, buy } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const IBAN = 'IT60X0542811101000000123456';
let server: CmsServer;
let admin: TestUser;
let counter: Counter;
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
  counter = counterOf(server);
});
afterAll(() => server?.stop());

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());
const month = today.slice(0, 7);
const get = <T>(where: string) => client(server).get<T>(where, { token: admin.token });
const post = (where: string, body: object = {}) => client(server).post(where, body, { token: admin.token });
const verified = async () => dataOf<VerifyBooks['response']['data']>(await get('/admin/books'));
const download = async (where: string) =>
  new Uint8Array(
    await (
      await fetch(`${server.url}/api${where}`, { headers: { authorization: `Bearer ${admin.token}` } })
    ).arrayBuffer(),
  );
/** A file as a spreadsheet reads it: columns by their names. */
const rowsOf = (csv: string): Record<string, string>[] => {
  const [head = '', ...lines] = csv
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');
  const names = head.split(';');
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, at) => [names[at] ?? '', cell])));
};
const cents = (text: string): number => Number(text.replace(/[.,]/, ''));
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const byTransfer = async (billing = aBilling()): Promise<string> => {
  const reply = await counter.order(await signUp(server), 'chatbot-ai', { method: 'transfer', billing });
  const { id } = reply.body.data.purchase;
  expect((await post(`/purchases/${id}/mark-paid`)).status).toBe(200);
  return id;
};
const withCoupon = async (): Promise<string> => {
  const code = `DIECI${randomUUID().slice(0, 6).toUpperCase()}`;
  await sql(
    server,
    `insert into coupons (document_id, code, redeemed, percent_off) values ('${randomUUID().replaceAll('-', '').slice(0, 24)}', '${code}', 0, 10)`,
  );
  const reply = await counter.order(await signUp(server), 'chatbot-ai', { method: 'transfer', coupon: code });
  const { id } = reply.body.data.purchase;
  expect((await post(`/purchases/${id}/mark-paid`)).status).toBe(200);
  return id;
};

describe('the closing of a month', () => {
  test('documents, invoices and the list beside them come to the same, to the cent', async () => {
    await buy(server, await signUp(server));
    const discounted = await withCoupon();
    const refunded = await byTransfer();
    const given = await post(`/admin/purchases/${refunded}/refund`, { note: '', day: today, iban: IBAN });
    expect(given.status).toBe(200);

    const { meta } = (await get<ListInvoices['response']>(`/admin/invoices?period=${month}`)).body;
    const files = unzipSync(await download(`/admin/invoices/export?period=${month}`));
    const rows = rowsOf(strFromU8(files[`documenti-${month}.csv`] ?? new Uint8Array()));
    // Before them there are the documents of the demonstration.
    expect(rows.slice(-4).map((row) => [row.Tipo, row['Totale (€)'], row['IVA (€)']])).toEqual([
      ['Fattura', '29,00', '5,23'],
      ['Fattura', '26,10', '4,71'],
      ['Fattura', '29,00', '5,23'],
      ['Nota di credito', '-29,00', '-5,23'],
    ]);
    expect(rows.at(-1)?.Corregge).toBe(rows.at(-2)?.Numero);
    const totalOf = (lines: typeof rows) => ({
      netCents: sum(lines.map((row) => cents(row['Imponibile (€)'] ?? ''))),
      vatCents: sum(lines.map((row) => cents(row['IVA (€)'] ?? ''))),
      totalCents: sum(lines.map((row) => cents(row['Totale (€)'] ?? ''))),
    });
    const invoiced = rows.filter((row) => row['Fattura elettronica'] !== '');
    expect(meta).toMatchObject({ total: rows.length, ready: invoiced.length, totals: totalOf(rows) });
    expect(totalOf(rows.slice(-4))).toEqual({ netCents: 4516, vatCents: 994, totalCents: 5510 });

    const invoices = invoiced.map((row) =>
      strFromU8(files[row['Fattura elettronica'] ?? ''] ?? new Uint8Array()),
    );
    const of = (element: string) =>
      sum(
        invoices.map((xml) => {
          const value = cents(new RegExp(`<${element}>([\\d.]+)<`).exec(xml)?.[1] ?? '');
          return xml.includes('<TipoDocumento>TD04<') ? -value : value;
        }),
      );
    expect({
      netCents: of('ImponibileImporto'),
      vatCents: of('Imposta'),
      totalCents: of('ImportoTotaleDocumento'),
    }).toEqual(totalOf(invoiced));

    // The list of orders says the VAT of what was paid, as its receipt does.
    const orders = rowsOf(strFromU8(await download('/admin/purchases/export')));
    const [line] = orders.filter((row) => row['Sconto (€)'] === '2,90');
    expect(line?.['di cui IVA (€)']).toBe('4,71');
    const shown = dataOf<AdminPurchaseDetail>(await get(`/admin/purchases/${discounted}`));
    expect([shown.vatCents, shown.receipts[0]?.vatCents]).toEqual([471, 471]);
  });

  test('every invoice is valid by the tax office’s rules, whoever buys', async () => {
    const company = { customerKind: 'company', taxCode: '' } as const;
    const buyers = [
      aBilling({
        fullName: `🍕 ${'Łukasz & Figli “S.n.c.” '.repeat(5)}`.slice(0, 120),
        address: 'x'.repeat(200),
      }),
      aBilling({ ...company, vatNumber: '12345678903', recipientCode: 'M5UXCR1' }),
      aBilling({ ...company, taxCode: '97103880585' }),
      aBilling({ ...company, country: 'Germania', vatNumber: 'DE123456789', postalCode: '10117' }),
      aBilling({ ...company, country: 'San Marino', vatNumber: 'SM24165', postalCode: '47890' }),
      aBilling({ ...company, country: 'Svizzera', vatNumber: 'CHE123456789', postalCode: '8001' }),
      aBilling({ country: 'Giappone', taxCode: '', postalCode: '100-0001', city: 'Tōkyō 東京' }),
    ];
    for (const buyer of buyers) await byTransfer(buyer);
    const files = unzipSync(await download(`/admin/invoices/export?period=${month}`));
    const invoices = Object.entries(files).filter(([name]) => name.endsWith('.xml'));
    expect(invoices.length).toBeGreaterThan(buyers.length);
    const problems = await Promise.all(invoices.map(([, bytes]) => fatturaPaProblems(strFromU8(bytes))));
    expect(problems.flat()).toEqual([]);
    const taxes = invoices
      .slice(-buyers.length)
      .map(([, bytes]) => /<Natura>(.*?)</.exec(strFromU8(bytes))?.[1] ?? 'IVA');
    expect(taxes).toEqual(['IVA', 'IVA', 'IVA', 'N2.1', 'N2.1', 'N2.1', 'IVA']);
  }, 120_000);

  test('is the same when it is asked for again: a document is written once', async () => {
    const archive = () =>
      download(`/admin/invoices/export?period=${month}`).then((bytes) => unzipSync(bytes));
    const before = await archive();
    await sql(server, `update purchases set product_title = 'Altro', billing = null`);
    expect(await archive()).toEqual(before);
  });
});

describe('the books', () => {
  test('hold, and are for administrators only', async () => {
    const books = await verified();
    expect(books).toMatchObject({ problems: [], wrong: 0 });
    expect(books.documents).toBeGreaterThan(3);
    expect(books.lastHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await client(server).get('/admin/books')).status).toBe(401);
    const { token } = await signUp(server);
    expect((await client(server).get('/admin/books', { token })).status).toBe(403);
  });

  test('say which document somebody changed, and hold again once it is as it was', async () => {
    const change = (by: number) =>
      sql(server, `update receipts set amount_cents = amount_cents + ${by} where number = 2`);
    await change(1);
    const year = today.slice(0, 4);
    expect((await verified()).problems).toEqual([{ number: `${year}/2`, problems: ['changed'] }]);
    await change(-1);
    expect((await verified()).wrong).toBe(0);
    await sql(server, `update receipts set invoice_xml = '<p:FatturaElettronica/>' where number = 1`);
    expect((await verified()).problems).toEqual([{ number: `${year}/1`, problems: ['file'] }]);
    // The archive before has printed them all.
    await sql(
      server,
      `update receipt_files set content = 'JVBERi0=' where receipt_id = (select id from receipts where number = 2)`,
    );
    expect((await verified()).problems).toEqual([
      { number: `${year}/1`, problems: ['file'] },
      { number: `${year}/2`, problems: ['pdf'] },
    ]);
    await sql(server, 'delete from receipt_files');
    await sql(server, 'update receipts set pdf_digest = null');
  });

  test('hold when many pay at once, and after a start', async () => {
    await sql(server, 'update receipts set invoice_xml = null, seal = null');
    await server.restart();
    admin = await signIn(server, 'admin@officina.test', 'officina-demo');
    const before = (await verified()).documents;
    await Promise.all(Array.from({ length: 6 }, () => byTransfer()));
    const books = await eventually(verified, ({ documents }) => documents === before + 6);
    expect(books).toMatchObject({ problems: [], wrong: 0 });
  }, 180_000);
});
