import type { Cents, Cohort, Month, MonthRecurring, MonthRevenue } from '../../contract';
import { monthOf, type MonthSpan } from './months';
import { paidPeriods, type BookedDocument } from './paid-periods';

/** Instants in milliseconds: of a hundred thousand orders, dates would take most of the room. */
interface LedgerPeriod {
  from: number;
  until: number;
  monthlyCents: Cents;
}

interface LedgerOrder {
  purchaseId: string;
  customerId: string;
  periods: LedgerPeriod[];
  /** When money came. */
  paidAt: number[];
}

interface LedgerCustomer {
  orders: LedgerOrder[];
  /** When they first paid; `Infinity` where nobody has. */
  firstPaidAt: number;
}

/** A period of a subscription, and the order that it is of. */
export interface LedgerRow {
  purchaseId: string;
  until: Date;
  monthlyCents: Cents;
}

const noRevenue = (month: Month): MonthRevenue => ({
  month,
  totalCents: 0,
  netCents: 0,
  vatCents: 0,
  creditedCents: 0,
  documents: 0,
});

/** The instant that a month's subscriptions are counted at: its last one, or now. */
const countedAt = ({ until }: MonthSpan, now: Date): number =>
  until < now ? until.getTime() - 1 : now.getTime();

/** The end of a month, or now. */
const endOf = ({ until }: MonthSpan, now: Date): number => Math.min(until.getTime(), now.getTime());

const runsAt = ({ from, until }: LedgerPeriod, instant: number): boolean =>
  from <= instant && instant < until;

