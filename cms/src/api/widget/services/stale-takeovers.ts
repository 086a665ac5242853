import type { Core } from '@strapi/strapi';
import { timings } from '../../../settings/timings';
import { VISITOR_SESSION } from '../../chatbot/chatbot-row';
import type { SessionRow } from '../../chatbot/visitor-rows';
import { widgetBots, type WidgetBot } from '../widget-bots';

export type SessionWithBot = SessionRow & { chatbot: { installId: string } | null };

/** So many are given back in one round of the sweep. */
const AT_ONCE = 100;

/** Conversations that a person took over and left: neither wrote there nor looked into the inbox since. */
export const staleTakeovers = async (
  strapi: Core.Strapi,
): Promise<{ sessionId: string; bot: WidgetBot }[]> => {
  const before = new Date(Date.now() - timings().chat.ownerAwayMs);
  const longAgo = (field: string) => ({
    $or: [{ [field]: { $null: true } }, { [field]: { $lte: before } }],
  });
  const rows: SessionWithBot[] = await strapi.db.query(VISITOR_SESSION).findMany({
    where: {
      attendedBy: 'person',
      $and: [longAgo('personActiveAt'), { chatbot: longAgo('ownerSeenAt') }],
    },
    populate: ['chatbot'],
    orderBy: { id: 'asc' },
    limit: AT_ONCE,
  });
  const found: { sessionId: string; bot: WidgetBot }[] = [];
  for (const { sessionId, chatbot } of rows) {
    const bot = chatbot && (await widgetBots(strapi).find(chatbot.installId));
    if (bot) found.push({ sessionId, bot });
  }
  return found;
};
