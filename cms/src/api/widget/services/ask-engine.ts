import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import type { Answer, HistoryMessage } from '../../../engines/ai/port';
import { rejectedBy } from '../../../engines/queue';
import { timings } from '../../../settings/timings';
import { VISITOR_MESSAGE } from '../../chatbot/chatbot-row';
import type { MessageRow, SessionRow } from '../../chatbot/visitor-rows';
import type { ReplyStream } from '../../stream/reply-stream';
import { profileOf } from '../bot-profile';
import type { Interrupt } from './interrupt';
import type { Reply } from './reply';
import type { PendingReply } from './settle-reply';

/** What the engine gets beyond its own budget, in milliseconds, before the reply is given up. */
export const hardStopMs = (): number => timings().chat.answerMs + timings().chat.answerGraceMs;
const HISTORY_MESSAGES = 12;

/** What was said before a message, oldest first, as the engine reads it. */
const historyBefore = async (
  strapi: Core.Strapi,
  session: SessionRow,
  row: MessageRow,
): Promise<HistoryMessage[]> => {
  const rows: MessageRow[] = await strapi.db.query(VISITOR_MESSAGE).findMany({
    where: {
      session: { id: session.id },
      id: { $lt: row.id },
      state: 'done',
      clientId: { $ne: row.clientId },
    },
    orderBy: { id: 'desc' },
    limit: HISTORY_MESSAGES,
  });
  return rows
    .reverse()
    .map(({ sender, content }) => ({ role: sender === 'visitor' ? 'user' : 'bot', text: content ?? '' }));
};

/** The engine's answer to a visitor's message, streamed as it comes; null when it was interrupted. Throws what the engine throws. */
export const askEngine = async (
  strapi: Core.Strapi,
  stream: ReplyStream<Reply>,
  { bot, session, row }: PendingReply,
  { text, interrupt }: { text: string; interrupt: Interrupt },
): Promise<Answer | null> => {
  const history = await historyBefore(strapi, session, row);
  const tooLong = new AbortController();
  const signal = AbortSignal.any([tooLong.signal, interrupt.signal]);
  const timer = setTimeout(() => tooLong.abort(new Error('The answer took too long')), hardStopMs());
  const isPreview = session.ownerPreview ?? false;
  const events = engines(strapi).answering.ask({
    bot: profileOf(bot, isPreview),
    text,
    history,
    sessionId: session.sessionId,
    isPreview,
    signal,
  });
  const listen = async (): Promise<Answer> => {
    for await (const event of events) {
      signal.throwIfAborted();
      if (event.type === 'done') return event.answer;
      stream.push(event);
    }
    throw new Error('The engine ended without an answer');
  };
  try {
    return await Promise.race([listen(), rejectedBy(signal)]);
  } catch (error) {
    if (interrupt.signal.aborted) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
