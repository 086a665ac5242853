import type { Cents, Day, Instant, One, Page } from './common';
import type { Month } from './invoice';

/** How far the figures look back, and ahead. */
export const BUSINESS_LIMITS = {
  months: 12,
  cohorts: 6,
  aheadDays: 30,
  questionDays: 14,
  products: 8,
  rows: 50,
} as const;

/** What the documents of a month come to. Credit notes are taken off and named beside. */
export interface MonthRevenue {
  month: Month;
  totalCents: Cents;
  netCents: Cents;
  vatCents: Cents;
  /** What went back, above zero. */
  creditedCents: Cents;
  documents: number;
}

/** What subscriptions bring in a month, without VAT, at the end of one (of the running month: now). */
export interface MonthRecurring {
  month: Month;
  recurringCents: Cents;
  subscriptions: number;
  /** Of those that were running when it began, how many no longer were when it ended. */
  ended: number;
  runningBefore: number;
}

/** Who bought first in a month, and how many of them were customers in each month from then on; the first is all of them. */
export interface Cohort {
  month: Month;
  customers: number;
  active: number[];
}

export interface CouponUse {
  code: string;
  uses: number;
  /** Null: as often as people like. */
  limit: number | null;
  discountCents: Cents;
  validUntil: Instant | null;
  active: boolean;
}

/** `GET /api/admin/business` (administrators): the business in figures, all from the books and the orders behind them. */
export interface GetBusiness {
  response: One<{
    /** The oldest first; the last one is running. */
    revenue: MonthRevenue[];
    /** Of the same months, what brought most first. */
    products: { title: string; totalCents: Cents }[];
    recurring: MonthRecurring[];
    /** Charged or asked for in the days ahead. */
    renewals: { day: Day; count: number; amountCents: Cents }[];
    /** Renewals that were not paid and may still be. */
    failures: { count: number; amountCents: Cents };
    /** By how many days they are late. */
    overdueTransfers: { late: LateBy; count: number; amountCents: Cents }[];
    coupons: CouponUse[];
    cohorts: Cohort[];
    /** Today and the six days after. */
    bookings: { day: Day; count: number }[];
    /** What visitors asked our own help bots in vain. */
    unanswered: { day: Day; count: number }[];
    failedJobs: { kind: string; count: number }[];
  }>;
}

/** The figures that are made of rows of orders and documents. */
export const BUSINESS_FIGURES = [
  'revenue',
  'recurring',
  'ended',
  'renewals',
  'failures',
  'overdue-transfers',
  'coupon',
  'cohort',
  'unanswered',
] as const;
export type BusinessFigure = (typeof BUSINESS_FIGURES)[number];

/** By how many days transfers are late at most; the last ones by more. */
export const LATE_BY = ['7', '14', 'more'] as const;
export type LateBy = (typeof LATE_BY)[number];

/** Which rows of a figure: a month's, some days', a product's or a coupon's, transfers' that are so late. */
export interface BusinessRowsFilter {
  figure: BusinessFigure;
  month?: Month;
  day?: Day;
  /** The last of several days that begin with `day`. */
  until?: Day;
  late?: LateBy;
  /** The title of a product, or the code of a coupon. */
  name?: string;
}

/** One document, order or question behind a figure. */
export interface BusinessRow {
  id: string;
  at: Instant;
  /** Number of the document, code, or wording of the question. */
  name: string;
  customer: string;
  title: string;
  amountCents: Cents | null;
}

/** `GET /api/admin/business/rows`; `GET /api/admin/business/rows/export` answers all of them as CSV. */
export interface ListBusinessRows {
  query: BusinessRowsFilter & { page?: number };
  response: Page<BusinessRow>;
}
