import type { Core } from '@strapi/strapi';
import { dateOf } from '../../database/date-of';
import type { Day, PlanConflict } from '../../contract';
import { MINUTE_MS } from '../../contract/time-units';
import { romeDay, startOfRomeDay } from '../../domain/chatbot/rome-time';
import { endAfterPause, pauseDays } from '../../domain/purchase/pause';
import { isRunning } from '../../domain/purchase/subscription';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';
import { setSuspended } from './delivery';
import { announcePause, endPause } from './end-pause';
import { orderNews } from './order-notifications';
import { holdOrder, paymentOf, PURCHASE, type OrderRow } from './order-row';
import { askProvider, findOwnOrder, providerOf } from './subscription-access';
import { isSettled, subscriptionOf } from './to-purchase';

const conflict = (reason: PlanConflict) => new ApiError('CONFLICT', { reason });

/** The end of what is paid without the part of a pause that does not pass. */
const endWithout = (periodEndsAt: Date, unused: { from: Date; until: Date }): Date =>
  new Date(2 * periodEndsAt.getTime() - endAfterPause(periodEndsAt, unused).getTime());

/** Whole minutes: several clicks of one person mean the same instant. */
const thisMinute = (): Date => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);

const obstacleOf = (order: OrderRow): PlanConflict | null => {
  if (!isSettled(order)) return 'not-running';
  if (order.pausedUntil) return 'paused';
  if (order.planChange?.when === 'now') return 'plan-changing';
  return order.renewsFrom ? 'transfer-awaited' : null;
};

/**
 * A subscription that rests: its product stops, nothing is charged, and what is paid is kept for afterwards. The provider is told first,
 * outside of any transaction; telling it twice does no harm.
 */
export const subscriptionPauses = (strapi: Core.Strapi) => {
  const postpone = (order: OrderRow, chargeAt: Date): Promise<void> =>
    askProvider(strapi, async () =>
      providerOf(strapi, order)?.postpone(paymentOf(order), chargeAt.toISOString()),
    );

  const pauseOf = (order: OrderRow, untilDay: Day): { from: Date; until: Date; endsAt: Date } => {
    const obstacle = obstacleOf(order);
    const { periodEndsAt } = subscriptionOf(order);
    if (obstacle || !periodEndsAt) throw conflict(obstacle ?? 'not-running');
    const from = thisMinute();
    const until = startOfRomeDay(untilDay);
    return { from, until, endsAt: endAfterPause(periodEndsAt, { from, until }) };
  };

  const isPausedUntil = (order: OrderRow, day: Day): boolean =>
    order.pausedUntil !== null && romeDay(new Date(order.pausedUntil)) === day;

  return {
    /** From now until the beginning of a day. */
    async pause(caller: Caller, id: string, until: Day, requestId: string): Promise<void> {
      const { first, last } = pauseDays(romeDay(new Date()));
      if (until < first || until > last) throw new ApiError('VALIDATION', { fields: { until: 'range' } });
      const found = await findOwnOrder(strapi, caller, id);
      if (isPausedUntil(found, until)) return;
      await postpone(found, pauseOf(found, until).endsAt);
      await strapi.db.transaction(async ({ trx, onCommit }) => {
        await holdOrder(trx, id);
        const order = await findOwnOrder(strapi, caller, id);
        if (isPausedUntil(order, until)) return;
        const pause = pauseOf(order, until);
        await strapi.db.query(PURCHASE).update({
          where: { id: order.id },
          data: { pausedAt: pause.from, pausedUntil: pause.until, periodEndsAt: pause.endsAt },
        });
        await setSuspended(strapi, order, true);
        await recordAudit(strapi, {
          actor: caller,
          action: 'purchase.pause',
          subject: { type: 'purchase', id },
          before: { periodEndsAt: order.periodEndsAt },
          after: { until, periodEndsAt: pause.endsAt },
          requestId,
        });
        await orderNews(strapi, order).paused(pause.until.toISOString(), pause.endsAt.toISOString());
        onCommit(await announcePause(strapi, order));
      });
    },

    /** Goes on before its day; the rest of the pause comes off the end again. */
    async end(caller: Caller, id: string, requestId: string): Promise<void> {
      const order = await findOwnOrder(strapi, caller, id);
      const pausedUntil = dateOf(order.pausedUntil);
      const { periodEndsAt } = subscriptionOf(order);
      if (!isRunning(subscriptionOf(order)) || !periodEndsAt) throw conflict('not-running');
      if (!pausedUntil) return;
      const unused = { from: thisMinute(), until: pausedUntil };
      const endsAt = endWithout(periodEndsAt, unused);
      await postpone(order, endsAt);
      await strapi.db.transaction(async () => {
        if (!(await endPause(strapi, id, endsAt))) return;
        await recordAudit(strapi, {
          actor: caller,
          action: 'purchase.end-pause',
          subject: { type: 'purchase', id },
          before: { pausedUntil, periodEndsAt },
          after: { periodEndsAt: endsAt },
          requestId,
        });
      });
    },
  };
};
