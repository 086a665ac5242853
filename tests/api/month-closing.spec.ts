import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminPurchaseDetail, BillingData, ListInvoices, VerifyBooks } from '@contract';
import { fatturaPaProblems } from '../../cms/src/engines/invoicing/testing/fatturapa-schema.suite';
import { client, dataOf, signIn, signUp, type TestUser } from '../support/client';
import { closingReport } from '../support/closing-report';
import { counterOf, type Counter } from '../support/counter';
import { instant, runJob, sql } from '../support/database';
import { startFakeVies, type FakeVies } from '../support/fake-vies';
import { aBilling, buy } from '../support/owner';
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
const month = today.slice(0, 7);
const get = <T>(where: string) => client(server).get<T>(where, { token: admin.token });
const post = (where: string, body: object = {}) => client(server).post(where, body, { token: admin.token });

interface Order {
  billing?: BillingData;
  slug?: string;
  coupon?: string;
}
const paid = async ({ billing = aBilling(), slug = 'chatbot-ai', coupon }: Order = {}): Promise<string> => {
  const reply = await counter.order(await signUp(server), slug, {
    method: 'transfer',
    billing,
    ...(coupon ? { coupon } : {}),
  });
  expect([reply.status, reply.body]).toEqual([201, expect.anything()]);
  const { id } = reply.body.data.purchase;
  expect((await post(`/purchases/${id}/mark-paid`)).status).toBe(200);
  return id;
};
const aCoupon = async (percentOff: number): Promise<string> => {
  const code = `MESE${randomUUID().slice(0, 6).toUpperCase()}`;
  await sql(
    server,
    `insert into coupons (document_id, code, redeemed, percent_off) values ('${randomUUID().replaceAll('-', '').slice(0, 24)}', '${code}', 0, ${percentOff})`,
  );
  return code;
};
const refund = async (id: string) =>
  expect((await post(`/admin/purchases/${id}/refund`, { note: '', day: today, iban: IBAN })).status).toBe(
    200,
  );
/** The next month of a subscription by card is due. */
const renew = async () => {
  const { id } = await buy(server, await signUp(server));
  await sql(
    server,
    `update purchases set period_ends_at = ${instant(server, Date.now() - 60_000)} where document_id = '${id}'`,
  );
  await runJob(server, 'process-subscriptions');
  const { receipts } = dataOf<AdminPurchaseDetail>(await get(`/admin/purchases/${id}`));
  expect(receipts).toHaveLength(2);
};

const company = (changes: Partial<BillingData>) =>
  aBilling({ customerKind: 'company', taxCode: '', ...changes });
const office = company({
  fullName: 'Comune di Bologna',
  taxCode: '01232710374',
  recipientCode: 'UF1234',
  cig: 'B1234567A0',
});

const cents = (text = '0'): number => Number(text.replace(/[.,]/, ''));
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
/** A file as a spreadsheet reads it: columns by their names. */
const rowsOf = (csv: string): Record<string, string>[] => {
  const [head = '', ...lines] = csv
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');
  const names = head.split(';');
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, at) => [names[at] ?? '', cell])));
};
const elementOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1] ?? '';

