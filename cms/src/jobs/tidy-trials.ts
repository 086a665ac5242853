import type { Core } from '@strapi/strapi';
import { eraseChatbot } from '../api/account/services/erase-chatbot';
import { CHATBOT, type ChatbotRow } from '../api/chatbot/chatbot-row';
import { ownersLabelOf } from '../api/chatbot/to-chatbot-identity';
import { enqueueMail } from '../api/mail/enqueue-mail';
import type { PersonRow } from '../api/account/to-account';
import { trialDeadlines, trialRemovedAt } from '../domain/chatbot/trial';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const TIDY_TRIALS = 'tidy-trials';

type TrialRow = ChatbotRow & { owner: PersonRow | null };

/** One mail for each time that a trial was left alone. */
const warnOwner = async (strapi: Core.Strapi, row: TrialRow): Promise<void> => {
  if (!row.owner || !row.trialUsedAt) return;
  const usedAt = new Date(row.trialUsedAt);
  await enqueueMail(strapi, {
    kind: 'trial-ending',
    to: row.owner.email,
    locale: row.owner.language ?? 'it',
    params: {
      name: row.owner.displayName ?? '',
      botName: ownersLabelOf(row),
      removedAt: trialRemovedAt(usedAt).toISOString(),
      path: `/chatbot-builder?install_id=${row.installId}`,
    },
    dedupeKey: `trial-ending:${row.installId}:${usedAt.getTime()}`,
  });
};

/** Removes the chatbots that were tried and left, and writes to their owners a week before. */
export const tidyTrialsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: TIDY_TRIALS,
  concurrency: 1,
  timeoutMs: timings().jobs.tidyMs,
  repeat: { everyMs: timings().schedules.tidyTrialsMs, atStart: true },
  async run(_payload, { signal }) {
    const { remove, warn } = trialDeadlines(new Date());
    const trials: TrialRow[] = await strapi.db.query(CHATBOT).findMany({
      where: { trialOwnerId: { $notNull: true }, trialUsedAt: { $lte: warn } },
      populate: ['owner'],
    });
    for (const trial of trials) {
      signal.throwIfAborted();
      if (trial.trialUsedAt && new Date(trial.trialUsedAt) <= remove)
        await eraseChatbot(strapi, trial, signal);
      else await warnOwner(strapi, trial);
    }
  },
});
