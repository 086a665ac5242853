import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminPurchaseDetail, Booking } from '@contract';
import { fatturaPaProblems } from '../../cms/src/engines/invoicing/testing/fatturapa-schema.suite';
import { client, dataOf, refusalOf, signIn, signUp, type TestUser } from '../support/client';
import { consultationsOf } from '../support/consultations';
import { counterOf } from '../support/counter';
import { mailTo } from '../support/outbox';
import { aBilling } from '../support/owner';
import { pdfPages } from '../support/pdf-text';
import { startCms, type CmsServer } from '../support/start-cms';

const FAMILY = '👩‍👩‍👧‍👦';
/** As long as a name may be, with letters of two, three and four bytes. */
const NAME = `Società 🍕 Łukasz & Figli “${'Pane e Dolci '.repeat(9)}`.slice(0, 117).trimEnd() + '”!?';
const TITLE = `${'Consulenza d’avvio '.repeat(6)}🚀`;
const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date()).slice(0, 7);
const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ');

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
const bytesOf = async (where: string): Promise<Uint8Array> => {
  const reply = await fetch(`${server.url}/api${where}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(reply.status).toBe(200);
  return new Uint8Array(await reply.arrayBuffer());
};

test('a name as long as it may be stands whole in order, mail, PDF, list and electronic invoice', async () => {
  const person = await signUp(server, { name: NAME });
  const made = await as(admin).post<{ data: { id: string } }>('/admin/products', {
    title: TITLE,
    slug: 'nome-lungo',
    kind: 'service',
    priceCents: 4900,
    billingPeriod: 'once',
    listed: true,
    installations: 1,
  });
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  const billing = aBilling({
    email: person.email,
    fullName: NAME,
    address: `${'Via dei Santi Apostoli e Martiri '.repeat(6)}12`.slice(0, 200),
  });
  const ordered = await counterOf(server).order(person, 'nome-lungo', {
    productId: made.body.data.id,
    method: 'transfer',
    billing,
  });
  expect([ordered.status, ordered.body]).toEqual([201, expect.anything()]);
  const { id } = ordered.body.data.purchase;
  expect(ordered.body.data.purchase.product.title).toBe(TITLE);
  expect((await as(admin).post(`/purchases/${id}/mark-paid`)).status).toBe(200);
  const { receipts, billing: stored } = dataOf<AdminPurchaseDetail>(
    await as(admin).get(`/admin/purchases/${id}`),
  );
  expect(stored).toMatchObject({ fullName: NAME, address: billing.address });

  const receipt = receipts[0]?.id;
  const pages = await pdfPages(await bytesOf(`/admin/receipts/${receipt}/pdf`));
  const printed = oneLine(pages.join(' '));
  for (const words of ['Łukasz & Figli', 'Pane e Dolci', '!?', 'Martiri', 'Consulenza d’avvio'])
    expect(printed).toContain(words);
  const xml = strFromU8(await bytesOf(`/admin/receipts/${receipt}/invoice`));
  expect(await fatturaPaProblems(xml)).toEqual([]);
  const reasons = [...xml.matchAll(/<Causale>([^<]*)</g)].map(([, text]) => text).join(' ');
  expect(oneLine(reasons)).toContain('Pane e Dolci');
  expect(oneLine(reasons)).toContain('!?');
  const archive = unzipSync(await bytesOf(`/admin/invoices/export?period=${month}`));
  expect(strFromU8(archive[`documenti-${month}.csv`] ?? new Uint8Array())).toContain(NAME);
  const mail = await mailTo(server, person.email, 'purchase-paid');
  expect(oneLine(mail.text)).toContain(TITLE);
}, 120_000);

test.each([
  [`${'a'.repeat(300)}`, 'max'],
  [FAMILY.repeat(28), 'max'],
])('an account’s name of 300 characters is refused: %s', async (displayName, problem) => {
  const reply = await client(server).post('/auth/local/register', {
    displayName,
    email: `${crypto.randomUUID()}@clienti.test`,
    password: 'una-parola-lunga',
  });
  expect([reply.status, refusalOf(reply).fields]).toEqual([422, { displayName: problem }]);
});

test('a booking takes a note of emoji to its limit, and its calendar file cuts none of them', async () => {
  const anna = await signUp(server, { name: `Anna ${FAMILY}` });
  const note = FAMILY.repeat(90);
  expect(note.length).toBeLessThanOrEqual(1000);
  const shop = consultationsOf(server);
  const slot = await shop.someSlot(anna);
  const refused = await shop.as(anna).post('/bookings', { slotId: slot.id, note: FAMILY.repeat(91) });
  expect([refused.status, refusalOf(refused).fields]).toEqual([422, { note: 'max' }]);
  const booked = dataOf<Booking>(await shop.as(anna).post('/bookings', { slotId: slot.id, note }));
  expect(booked.note).toBe(note);
  const mail = await mailTo(server, anna.email, 'booking-confirmed');
  const file = String((await as(anna).get(`/bookings/${booked.id}/calendar.ics`)).body);
  for (const calendar of [file, mail.calendar ?? '']) {
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(calendar).not.toContain('\ufffd');
    expect(calendar.replaceAll('\r\n ', '')).toContain(`CN="Anna ${FAMILY}"`);
  }
});

test.each(['X'.repeat(64), 'X'.repeat(300), '🎉🎉', '%F0%9F', 'Ⅷ'])(
  'a coupon called %s is worth nothing, and nothing breaks',
  async (coupon) => {
    const person = await signUp(server);
    const { slug } = await counterOf(server).product('business-plan');
    const worth = await as(person).get(`/site/coupons/${encodeURIComponent(coupon)}?product=${slug}`);
    expect(worth.status).toBe(404);
    const reply = await counterOf(server).order(person, slug, { coupon });
    expect([reply.status, refusalOf(reply).fields]).toEqual([
      422,
      { coupon: coupon.length > 64 ? 'max' : 'worthless' },
    ]);
    expect(await counterOf(server).purchasesOf(person)).toEqual([]);
  },
);

test('a coupon named by an emoji works as any other', async () => {
  const created = await as(admin).post('/admin/coupons', {
    code: 'Festa🎉',
    percentOff: 10,
    amountOffCents: null,
    lastDay: null,
    maxRedemptions: null,
  });
  expect(created.status).toBe(201);
  const person = await signUp(server);
  const reply = await counterOf(server).order(person, 'business-plan', {
    method: 'transfer',
    coupon: 'festa🎉',
  });
  expect([reply.status, reply.body.data.purchase.discountCents]).toEqual([201, 2490]);
});
