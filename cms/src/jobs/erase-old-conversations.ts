import type { Core } from '@strapi/strapi';
import { eraseSessions } from '../api/chatbot/services/erase-conversation';
import { forgetVisitorNetworks } from '../api/chatbot/blocked-networks';
import type { SessionRow } from '../api/chatbot/visitor-rows';
import { RETENTION_DAYS } from '../contract';
import type { JobDefinition } from '../engines/queue/port';
import { DAY_MS } from '../contract/time-units';
import { timings } from '../settings/timings';

const ERASE_OLD_CONVERSATIONS = 'erase-old-conversations';
const AT_ONCE = 100;
/** Where the owner chose nothing: the middle one. */
const [, DEFAULT_DAYS] = RETENTION_DAYS;

/** Erases what was last spoken in longer ago than its chatbot's owner wants to keep. Answers how many conversations. */
export const eraseOldConversations = async (
  strapi: Core.Strapi,
  now: Date,
  signal: AbortSignal,
): Promise<number> => {
  let erased = 0;
  for (;;) {
    signal.throwIfAborted();
    const batch = await eraseBatch(strapi, now);
    erased += batch;
    if (batch < AT_ONCE) return erased;
  }
};

// Small transactions: on SQLite every visitor waits for the one that runs.
const eraseBatch = async (strapi: Core.Strapi, now: Date): Promise<number> =>
  await strapi.db.transaction(async ({ trx }) => {
    const sessions: Pick<SessionRow, 'id' | 'sessionId' | 'handoverEmail'>[] = await trx(
      'visitor_sessions as s',
    )
      // A conversation outlives a chatbot that was removed: it is kept as if its owner had chosen nothing.
      .leftJoin('chatbots as c', 'c.id', 's.chatbot_id')
      .whereRaw(
        RETENTION_DAYS.map(() => '(coalesce(c.retention_days, ?) = ? and s.last_message_at < ?)').join(
          ' or ',
        ),
        RETENTION_DAYS.flatMap((days) => [DEFAULT_DAYS, days, new Date(now.getTime() - days * DAY_MS)]),
      )
      .orderBy('s.id')
      .limit(AT_ONCE)
      .forUpdate('s')
      .select('s.id', 's.session_id as sessionId', 's.handover_email as handoverEmail');
    if (sessions.length > 0) await eraseSessions(trx, sessions);
    return sessions.length;
  });

/** Keeps visitors' conversations no longer than their chatbot's owner chose. The figures that were counted stay. */
export const eraseOldConversationsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: ERASE_OLD_CONVERSATIONS,
  concurrency: 1,
  timeoutMs: timings().jobs.eraseOldConversationsMs,
  repeat: { everyMs: timings().schedules.eraseOldConversationsMs, atStart: true },
  async run(_payload, { signal }) {
    const erased = await eraseOldConversations(strapi, new Date(), signal);
    await forgetVisitorNetworks(strapi, new Date());
    if (erased > 0) strapi.log.info(`${erased} old conversations were erased`);
  },
});
