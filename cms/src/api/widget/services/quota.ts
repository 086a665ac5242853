import type { Core } from '@strapi/strapi';
import { LIMITS } from '../../../contract';
import { monthlyLimit, thresholdsReached, usageMonth } from '../../../domain/chatbot/quota';
import { romeDay } from '../../../domain/chatbot/rome-time';
import { ownersLabelOf } from '../../chatbot/to-chatbot-identity';
import { enqueueMail } from '../../mail/enqueue-mail';
import { notify } from '../../notification/notify';
import type { WidgetBot } from '../widget-bots';

type Knex = Core.Strapi['db']['connection'];

const OWN = `coalesce(messages_monthly_limit, ${LIMITS.monthlyMessages.default})`;
const CREDITS = 'coalesce(credit_messages, 0)';
/** A row last counted in another month has used none of this one. */
const USED = 'case when usage_month = :month then coalesce(messages_used_monthly, 0) else 0 end';
/** The owner's guard against one bad day, bought messages or not. */
const DAILY = `coalesce(messages_daily_limit, ${LIMITS.dailyMessages.default})`;
const USED_TODAY = 'case when usage_day = :today then coalesce(messages_used_daily, 0) else 0 end';

export interface TakenMessage {
  used: number;
  limit: number;
  /** Taken from the bought messages, which never expire. */
  fromCredits: boolean;
}

/**
 * Takes one message of the day, of the month's own first, then of the bought ones. One statement: however many ask at once,
 * never more than a limit. Null when none is left.
 */
export const takeMessage = async (knex: Knex, chatbotId: number, now: Date): Promise<TakenMessage | null> => {
  const month = usageMonth(now);
  const today = romeDay(now);
  const rows: {
    messages_used_monthly: number;
    messages_monthly_limit: number | null;
    credit_messages: number;
  }[] = await knex('chatbots')
    .where({ id: chatbotId })
    .whereRaw(`(${USED} < ${OWN} or ${CREDITS} > 0)`, { month })
    .whereRaw(`${USED_TODAY} < ${DAILY}`, { today })
    .update({
      messages_used_monthly: knex.raw(`${USED} + 1`, { month }),
      credit_messages: knex.raw(`case when ${USED} < ${OWN} then ${CREDITS} else ${CREDITS} - 1 end`, {
        month,
      }),
      usage_month: month,
      messages_used_daily: knex.raw(`${USED_TODAY} + 1`, { today }),
      usage_day: today,
    })
    .returning(['messages_used_monthly', 'messages_monthly_limit', 'credit_messages']);
  const row = rows[0];
  if (!row) return null;
  const used = row.messages_used_monthly;
  const own = row.messages_monthly_limit ?? LIMITS.monthlyMessages.default;
  return {
    used,
    limit: monthlyLimit({ own, credits: row.credit_messages, used }),
    fromCredits: used > own,
  };
};

/**
 * Gives a message back that brought no reply, to where it came from. Within a month all messages are alike: the last one
 * taken is given back. Once the day or the month has turned its own ones are over, bought ones are not.
 */
export const returnMessage = async (
  knex: Knex,
  chatbotId: number,
  { takenAt, fromCredits }: { takenAt: Date; fromCredits: boolean },
): Promise<void> => {
  const month = usageMonth(takenAt);
  await knex('chatbots')
    .where({ id: chatbotId, usage_day: romeDay(takenAt) })
    .andWhere('messages_used_daily', '>', 0)
    .update({ messages_used_daily: knex.raw('messages_used_daily - 1') });
  const given = await knex('chatbots')
    .where({ id: chatbotId, usage_month: month })
    .andWhere('messages_used_monthly', '>', 0)
    .update({
      messages_used_monthly: knex.raw('messages_used_monthly - 1'),
      credit_messages: knex.raw(
        `case when messages_used_monthly > ${OWN} then ${CREDITS} + 1 else ${CREDITS} end`,
      ),
    });
  if (given > 0 || !fromCredits) return;
  await knex('chatbots')
    .where({ id: chatbotId })
    .update({ credit_messages: knex.raw(`${CREDITS} + 1`) });
};

/** Writes to the owner at 80 % and at the end, once a month each; messages bought meanwhile make new thresholds. */
export const warnOwner = async (
  strapi: Core.Strapi,
  { row }: WidgetBot,
  { used, limit }: Pick<TakenMessage, 'used' | 'limit'>,
  now: Date,
): Promise<void> => {
  const { owner } = row;
  const path = `/chatbot-builder?install_id=${row.installId}&section=statistics`;
  for (const percent of thresholdsReached(used, limit)) {
    const facts = { botName: ownersLabelOf(row), used, limit, percent };
    const dedupeKey = `quota:${row.installId}:${usageMonth(now)}:${percent}:${limit}`;
    await strapi.db.transaction(async () => {
      await enqueueMail(strapi, {
        kind: 'quota-warning',
        to: owner.email,
        locale: owner.language ?? 'it',
        params: { name: owner.displayName ?? '', ...facts, path },
        dedupeKey,
      });
      await notify(strapi, { owner: owner.id, kind: 'quota-warning', params: facts, link: path, dedupeKey });
    });
  }
};