test('a month of every kind of buyer comes to the same in documents, invoices and the list, to the cent', async () => {
  vies.valid.add('DE123456789');
  await renew();
  await paid({ coupon: await aCoupon(10) });
  await paid({ coupon: await aCoupon(33), slug: 'business-plan' });
  await refund(await paid());
  await refund(await paid({ billing: office, slug: 'business-plan' }));
  await paid({ billing: office });
  await paid({ billing: company({ vatNumber: '12345678903', recipientCode: 'M5UXCR1' }) });
  await paid({ billing: company({ fullName: 'Associazione Culturale', taxCode: '97103880585' }) });
  const german = company({ country: 'Germania', vatNumber: 'DE123456789', postalCode: '10117' });
  await paid({ billing: german });
  await refund(await paid({ billing: german, slug: 'business-plan' }));
  await paid({
    billing: company({ country: 'Svizzera', vatNumber: 'CHE123456789', postalCode: '8001' }),
    slug: 'business-plan',
  });
  await paid({ billing: company({ country: 'San Marino', vatNumber: 'SM24165', postalCode: '47890' }) });
  await paid({ billing: aBilling({ country: 'Francia', taxCode: '', postalCode: '75001' }) });
  const wrong = await paid({ slug: 'business-plan' });
  const [issued] = dataOf<AdminPurchaseDetail>(await get(`/admin/purchases/${wrong}`)).receipts;
  const billing = aBilling({ fullName: 'Giulia Rossi Verdi' });
  expect((await post(`/admin/receipts/${issued?.id}/reissue`, { billing, note: '' })).status).toBe(200);
  await server.restart({ OPERATOR_TAX_REGIME: 'RF19' });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  await paid();
  await paid({ slug: 'business-plan' });
  await paid({ billing: office });

  const { meta } = (await get<ListInvoices['response']>(`/admin/invoices?period=${month}`)).body;
  const response = await fetch(`${server.url}/api/admin/invoices/export?period=${month}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const fileOf = (name = '') => files[name] ?? new Uint8Array();
  const rows = rowsOf(strFromU8(fileOf(`documenti-${month}.csv`)));
  const column = (name: string, of = rows) => sum(of.map((row) => cents(row[name])));
  const listed = {
    netCents: column('Imponibile (€)'),
    vatCents: column('IVA (€)'),
    totalCents: column('Totale (€)'),
    splitVatCents: column('IVA in scissione (€)'),
    toPayCents: column('Da incassare (€)'),
    stampCents: column('Bollo (€)'),
  };
  expect(meta).toMatchObject({
    total: rows.length,
    unproven: 0,
    // The month's one private person in France.
    unionConsumersCents: 2377,
    totals: listed,
  });
  // Everything was issued this month: its quarter and its year come to the same.
  const [year = '', number = ''] = month.split('-');
  for (const period of [`${year}-Q${Math.ceil(Number(number) / 3)}`, year]) {
    const longer = (await get<ListInvoices['response']>(`/admin/invoices?period=${period}`)).body.meta;
    expect(longer).toEqual(meta);
    const archive = await fetch(`${server.url}/api/admin/invoices/export?period=${period}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const longerFiles = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(rowsOf(strFromU8(longerFiles[`documenti-${period}.csv`] ?? new Uint8Array()))).toEqual(rows);
  }
  const documents = await sql(
    server,
    `select sum(amount_cents) as total, sum(vat_cents) as vat, count(*) as count from receipts`,
  );
  expect(documents.map(({ total, vat, count }) => [total, vat, count].map(Number))).toEqual([
    [meta.totals.totalCents, meta.totals.vatCents, rows.length],
  ]);
  for (const row of rows) {
    expect(cents(row['Imponibile (€)']) + cents(row['IVA (€)'])).toBe(cents(row['Totale (€)']));
    expect(Object.keys(files)).toContain(`pdf/${row.PDF}`);
  }

  // Each line beside its own file.
  const invoiced = rows.filter((row) => row['Fattura elettronica'] !== '');
  expect(invoiced).toHaveLength(meta.ready);
  const problems: string[] = [];
  const xmlTotals = { netCents: 0, vatCents: 0, totalCents: 0 };
  for (const row of invoiced) {
    const xml = strFromU8(fileOf(row['Fattura elettronica']));
    problems.push(...(await fatturaPaProblems(xml)));
    const sign = row.Tipo === 'Nota di credito' ? -1 : 1;
    // Nothing below zero is nothing.
    expect([elementOf(xml, 'CodiceCIG'), elementOf(xml, 'CodiceCUP')]).toEqual([row.CIG, row.CUP]);
    const of = (name: string) => sign * cents(elementOf(xml, name)) + 0;
    expect([
      elementOf(xml, 'Numero'),
      of('ImponibileImporto'),
      of('Imposta'),
      of('ImportoTotaleDocumento'),
    ]).toEqual([row.Numero, cents(row['Imponibile (€)']), cents(row['IVA (€)']), cents(row['Totale (€)'])]);
    expect(cents(elementOf(xml, 'ImportoBollo') || '0.00')).toBe(cents(row['Bollo (€)']));
    xmlTotals.netCents += of('ImponibileImporto');
    xmlTotals.vatCents += of('Imposta');
    xmlTotals.totalCents += of('ImportoTotaleDocumento');
    if (sign === 1) expect(of('ImportoPagamento')).toBe(cents(row['Da incassare (€)']));
  }
  expect(problems).toEqual([]);
  const invoicedTotals = {
    netCents: column('Imponibile (€)', invoiced),
    vatCents: column('IVA (€)', invoiced),
    totalCents: column('Totale (€)', invoiced),
  };
  expect(xmlTotals).toEqual(invoicedTotals);

  const ours = rows.slice(-23);
  expect(
    ours.map((row) => [
      row['Aliquota o natura'],
      row['Totale (€)'],
      row['Da incassare (€)'],
      row['Bollo (€)'],
    ]),
  ).toEqual([
    ['22%', '29,00', '29,00', '0,00'],
    ['22%', '29,00', '29,00', '0,00'],
    ['22%', '26,10', '26,10', '0,00'],
    ['22%', '166,83', '166,83', '0,00'],
    ['22%', '29,00', '29,00', '0,00'],
    ['22%', '-29,00', '-29,00', '0,00'],
    ['22%', '249,00', '204,10', '0,00'],
    ['22%', '-249,00', '-204,10', '0,00'],
    ['22%', '29,00', '23,77', '0,00'],
    ['22%', '29,00', '29,00', '0,00'],
    ['22%', '29,00', '29,00', '0,00'],
    ['N2.1', '29,00', '29,00', '0,00'],
    ['N2.1', '249,00', '249,00', '2,00'],
    ['N2.1', '-249,00', '-249,00', '2,00'],
    ['N2.1', '249,00', '249,00', '2,00'],
    ['N2.1', '29,00', '29,00', '0,00'],
    ['22%', '29,00', '29,00', '0,00'],
    ['22%', '249,00', '249,00', '0,00'],
    ['22%', '-249,00', '-249,00', '0,00'],
    ['22%', '249,00', '249,00', '0,00'],
    ['N2.2', '29,00', '29,00', '0,00'],
    ['N2.2', '249,00', '249,00', '2,00'],
    ['N2.2', '29,00', '29,00', '0,00'],
  ]);
  const printed = await pdfPages(fileOf(`pdf/${ours.at(-2)?.PDF}`));
  expect(printed.join(' ').replaceAll('\u00a0', ' ')).toContain('249,00 €');
  const books = dataOf<VerifyBooks['response']['data']>(await get('/admin/books'));
  expect(books).toMatchObject({ documents: rows.length, problems: [], wrong: 0 });
  console.info(
    closingReport({
      month,
      documents: rows.length,
      creditNotes: rows.filter(({ Tipo }) => Tipo === 'Nota di credito').length,
      invoices: invoiced.length,
      problems,
      isOfficialSchema: process.env.FATTURAPA_XSD !== undefined,
      totals: meta.totals,
      listed,
      invoiced: { list: invoicedTotals, xml: xmlTotals },
      lastHash: books.lastHash,
    }),
  );
}, 900_000);
