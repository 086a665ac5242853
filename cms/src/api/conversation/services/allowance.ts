import { newRow } from '../../../database/new-row';
import type { Core } from '@strapi/strapi';
import type { AssistantAllowance } from '../../../contract';
import { thresholdsReached, usageMonth } from '../../../domain/chatbot/quota';
import { endOfRomeMonth } from '../../../domain/chatbot/rome-time';
import { readSettings } from '../../../settings';
import { USER_UID, type UserRow } from '../../account/to-account';
import { enqueueMail } from '../../mail/enqueue-mail';
import { notify } from '../../notification/notify';

type Knex = Core.Strapi['db']['connection'];

const TABLE = 'assistant_usages';

const toAllowance = (used: number, now: Date): AssistantAllowance => {
  const limit = readSettings().assistantMonthlyMessages;
  return { limit, used, left: Math.max(0, limit - used), resetsAt: endOfRomeMonth(now).toISOString() };
};

/** What a person has left of this month's free messages. */
export const readAllowance = async (knex: Knex, ownerId: number, now: Date): Promise<AssistantAllowance> => {
  const row: { used: number } | undefined = await knex(TABLE)
    .where({ owner_id: ownerId, month: usageMonth(now) })
    .first('used');
  return toAllowance(row?.used ?? 0, now);
};

/** Takes one message; one statement decides, so that however many ask at once there are never more than the limit. Null: none left. */
export const takeMessage = async (
  knex: Knex,
  ownerId: number,
  now: Date,
): Promise<AssistantAllowance | null> => {
  const month = usageMonth(now);
  await knex(TABLE)
    .insert(newRow('api::conversation.assistant-usage', { ownerId, month, used: 0 }, now))
    .onConflict(['owner_id', 'month'])
    .ignore();
  const rows: { used: number }[] = await knex(TABLE)
    .where({ owner_id: ownerId, month })
    .andWhere('used', '<', readSettings().assistantMonthlyMessages)
    .update({ used: knex.raw('used + 1'), updated_at: now })
    .returning('used');
  const [row] = rows;
  return row ? toAllowance(row.used, now) : null;
};

/** Gives a message back that brought no reply. */
export const returnMessage = async (knex: Knex, ownerId: number, takenAt: Date): Promise<void> => {
  await knex(TABLE)
    .where({ owner_id: ownerId, month: usageMonth(takenAt) })
    .andWhere('used', '>', 0)
    .update({ used: knex.raw('used - 1') });
};

/** Writes to a person at 80 % and at the end, once a month each. */
export const warnOfAllowance = async (
  strapi: Core.Strapi,
  ownerId: number,
  { used, limit }: AssistantAllowance,
  now: Date,
): Promise<void> => {
  for (const percent of thresholdsReached(used, limit)) {
    const owner: UserRow | null = await strapi.db.query(USER_UID).findOne({ where: { id: ownerId } });
    if (!owner) return;
    const facts = { used, limit, percent };
    const path = '/chat';
    const dedupeKey = `assistant-quota:${ownerId}:${usageMonth(now)}:${percent}:${limit}`;
    await strapi.db.transaction(async () => {
      await enqueueMail(strapi, {
        kind: 'assistant-quota',
        to: owner.email,
        locale: owner.language ?? 'it',
        params: { name: owner.displayName ?? '', ...facts, path },
        dedupeKey,
      });
      await notify(strapi, { owner: ownerId, kind: 'assistant-quota', params: facts, link: path, dedupeKey });
    });
  }
};
