import type { Core } from '@strapi/strapi';
import { LIMITS } from '../../../contract';
import { newRow } from '../../../database/new-row';
import { romeDay } from '../../../domain/chatbot/rome-time';
import { networkLabel, networkShare } from '../../../domain/chatbot/visitor-network';
import { readSettings } from '../../../settings';
import { VISITOR_NETWORK, type ChatbotRow } from '../../chatbot/chatbot-row';
import { networkDigest } from '../../chatbot/network-digest';

/**
 * Takes one message of a network's share of the bot's day; false when it has had it. One statement: however many ask at once, never
 * more than the share. A reply that fails later is not given back to it: who brings failures about has had the work all the same.
 */
export const takeShare = async (
  trx: Core.Strapi['db']['connection'],
  bot: Pick<ChatbotRow, 'id' | 'messagesDailyLimit'>,
  { network }: { network: string | null },
  sessionId: string,
  now: Date,
): Promise<boolean> => {
  if (network === null) return true;
  const today = romeDay(now);
  const share = networkShare(
    bot.messagesDailyLimit ?? LIMITS.dailyMessages.default,
    readSettings().rateLimitScale,
  );
  const first = newRow(
    VISITOR_NETWORK,
    {
      chatbotId: bot.id,
      digest: networkDigest(network),
      label: networkLabel(network),
      usageDay: today,
      messagesUsed: 1,
      lastMessageAt: now,
      lastSessionId: sessionId,
    },
    now,
  );
  const used = 'case when visitor_networks.usage_day = :today then visitor_networks.messages_used else 0 end';
  const taken: unknown[] = await trx('visitor_networks')
    .insert(first)
    .onConflict(['chatbot_id', 'digest'])
    .merge({
      messages_used: trx.raw(`${used} + 1`, { today }),
      usage_day: today,
      last_message_at: now,
      last_session_id: sessionId,
    })
    .whereRaw(`${used} < :share`, { today, share })
    .returning('id');
  return taken.length > 0;
};
