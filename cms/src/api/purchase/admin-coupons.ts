import type { Core } from '@strapi/strapi';
import {
  COUPON_LIMITS,
  type AdminCoupon,
  type Cents,
  type CreateCoupon,
  type Day,
  type ListAdminCoupons,
  type UpdateCoupon,
} from '../../contract';
import { addDays } from '../../domain/booking/days';
import { romeDay, startOfRomeDay } from '../../domain/chatbot/rome-time';
import { readCouponCode } from '../../domain/purchase/coupon';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { isUniqueViolation } from '../../http/error-answer';
import { recordAudit } from '../audit/record-audit';
import { COUPON, type CouponRow } from './coupons';
import { instantOf } from '../../database/date-of';

type StoredCoupon = CouponRow & { documentId: string; createdAt: string | Date };

interface Outcome {
  discountCents: Cents;
  revenueCents: Cents;
}

const refuse = (field: string, problem: string) =>
  new ApiError('VALIDATION', { fields: { [field]: problem } });

/** A coupon counts until the end of its last day. */
const endOfDay = (day: Day | null): Date | null => (day === null ? null : startOfRomeDay(addDays(day, 1)));
const lastDayOf = (validUntil: string | Date | null): Day | null =>
  validUntil && romeDay(new Date(new Date(validUntil).getTime() - 1));

const toCoupon = (row: StoredCoupon, { discountCents, revenueCents }: Outcome): AdminCoupon => ({
  id: row.documentId,
  code: row.code,
  percentOff: row.percentOff || null,
  amountOffCents: row.amountOffCents || null,
  lastDay: lastDayOf(row.validUntil),
  maxRedemptions: row.maxRedemptions,
  active: row.active !== false,
  uses: row.redeemed ?? 0,
  discountCents,
  revenueCents,
  createdAt: instantOf(row.createdAt),
});

/** Coupons as those give them out who see nothing else of orders and customers. */
export const adminCoupons = (strapi: Core.Strapi) => {
  const query = () => strapi.db.query(COUPON);

  /** By code, what was given and what came in: sums of the books, without a name in them. */
  const outcomesOf = async (codes: readonly string[]): Promise<(code: string) => Outcome> => {
    const knex = strapi.db.connection;
    const wanted = codes.map(readCouponCode);
    const given: { code: string; cents: number | string | null }[] = await knex('purchases')
      .whereIn('coupon_code', wanted)
      .whereNotNull('paid_at')
      .groupBy('coupon_code')
      .select('coupon_code as code')
      .sum('discount_cents as cents');
    const earned: { code: string; cents: number | string | null }[] = await knex('receipts as r')
      .join('purchases as p', 'p.id', 'r.purchase_id')
      .whereIn('p.coupon_code', wanted)
      .groupBy('p.coupon_code')
      .select('p.coupon_code as code')
      .sum('r.amount_cents as cents');
    const centsOf = (rows: typeof given, code: string): Cents =>
      Number(rows.find((row) => row.code === readCouponCode(code))?.cents ?? 0);
    return (code) => ({ discountCents: centsOf(given, code), revenueCents: centsOf(earned, code) });
  };

  const show = async (row: StoredCoupon): Promise<AdminCoupon> =>
    toCoupon(row, (await outcomesOf([row.code]))(row.code));

  return {
    async list({ page }: Required<ListAdminCoupons['query']>): Promise<ListAdminCoupons['response']> {
      const { pageSize } = COUPON_LIMITS;
      const [rows, total]: [StoredCoupon[], number] = await Promise.all([
        query().findMany({ orderBy: { id: 'desc' }, limit: pageSize, offset: (page - 1) * pageSize }),
        query().count(),
      ]);
      const outcomeOf = await outcomesOf(rows.map(({ code }) => code));
      return { data: rows.map((row) => toCoupon(row, outcomeOf(row.code))), meta: { page, pageSize, total } };
    },

    async create(actor: Caller, request: CreateCoupon['request'], requestId: string): Promise<AdminCoupon> {
      const { percentOff, amountOffCents, lastDay, maxRedemptions } = request;
      const code = readCouponCode(request.code);
      if (code === '') throw refuse('code', 'required');
      if (!percentOff === !amountOffCents) throw refuse('percentOff', percentOff ? 'both' : 'required');
      if (lastDay && lastDay < romeDay(new Date())) throw refuse('lastDay', 'past');
      try {
        const made = await strapi.db.transaction(async () => {
          // The index tells codes apart by their letters, people do not.
          if ((await query().count({ where: { code: { $eqi: code } } })) > 0) throw refuse('code', 'taken');
          const row: StoredCoupon = await query().create({
            data: {
              code,
              percentOff,
              amountOffCents,
              maxRedemptions,
              validUntil: endOfDay(lastDay),
              redeemed: 0,
              active: true,
            },
          });
          await recordAudit(strapi, {
            actor,
            action: 'coupon.create',
            subject: { type: 'coupon', id: row.documentId },
            before: {},
            after: { ...request, code },
            requestId,
          });
          return row;
        });
        return await show(made);
      } catch (error) {
        throw isUniqueViolation(error) ? refuse('code', 'taken') : error;
      }
    },

    async update(
      actor: Caller,
      id: string,
      { lastDay, ...changes }: UpdateCoupon['request'],
      requestId: string,
    ): Promise<AdminCoupon> {
      const changed = await strapi.db.transaction(async ({ trx }) => {
        await trx('coupons').where({ document_id: id }).forUpdate().first('id');
        const before: StoredCoupon | null = await query().findOne({ where: { documentId: id } });
        if (!before) throw new ApiError('NOT_FOUND');
        const row = (await query().update({
          where: { id: before.id },
          data: { ...changes, ...(lastDay === undefined ? {} : { validUntil: endOfDay(lastDay) }) },
        })) as StoredCoupon;
        await recordAudit(strapi, {
          actor,
          action: 'coupon.update',
          subject: { type: 'coupon', id },
          before: {
            lastDay: lastDayOf(before.validUntil),
            maxRedemptions: before.maxRedemptions,
            active: before.active !== false,
          },
          after: { ...(lastDay === undefined ? {} : { lastDay }), ...changes },
          requestId,
        });
        return row;
      });
      return show(changed);
    },
  };
};
