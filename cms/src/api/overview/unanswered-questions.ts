import type { Core } from '@strapi/strapi';
import { BUSINESS_LIMITS, HELP_BOTS } from '../../contract';
import { romeDay } from '../../domain/chatbot/rome-time';
import { daysAfter } from '../../domain/purchase/subscription';

/** What visitors asked the product's own bots and got no answer to, newest first. */
export const unansweredQuestions = async (
  strapi: Core.Strapi,
  now: Date,
): Promise<{ id: string; at: Date; question: string; bot: string }[]> => {
  const knex = strapi.db.connection;
  const since = daysAfter(new Date(`${romeDay(now)}T00:00:00Z`), -BUSINESS_LIMITS.questionDays);
  const rows: {
    document_id: string;
    created_at: string | number | Date;
    content: string | null;
    install_id: string;
  }[] = await knex('visitor_messages as reply')
    .join('chatbots as c', 'c.id', 'reply.chatbot_id')
    .join('visitor_messages as question', (join) =>
      join
        .on('question.session_id', 'reply.session_id')
        .andOn('question.client_id', 'reply.client_id')
        .andOnVal('question.sender', 'visitor'),
    )
    .whereIn('c.install_id', Object.values(HELP_BOTS))
    .where('reply.sender', 'bot')
    .where('reply.answered', false)
    .where('reply.created_at', '>=', since)
    .orderBy('question.id', 'desc')
    .limit(1000)
    .select('question.document_id', 'question.created_at', 'question.content', 'c.install_id');
  return rows.map((row) => ({
    id: row.document_id,
    at: new Date(row.created_at),
    question: row.content ?? '',
    bot: row.install_id,
  }));
};
