import type { Core } from '@strapi/strapi';
import { LIMITS, type ListVisitorNetworks, type VisitorNetwork } from '../../../contract';
import { DAY_MS } from '../../../contract/time-units';
import { instantOf } from '../../../database/date-of';
import type { Row } from '../../../database/row';
import { romeDay } from '../../../domain/chatbot/rome-time';
import { networkShare } from '../../../domain/chatbot/visitor-network';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { readSettings } from '../../../settings';
import { blockedSince } from '../blocked-networks';
import { VISITOR_NETWORK, VISITOR_SESSION } from '../chatbot-row';
import { findOwnChatbot } from './chatbots';

type NetworkRow = Row<typeof VISITOR_NETWORK>;

const { listed, blockedDays } = LIMITS.networkMessages;
/** Who writes to a bot, and whom its owner does not want. */
export const visitorNetworks = (strapi: Core.Strapi, caller: Caller) => {
  const networks = () => strapi.db.query(VISITOR_NETWORK);

  const toNetworks = async (rows: NetworkRow[], now: Date): Promise<VisitorNetwork[]> => {
    const sessions = await strapi.db.query(VISITOR_SESSION).findMany({
      where: { sessionId: { $in: rows.flatMap(({ lastSessionId }) => lastSessionId ?? []) } },
      select: ['sessionId', 'label'],
    });
    return rows.map((row) => {
      const session = sessions.find(({ sessionId }) => sessionId === row.lastSessionId);
      const blockedAt = row.blockedAt && new Date(row.blockedAt);
      return {
        id: row.documentId,
        label: row.label,
        usedToday: row.usageDay === romeDay(now) ? row.messagesUsed : 0,
        lastMessageAt: instantOf(row.lastMessageAt),
        conversation: session ? { sessionId: session.sessionId, label: session.label ?? '' } : null,
        blockedUntil:
          blockedAt && blockedAt > blockedSince(now)
            ? new Date(blockedAt.getTime() + blockedDays * DAY_MS).toISOString()
            : null,
      };
    });
  };

  const setBlocked = async (
    installId: string,
    networkId: string,
    blockedAt: Date | null,
  ): Promise<VisitorNetwork> => {
    const bot = await findOwnChatbot(strapi, installId, caller);
    const row = await networks().findOne({ where: { documentId: networkId, chatbot: { id: bot.id } } });
    if (!row) throw new ApiError('NOT_FOUND');
    await networks().update({ where: { id: row.id }, data: { blockedAt } });
    // Every instance forgets what it knew of the bot: its visitors meet it no more, or again, at once.
    engines(strapi).live.publish({ owner: caller.id, event: { topic: 'chatbot', chatbotId: installId } });
    const blocked = blockedAt?.toISOString() ?? null;
    const [network] = await toNetworks([{ ...row, blockedAt: blocked }], new Date());
    if (!network) throw new ApiError('NOT_FOUND');
    return network;
  };

  return {
    async list(installId: string): Promise<ListVisitorNetworks['response']> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const now = new Date();
      const own = { chatbot: { id: bot.id } };
      const blocked = await networks().findMany({
        where: { ...own, blockedAt: { $gt: blockedSince(now) } },
        orderBy: { blockedAt: 'desc' },
      });
      const today = await networks().findMany({
        where: { ...own, usageDay: romeDay(now), id: { $notIn: blocked.map(({ id }) => id) } },
        orderBy: [{ messagesUsed: 'desc' }, { id: 'asc' }],
        limit: listed,
      });
      const dailyLimit = bot.messagesDailyLimit ?? LIMITS.dailyMessages.default;
      return {
        data: await toNetworks([...blocked, ...today], now),
        meta: { share: networkShare(dailyLimit, readSettings().rateLimitScale) },
      };
    },

    block: (installId: string, networkId: string) => setBlocked(installId, networkId, new Date()),
    unblock: (installId: string, networkId: string) => setBlocked(installId, networkId, null),
  };
};
