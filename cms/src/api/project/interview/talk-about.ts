import type { Core } from '@strapi/strapi';
import { INTERVIEW_STEPS } from '../../../contract';
import { engines } from '../../../engines';
import type { Caller } from '../../../http/context';
import { companyKnowledge } from '../../conversation/services/company-knowledge';
import { factsOf } from '../../../domain/interview';
import { plannedMeasures } from '../../../templates/report';
import { answersOf } from '../to-project';
import { messagesOf, type ChatRow } from './rows';

/** As many earlier messages as the assistant is told of a conversation. */
const HISTORY_MESSAGES = 12;

/**
 * The adviser's reply to a message in a project whose questions are all answered: on its own figures, and on what was said since. Asks
 * no model, so it takes none of the month's messages.
 */
export const talkAbout = async (
  strapi: Core.Strapi,
  chat: ChatRow,
  text: string,
  { id, displayName, locale }: Caller,
): Promise<string> => {
  const messages = await messagesOf(strapi, chat);
  // The answers of the interview are figures already; the first words after them close it.
  const [, ...since] = messages.slice(messages.findLastIndex(({ step }) => step < INTERVIEW_STEPS) + 1);
  const { vatNumber: _, ...known } = await companyKnowledge(strapi, id, chat.project.id);
  const advice = await engines(strapi).adviser.advise({
    ...known,
    measures: plannedMeasures(factsOf(chat.project.kind, answersOf(chat.project)), locale),
    text,
    history: since.slice(-HISTORY_MESSAGES).map(({ author, text: words }) => ({
      role: author === 'user' ? 'user' : 'bot',
      text: words,
    })),
    language: locale,
    userName: displayName,
  });
  return advice.text;
};