/** How many of the bits of `masks` stand at each place. */
const countBits = (masks: Iterable<number>, places: number): number[] => {
  const counts = Array.from({ length: places }, () => 0);
  for (const mask of masks)
    for (let place = 0, rest = mask; rest !== 0; place += 1, rest >>>= 1)
      if (rest & 1) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

/**
 * What the books come to, month by month. Documents are never changed, so that each is added once: months are sums, and of an order
 * only its periods and the instants of its payments stay.
 */
export class BusinessLedger {
  readonly #orders = new Map<string, LedgerOrder>();
  readonly #customers = new Map<string, LedgerCustomer>();
  readonly #months = new Map<Month, MonthRevenue>();
  readonly #products = new Map<Month, Map<string, Cents>>();

  /** Adds what is new of an order. `documents` are all that it has: a credit note changes what an older one stands for. */
  add(documents: readonly BookedDocument[], isNew: (document: BookedDocument) => boolean): void {
    const [first] = documents;
    if (!first) return;
    for (const document of documents) if (isNew(document)) this.#count(document);
    const { purchaseId, customerId } = first;
    const order = this.#orders.get(purchaseId) ?? { purchaseId, customerId: '', periods: [], paidAt: [] };
    this.#orders.set(purchaseId, order);
    order.periods = paidPeriods(documents).map(({ from, until, monthlyCents }) => ({
      from: from.getTime(),
      until: until.getTime(),
      monthlyCents,
    }));
    order.paidAt = documents
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ issuedAt }) => issuedAt.getTime());
    this.#giveTo(order, customerId);
  }

  /** The account behind an order is gone: nothing ties it to others any more. */
  forgetCustomer(purchaseId: string): void {
    const order = this.#orders.get(purchaseId);
    if (order) this.#giveTo(order, purchaseId);
  }

  #giveTo(order: LedgerOrder, customerId: string): void {
    const former = this.#customers.get(order.customerId);
    if (former)
      this.#setOrders(
        order.customerId,
        former.orders.filter((one) => one !== order),
      );
    order.customerId = customerId;
    this.#setOrders(customerId, [...(this.#customers.get(customerId)?.orders ?? []), order]);
  }

  #setOrders(customerId: string, orders: LedgerOrder[]): void {
    if (orders.length === 0) this.#customers.delete(customerId);
    else
      this.#customers.set(customerId, {
        orders,
        firstPaidAt: Math.min(...orders.flatMap(({ paidAt }) => paidAt)),
      });
  }

  #count({ issuedAt, title, amountCents, vatCents }: BookedDocument): void {
    const month = monthOf(issuedAt);
    const sums = this.#months.get(month) ?? noRevenue(month);
    this.#months.set(month, sums);
    sums.totalCents += amountCents;
    sums.netCents += amountCents - vatCents;
    sums.vatCents += vatCents;
    sums.creditedCents += Math.max(0, -amountCents);
    sums.documents += 1;
    const products = this.#products.get(month) ?? new Map<string, Cents>();
    this.#products.set(month, products);
    products.set(title, (products.get(title) ?? 0) + amountCents);
  }

  revenue(months: readonly MonthSpan[]): MonthRevenue[] {
    return months.map(({ month }) => ({ ...(this.#months.get(month) ?? noRevenue(month)) }));
  }

  /** What each product brought from a month on, what brought most first. */
  products(since: Month): { title: string; totalCents: Cents }[] {
    const totals = new Map<string, Cents>();
    for (const [month, products] of this.#products)
      if (month >= since)
        for (const [title, cents] of products) totals.set(title, (totals.get(title) ?? 0) + cents);
    return [...totals]
      .map(([title, totalCents]) => ({ title, totalCents }))
      .sort((one, other) => other.totalCents - one.totalCents || one.title.localeCompare(other.title));
  }

  /** What subscriptions bring in each month, and how many have ended in it. */
  recurring(months: readonly MonthSpan[], now: Date): MonthRecurring[] {
    const starts = months.map(({ from }) => from.getTime());
    const ends = months.map((span) => endOf(span, now));
    const counted = months.map((span) => countedAt(span, now));
    const cents = months.map(() => 0);
    const running: number[] = [];
    const before: number[] = [];
    const ended: number[] = [];
    const firstInstant = Math.min(...starts);
    for (const { periods } of this.#orders.values()) {
      let [atEnd, atStart, still] = [0, 0, 0];
      for (const period of periods) {
        if (period.until <= firstInstant) continue;
        for (let index = 0; index < months.length; index += 1) {
          if (runsAt(period, counted[index] ?? 0)) {
            atEnd |= 1 << index;
            cents[index] = (cents[index] ?? 0) + period.monthlyCents;
          }
          if (runsAt(period, starts[index] ?? 0)) atStart |= 1 << index;
          if (runsAt(period, ends[index] ?? 0)) still |= 1 << index;
        }
      }
      if (atEnd) running.push(atEnd);
      if (atStart) before.push(atStart);
      if (atStart & ~still) ended.push(atStart & ~still);
    }
    const [runningCounts, beforeCounts, endedCounts] = [running, before, ended].map((masks) =>
      countBits(masks, months.length),
    );
    return months.map(({ month }, index) => ({
      month,
      recurringCents: cents[index] ?? 0,
      subscriptions: runningCounts?.[index] ?? 0,
      ended: endedCounts?.[index] ?? 0,
      runningBefore: beforeCounts?.[index] ?? 0,
    }));
  }

  /** Who began in which month, and who of them paid, or had paid for the time, in the months after. */
  cohorts(months: readonly MonthSpan[]): Cohort[] {
    const spans = months.map(({ from, until }) => ({ from: from.getTime(), until: until.getTime() }));
    const masks: number[][] = months.map(() => []);
    for (const { firstPaidAt, orders } of this.#customers.values()) {
      const began = spans.findIndex(({ from, until }) => from <= firstPaidAt && firstPaidAt < until);
      if (began === -1) continue;
      let mask = 0;
      for (let index = began; index < spans.length; index += 1) {
        const { from, until } = spans[index] ?? { from: 0, until: 0 };
        const isThere = orders.some(
          ({ periods, paidAt }) =>
            periods.some((period) => period.from < until && period.until > from) ||
            paidAt.some((instant) => from <= instant && instant < until),
        );
        if (isThere) mask |= 1 << index;
      }
      masks[began]?.push(mask);
    }
    return months.map(({ month }, index) => {
      const members = masks[index] ?? [];
      return { month, customers: members.length, active: countBits(members, months.length).slice(index) };
    });
  }

  /** The orders of those who first paid in a month. */
  ordersOfCohort({ from, until }: MonthSpan): string[] {
    return [...this.#customers.values()]
      .filter(({ firstPaidAt }) => from.getTime() <= firstPaidAt && firstPaidAt < until.getTime())
      .flatMap(({ orders }) => orders.map(({ purchaseId }) => purchaseId));
  }

  /** The subscriptions that a month's figure counts, what ends last first. */
  running(span: MonthSpan, now: Date): LedgerRow[] {
    return this.#rows((order) => order.periods.filter((period) => runsAt(period, countedAt(span, now))));
  }

  /** Those that were running when a month began and no longer are when it ends, or now. */
  ended(span: MonthSpan, now: Date): LedgerRow[] {
    return this.#rows(({ periods }) =>
      periods.some((period) => runsAt(period, endOf(span, now)))
        ? []
        : periods.filter((period) => runsAt(period, span.from.getTime())),
    );
  }

  #rows(periodsOf: (order: LedgerOrder) => LedgerPeriod[]): LedgerRow[] {
    const rows: LedgerRow[] = [];
    for (const order of this.#orders.values())
      for (const { until, monthlyCents } of periodsOf(order))
        rows.push({ purchaseId: order.purchaseId, until: new Date(until), monthlyCents });
    return rows.sort((one, other) => other.until.getTime() - one.until.getTime());
  }
}
