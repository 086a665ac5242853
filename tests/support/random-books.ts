import { type BookedDocument, monthOf, monthSpan } from '../../cms/src/domain/business/figures.suite';
import { instant, sql, sqlMany } from './database';
import type { SharedCms } from './shared-cms';

const DAY = 86_400_000;
const TITLES = [
  'Chatbot AI',
  'Business plan',
  'Post social',
  'Consulenza',
  'Analisi di mercato',
  'Logo',
  'Sito',
  "L'assistente",
];

/** Numbers below one that are the same for the same seed. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

interface Order {
  owner: number | null;
  title: string;
  period: 'once' | 'month' | 'year';
  priceCents: number;
  at: number;
  periodEndsAt: number | null;
  state: string;
}
interface Document {
  order: number;
  at: number;
  amountCents: number;
  vatCents: number;
  from: number | null;
  until: number | null;
  corrects: Document | null;
}
export interface RandomBooks {
  people: number;
  orders: Order[];
  documents: Document[];
}

/**
 * Books of some years ending now: what is bought once, months and years that renew or stop, plans that change before their end,
 * payments that went back whole or in part, orders whose account is gone, periods that begin and end with a month.
 */
export const randomBooks = (count: number, seed: number, now = Date.now()): RandomBooks => {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const people = Math.max(3, Math.floor(count / 3));
  const orders: Order[] = [];
  const documents: Document[] = [];
  for (let index = 0; index < count; index += 1) {
    const period = (['once', 'month', 'month', 'year'] as const)[below(4)] ?? 'once';
    const priceCents = (period === 'year' ? 29_000 : 2_900) + below(50) * 10;
    // Now and then exactly as a month begins in Rome: the edges of every sum.
    const anytime = now - Math.floor(random() * 420 * DAY);
    const at = below(20) === 0 ? monthSpan(monthOf(new Date(anytime))).from.getTime() : anytime;
    const documentOf = (changes: Partial<Document>): Document => {
      const amountCents = changes.amountCents ?? priceCents;
      const vatCents = Math.sign(amountCents) * Math.round((Math.abs(amountCents) * 22) / 122);
      return { order: index, at, vatCents, from: null, until: null, corrects: null, ...changes, amountCents };
    };
    let end: number | null = null;
    if (period === 'once') documents.push(documentOf({}));
    else {
      let length = (period === 'year' ? 365 : 30) * DAY;
      let from = at;
      for (;;) {
        const until =
          below(25) === 0 ? monthSpan(monthOf(new Date(from + length))).from.getTime() : from + length;
        const paid = documentOf({ at: from, from, until });
        documents.push(paid);
        end = until;
        if (below(12) === 0) {
          const back = below(2) === 0 ? priceCents : 1 + below(priceCents);
          const backAt = Math.min(now, from + below(60) * DAY);
          documents.push(documentOf({ at: backAt, amountCents: -back, corrects: paid }));
        }
        const change = below(15) === 0;
        if (change) length = 395 * DAY - length;
        const next = change
          ? from + Math.floor((until - from) / 2)
          : below(40) === 0
            ? until + 9 * DAY
            : until;
        if (next > now || next <= from || below(6) === 0) break;
        from = next;
      }
    }
    const runs = end !== null && end > now;
    orders.push({
      owner: below(20) === 0 ? null : below(people),
      title: TITLES[below(TITLES.length)] ?? '',
      period,
      priceCents,
      at,
      periodEndsAt: end,
      // What is unpaid would be charged again by the server, which writes documents of its own then.
      state: runs || period === 'once' ? 'paid' : 'ended',
    });
  }
  return { people, orders, documents: documents.sort((one, other) => one.at - other.at) };
};

/** Writes such books into a server's database behind its back. */
export const writeBooks = async (
  server: SharedCms,
  prefix: string,
  { people, orders, documents }: RandomBooks,
): Promise<void> => {
  const idOf = async (query: string) => Number((await sql(server, query))[0]?.id ?? 0);
  const at = (milliseconds: number | null) =>
    milliseconds === null ? 'null' : instant(server, milliseconds);
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const [yes, no] = server.env.DATABASE_URL ? ['true', 'false'] : ['1', '0'];
  const stamps = (milliseconds: number) => `${at(milliseconds)}, ${at(milliseconds)}, ${at(milliseconds)}`;
  const STAMPS = 'created_at, updated_at, published_at';
  await sqlMany(
    server,
    `insert into up_users (document_id, username, email, display_name, provider, confirmed, blocked, ${STAMPS}) values`,
    Array.from(
      { length: people },
      (_, n) =>
        `('${prefix}u${n}', '${prefix}u${n}', '${prefix}${n}@books.test', 'Cliente ${n}', 'local', ${yes}, ${no}, ${stamps(Date.now())})`,
    ),
  );
  const person = await idOf(`select id from up_users where document_id = '${prefix}u0'`);
  // How renewals are paid stays open: the server would announce thousands of them at once, which a shop does day by day.
  await sqlMany(
    server,
    `insert into purchases (document_id, owner_id, state, method, price_cents, vat_cents, discount_cents, billing_period, product_title, purchased_at, paid_at, period_ends_at, cancel_at_period_end, ${STAMPS}) values`,
    orders.map(
      (order, n) =>
        `('${prefix}p${n}', ${order.owner === null ? 'null' : person + order.owner}, '${order.state}', ${order.state === 'paid' && order.periodEndsAt !== null ? 'null' : "'card'"}, ${order.priceCents}, 523, 0, '${order.period}', ${quoted(order.title)}, ${at(order.at)}, ${at(order.at)}, ${at(order.periodEndsAt)}, ${no}, ${stamps(order.at)})`,
    ),
  );
  const purchase = await idOf(`select id from purchases where document_id = '${prefix}p0'`);
  const first = 1 + (await idOf('select max(id) as id from receipts'));
  const rowOf = new Map(documents.map((document, index) => [document, first + index]));
  await sqlMany(
    server,
    `insert into receipts (id, document_id, purchase_id, year, number, issued_at, amount_cents, vat_cents, period_start, period_end, corrects_id, snapshot, seal, ${STAMPS}) values`,
    documents.map((document, n) => {
      const corrects = document.corrects && rowOf.get(document.corrects);
      return `(${first + n}, '${prefix}r${n}', ${purchase + document.order}, 2000, ${first + n}, ${at(document.at)}, ${document.amountCents}, ${document.vatCents}, ${at(document.from)}, ${at(document.until)}, ${corrects ?? 'null'}, '{}', '{}', ${stamps(document.at)})`;
    }),
  );
  if (server.env.DATABASE_URL) {
    await sql(server, `select setval('receipts_id_seq', ${first + documents.length})`);
    await sql(server, 'analyze');
  }
};

/** Every document of a server's books, as the figures count them. */
export const readBooks = async (server: SharedCms): Promise<BookedDocument[]> => {
  const date = (value: unknown) => (value === null ? null : new Date(value as number | Date));
  const rows = await sql(
    server,
    `select r.*, p.document_id as purchase, p.owner_id, p.product_title
     from receipts r left join purchases p on p.id = r.purchase_id order by r.id`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    purchaseId: String(row.purchase ?? row.document_id),
    customerId: String(row.owner_id ?? row.purchase ?? row.document_id),
    title: String(row.product_title ?? ''),
    issuedAt: new Date(row.issued_at as number | Date),
    amountCents: Number(row.amount_cents),
    vatCents: Number(row.vat_cents),
    periodStart: date(row.period_start),
    periodEnd: date(row.period_end),
    corrects: row.corrects_id === null ? null : Number(row.corrects_id),
  }));
};
