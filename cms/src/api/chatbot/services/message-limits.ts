import type { Core } from '@strapi/strapi';
import { LIMITS, type MessageLimits } from '../../../contract';
import { romeDay } from '../../../domain/chatbot/rome-time';
import { engines } from '../../../engines';
import type { Caller } from '../../../http/context';
import type { ChatbotRow } from '../chatbot-row';
import { findOwnChatbot } from './chatbots';

type Limits = MessageLimits['response']['data'];

/** A row last counted on another day has used none of this one. */
const toLimits = (row: ChatbotRow, now: Date): Limits => ({
  dailyLimit: row.messagesDailyLimit ?? LIMITS.dailyMessages.default,
  usedToday: row.usageDay === romeDay(now) ? (row.messagesUsedDaily ?? 0) : 0,
});

/** How much a bot may say in a day: its owner's guard against a bad one. */
export const messageLimits = (strapi: Core.Strapi, caller: Caller) => ({
  async find(installId: string): Promise<Limits> {
    return toLimits(await findOwnChatbot(strapi, installId, caller), new Date());
  },

  async save(installId: string, dailyLimit: number): Promise<Limits> {
    const row = await findOwnChatbot(strapi, installId, caller);
    await strapi.db.connection('chatbots').where({ id: row.id }).update({ messages_daily_limit: dailyLimit });
    // What one network may have is a share of it, which every instance remembers.
    engines(strapi).live.publish({ owner: caller.id, event: { topic: 'chatbot', chatbotId: installId } });
    return toLimits({ ...row, messagesDailyLimit: dailyLimit }, new Date());
  },
});
