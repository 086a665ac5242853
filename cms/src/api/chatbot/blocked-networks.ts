import type { Core } from '@strapi/strapi';
import { LIMITS } from '../../contract';
import { DAY_MS } from '../../contract/time-units';
import { VISITOR_NETWORK } from './chatbot-row';

/** A block made before this is over: addresses change hands. */
export const blockedSince = (now: Date): Date =>
  new Date(now.getTime() - LIMITS.networkMessages.blockedDays * DAY_MS);

/** The digests of the networks whose visitors do not meet a bot. */
export const blockedNetworks = async (
  strapi: Core.Strapi,
  chatbotId: number,
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await strapi.db.query(VISITOR_NETWORK).findMany({
    where: { chatbot: { id: chatbotId }, blockedAt: { $gt: blockedSince(now) } },
    select: ['digest'],
  });
  return new Set(rows.map(({ digest }) => digest));
};

/** Forgets the networks that are neither counted today nor blocked. */
export const forgetVisitorNetworks = async (strapi: Core.Strapi, now: Date): Promise<void> => {
  await strapi.db
    .connection('visitor_networks')
    .where('last_message_at', '<', new Date(now.getTime() - 2 * DAY_MS))
    .whereRaw('(blocked_at is null or blocked_at < ?)', [blockedSince(now)])
    .delete();
};
