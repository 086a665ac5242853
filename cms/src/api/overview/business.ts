import type { Core } from '@strapi/strapi';
import {
  BOOKING_RULES,
  BUSINESS_LIMITS,
  LATE_BY,
  type CouponUse,
  type Day,
  type GetBusiness,
} from '../../contract';
import { addDays } from '../../domain/booking/days';
import { dayIn } from '../../domain/booking/zoned-instant';
import { monthOf, monthsUntil } from '../../domain/business/months';
import { endOfRomeDay, romeDay, startOfRomeDay } from '../../domain/chatbot/rome-time';
import { engines } from '../../engines';
import { BOOKING } from '../booking/booking-rows';
import { COUPON } from '../purchase/coupons';
import { businessOrders, lateBy, type ExpectedPayment } from './business-orders';
import { currentLedger } from './current-ledger';
import { unansweredQuestions } from './unanswered-questions';
import { instantOf } from '../../database/date-of';

type Business = GetBusiness['response']['data'];

const BOOKED_DAYS = 7;

const amountOf = (payments: readonly ExpectedPayment[]): number =>
  payments.reduce((total, { amountCents }) => total + amountCents, 0);

const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

const countByDay = (days: readonly Day[], instants: readonly Date[]): { day: Day; count: number }[] => {
  const found = instants.map(romeDay);
  return days.map((day) => ({ day, count: found.filter((each) => each === day).length }));
};

const overdueByAge = (overdue: readonly ExpectedPayment[], now: Date): Business['overdueTransfers'] =>
  LATE_BY.map((late) => {
    const those = overdue.filter(({ dueAt }) => lateBy(dueAt, now) === late);
    return { late, count: those.length, amountCents: amountOf(those) };
  });

/** Coupons and what they were used for: an order that came to nothing gave its use back. */
const couponUses = async (strapi: Core.Strapi): Promise<CouponUse[]> => {
  const rows: {
    code: string;
    maxRedemptions: number | null;
    redeemed: number | null;
    validUntil: string | null;
    active: boolean | null;
  }[] = await strapi.db.query(COUPON).findMany({ orderBy: { id: 'desc' }, limit: 50 });
  const given: { code: string; cents: number | string | null }[] = await strapi.db
    .connection('purchases')
    .whereNotNull('coupon_code')
    .whereNotNull('paid_at')
    .groupBy('coupon_code')
    .select('coupon_code as code')
    .sum('discount_cents as cents');
  return rows.map(({ code, maxRedemptions, redeemed, validUntil, active }) => ({
    code,
    uses: redeemed ?? 0,
    limit: maxRedemptions,
    discountCents: Number(given.find((each) => each.code === code.toUpperCase())?.cents ?? 0),
    validUntil: instantOf(validUntil),
    active: active !== false,
  }));
};

/** The business in figures. Money is what the books say; what is awaited, what the orders say. */
export const business = async (strapi: Core.Strapi, now = new Date()): Promise<Business> => {
  const months = monthsUntil(now, BUSINESS_LIMITS.months);
  const today = dayIn(now, BOOKING_RULES.zone);
  const orders = businessOrders(strapi, now);
  const week = daysFrom(today, BOOKED_DAYS);
  const ledger = await currentLedger(strapi);
  const renewals = await orders.renewals();
  const failures = await orders.failures();
  const late = await orders.overdueTransfers();
  const questions = await unansweredQuestions(strapi, now);
  const bookings: { startsAt: string | Date }[] = await strapi.db.query(BOOKING).findMany({
    where: { day: { $gte: week[0], $lte: week.at(-1) }, state: 'confirmed', test: { $not: true } },
    select: ['startsAt'],
  });
  const failed = await engines(strapi).queue.countFailed();
  return {
    revenue: ledger.revenue(months),
    products: ledger.products(months[0]?.month ?? monthOf(now)).slice(0, BUSINESS_LIMITS.products),
    recurring: ledger.recurring(months, now),
    renewals: daysFrom(today, BUSINESS_LIMITS.aheadDays + 1).map((day) => {
      // By the instants between which a day lies: reading the zone of thousands of renewals takes seconds.
      const [from, until] = [startOfRomeDay(day), endOfRomeDay(day)];
      const due = renewals.filter(({ dueAt }) => dueAt >= from && dueAt < until);
      return { day, count: due.length, amountCents: amountOf(due) };
    }),
    failures: { count: failures.length, amountCents: amountOf(failures) },
    overdueTransfers: overdueByAge(late, now),
    coupons: await couponUses(strapi),
    cohorts: ledger.cohorts(months.slice(-BUSINESS_LIMITS.cohorts)),
    bookings: countByDay(
      week,
      bookings.map(({ startsAt }) => new Date(startsAt)),
    ),
    unanswered: countByDay(
      daysFrom(addDays(today, 1 - BUSINESS_LIMITS.questionDays), BUSINESS_LIMITS.questionDays),
      questions.map(({ at }) => at),
    ),
    failedJobs: failed.map(({ name: kind, count }) => ({ kind, count })),
  };
};
