import type { Core } from '@strapi/strapi';
import { oneLine } from '../../../domain/chatbot/visitor-facts';
import { wantsPerson } from '../../../engines/ai';
import { VISITOR_MESSAGE } from '../../chatbot/chatbot-row';

/** How far back the question may lie before the visitor asked for a person. */
const LOOKED_AT = 6;
/** Characters of it in a notice. */
const LONGEST = 300;

/** What the visitor wanted to know when they asked for a person: the last message that is more than that wish; '' without any. */
export const waitingQuestion = async (strapi: Core.Strapi, sessionId: string): Promise<string> => {
  const messages = await strapi.db.query(VISITOR_MESSAGE).findMany({
    where: { session: { sessionId }, sender: 'visitor' },
    orderBy: { id: 'desc' },
    limit: LOOKED_AT,
    select: ['content'],
  });
  const texts = messages.map(({ content }) => content ?? '').filter((text) => text !== '');
  return oneLine(texts.find((text) => !wantsPerson(text)) ?? texts[0] ?? '', LONGEST);
};
