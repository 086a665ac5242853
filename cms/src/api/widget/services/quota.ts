import type { Core } from '@strapi/strapi';
import { LIMITS } from '../../../contract';
import { thresholdsReached, usageMonth } from '../../../domain/chatbot/quota';
import { enqueueMail } from '../../mail/enqueue-mail';
import type { WidgetBot } from '../widget-bots';

type Knex = Core.Strapi['db']['connection'];

const DEFAULT_LIMIT = LIMITS.monthlyMessages.default;

/** Takes one message of this month, in one statement: however many ask at once, never more than the limit. Null when none is left. */
export const takeMessage = async (
  knex: Knex,
  chatbotId: number,
  now: Date,
): Promise<{ used: number; limit: number } | null> => {
  const month = usageMonth(now);
  const rows = (await knex('chatbots')
    .where({ id: chatbotId })
    .andWhere((left) =>
      left
        .whereRaw('coalesce(messages_used_monthly, 0) < coalesce(messages_monthly_limit, ?)', [DEFAULT_LIMIT])
        .orWhereNull('usage_month')
        .orWhereNot('usage_month', month),
    )
    .andWhereRaw('coalesce(messages_monthly_limit, ?) > 0', [DEFAULT_LIMIT])
    .update({
      messages_used_monthly: knex.raw(
        'case when usage_month = ? then coalesce(messages_used_monthly, 0) + 1 else 1 end',
        [month],
      ),
      usage_month: month,
    })
    .returning(['messages_used_monthly', 'messages_monthly_limit'])) as {
    messages_used_monthly: number;
    messages_monthly_limit: number | null;
  }[];
  const row = rows[0];
  return row ? { used: row.messages_used_monthly, limit: row.messages_monthly_limit ?? DEFAULT_LIMIT } : null;
};

/** Gives a message back that brought no reply, unless the month has turned meanwhile. */
export const returnMessage = async (knex: Knex, chatbotId: number, takenAt: Date): Promise<void> => {
  await knex('chatbots')
    .where({ id: chatbotId, usage_month: usageMonth(takenAt) })
    .andWhere('messages_used_monthly', '>', 0)
    .update({ messages_used_monthly: knex.raw('messages_used_monthly - 1') });
};

/** Writes to the owner at 80 % and at the end, once a month each. */
export const warnOwner = async (
  strapi: Core.Strapi,
  { row, config }: WidgetBot,
  { used, limit }: { used: number; limit: number },
  now: Date,
): Promise<void> => {
  const { owner } = row;
  for (const percent of thresholdsReached(used, limit))
    await enqueueMail(strapi, {
      kind: 'quota-warning',
      to: owner.email,
      locale: owner.language ?? 'it',
      params: {
        name: owner.displayName ?? '',
        botName: config.bot_display_name,
        used,
        limit,
        percent,
        path: `/chatbot-builder?install_id=${row.installId}`,
      },
      dedupeKey: `quota:${row.installId}:${usageMonth(now)}:${percent}`,
    });
};
