import type { Core } from '@strapi/strapi';
import type { Where } from '../../../database/query';
import {
  BOOKING_RULES,
  type BookableConsultation,
  type BookingConflict,
  type Consultant,
  type ConsultationMinutes,
} from '../../../contract';
import { minutesOf } from '../../../domain/booking/booking-times';
import { ApiError } from '../../../http/api-error';
import { holdOrder, PURCHASE, titleOf, type OrderRow } from '../../purchase/order-row';
import { dueFirst } from '../../purchase/to-purchase';
import { BOOKING, type ConsultantRow } from '../booking-rows';
import { toConsultant } from '../to-booking';

const AT_MOST = 50;

/** What a booking uses up. */
export interface Entitlement {
  entitlementKey: string;
  purchase: number | null;
  title: string | null;
  minutes: ConsultationMinutes;
  /** Until how many hours before it may be changed, by its product; null: the usual ones. */
  changeHours: number | null;
  /** Who alone serves it; null where everybody may. */
  consultantId: number | null;
}

const WITH_CONSULTANT = { product: { populate: { consultant: true } } } as const;

/** Whom a product is served by, while they are there: whoever paid is not left without a consultation. */
const consultantOf = ({ product }: { product: { consultant: ConsultantRow | null } | null }) =>
  product?.consultant?.active ? product.consultant : null;
const servedBy = (order: Parameters<typeof consultantOf>[0]): Consultant | null => {
  const consultant = consultantOf(order);
  return consultant && toConsultant(consultant);
};

const freeKey = (personId: number): string => `free:${personId}`;
const keyOf = (order: Pick<OrderRow, 'documentId' | 'priceCents'>, personId: number): string =>
  order.priceCents === 0 ? freeKey(personId) : `purchase:${order.documentId}`;

/** What a person may book: a paid consultation each once, and the free first one once in all. */
export const bookableConsultations = (strapi: Core.Strapi, personId: number) => {
  const isUsed = async (entitlementKey: string): Promise<boolean> =>
    (await strapi.db.query(BOOKING).count({ where: { entitlementKey } })) > 0;

  const isFirstUsed = async (): Promise<boolean> => {
    if (await isUsed(freeKey(personId))) return true;
    // From before what a booking uses up was written down.
    const older = {
      owner: { id: personId },
      entitlementKey: { $null: true },
      purchase: { id: { $null: true } },
    };
    const where: Where<typeof BOOKING> = { ...older, state: { $ne: 'cancelled' }, test: { $not: true } };
    return (await strapi.db.query(BOOKING).count({ where })) > 0;
  };

  return {
    async list(): Promise<BookableConsultation[]> {
      const orders = await strapi.db.query(PURCHASE).findMany({
        where: {
          owner: { id: personId },
          state: 'paid',
          priceCents: { $gt: 0 },
          product: { kind: 'consultation' },
        },
        orderBy: { id: 'asc' },
        populate: WITH_CONSULTANT,
        limit: AT_MOST,
      });
      const first = {
        purchaseId: null,
        title: null,
        minutes: minutesOf(null),
        priceCents: 0,
        changeHours: BOOKING_RULES.changeHours,
        consultant: null,
      };
      const bookable: BookableConsultation[] = (await isFirstUsed()) ? [] : [first];
      for (const order of orders)
        if (!(await isUsed(keyOf(order, personId))))
          bookable.push({
            purchaseId: order.documentId,
            title: titleOf(order),
            minutes: minutesOf(order.product?.consultationMinutes),
            priceCents: dueFirst(order),
            changeHours: order.product?.changeHours ?? BOOKING_RULES.changeHours,
            consultant: servedBy(order),
          });
      return bookable;
    },

    /**
     * Holds what a booking is to use up until the transaction ends: money that goes back meanwhile waits, and finds the booking.
     * Throws NOT_FOUND for a purchase that is not theirs, and a CONFLICT for what is used already.
     */
    async use(purchaseId: string | undefined): Promise<Entitlement> {
      const used = (reason: BookingConflict) => new ApiError('CONFLICT', { reason });
      if (purchaseId === undefined) {
        if (await isFirstUsed()) throw used('free-used');
        return {
          entitlementKey: freeKey(personId),
          purchase: null,
          title: null,
          minutes: minutesOf(null),
          changeHours: null,
          consultantId: null,
        };
      }
      return strapi.db.transaction(async ({ trx }) => {
        await holdOrder(trx, purchaseId);
        const order = await strapi.db.query(PURCHASE).findOne({
          where: { documentId: purchaseId, owner: { id: personId }, product: { kind: 'consultation' } },
          populate: WITH_CONSULTANT,
        });
        if (!order) throw new ApiError('NOT_FOUND');
        const isFree = order.priceCents === 0;
        const entitlementKey = keyOf(order, personId);
        if (order.state !== 'paid') throw new ApiError('CONFLICT', { reason: order.state });
        if (isFree ? await isFirstUsed() : await isUsed(entitlementKey))
          throw used(isFree ? 'free-used' : 'purchase-used');
        return {
          entitlementKey,
          purchase: order.id,
          title: titleOf(order),
          minutes: minutesOf(order.product?.consultationMinutes),
          changeHours: order.product?.changeHours ?? null,
          consultantId: consultantOf(order)?.id ?? null,
        };
      });
    },

    /** The one consultant who serves what a booking was made of; null where everybody may. */
    async consultantIdOf({ id }: { id: number }): Promise<number | null> {
      const order = await strapi.db
        .query(PURCHASE)
        .findOne({ where: { bookings: { id } }, populate: WITH_CONSULTANT });
      return (order && consultantOf(order)?.id) ?? null;
    },
  };
};
