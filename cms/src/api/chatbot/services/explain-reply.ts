import type { Core } from '@strapi/strapi';
import type { ExplainReply } from '../../../contract';
import { CONFIDENCE_LEVELS } from '../../../engines/ai';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { CURATED_ANSWER, PASSAGE, VISITOR_MESSAGE } from '../chatbot-row';
import { applyCorrection, loadCorrections, PASSAGE_SOURCES } from '../passage-corrections';
import { findOwnChatbot } from './chatbots';

type Considered = Omit<ExplainReply['response']['data']['considered'][number], 'score'>;

const REMOVED: Considered = { title: '', page: null, heading: '', text: null };

/** Why a bot said something, for its owner: how sure it was, and what it had before it. */
export const explainReply = async (
  strapi: Core.Strapi,
  caller: Caller,
  installId: string,
  replyId: string,
): Promise<ExplainReply['response']['data']> => {
  const bot = await findOwnChatbot(strapi, installId, caller);
  const messages = strapi.db.query(VISITOR_MESSAGE);
  const reply = await messages.findOne({
    where: { documentId: replyId, chatbot: { id: bot.id }, sender: 'bot', state: 'done' },
    populate: { session: { select: ['id'] } },
  });
  // A reply that no engine made (the quota was used up) has nothing behind it.
  if (!reply?.why || !reply.session) throw new ApiError('NOT_FOUND');
  const { why } = reply;
  const questionRow = await messages.findOne({
    where: { session: { id: reply.session.id }, clientId: reply.clientId, sender: 'visitor' },
  });
  const known = await materialOf(
    strapi,
    bot.id,
    why.considered.map(({ passageId }) => passageId),
  );
  return {
    question: questionRow?.content ?? '',
    outcome: reply.outcome ?? 'unknown',
    engine: reply.engine ?? '',
    band: why.band,
    score: why.score,
    levels: CONFIDENCE_LEVELS,
    milliseconds: reply.milliseconds ?? why.milliseconds,
    considered: why.considered.map(({ passageId, score }) => ({
      ...(known.get(passageId) ?? REMOVED),
      score,
    })),
    fallbackCause: why.fallbackCause ?? null,
    heldBack: why.heldBack ?? [],
  };
};

/** Passages as the owner corrected them, and the own answers, by their names, as they are now; hidden ones are gone. */
const materialOf = async (
  strapi: Core.Strapi,
  chatbotId: number,
  ids: string[],
): Promise<Map<string, Considered>> => {
  const where = { documentId: { $in: ids }, chatbot: { id: chatbotId } };
  const [passages, answers, corrections] = await Promise.all([
    strapi.db.query(PASSAGE).findMany({ where, populate: PASSAGE_SOURCES }),
    strapi.db.query(CURATED_ANSWER).findMany({ where }),
    loadCorrections(strapi, { id: chatbotId }),
  ]);
  return new Map<string, Considered>([
    ...passages
      .flatMap((passage) => applyCorrection(passage, corrections) ?? [])
      .map(
        ({ documentId, sourceTitle, page, heading, question, content }) =>
          [
            documentId,
            { title: sourceTitle ?? '', page, heading: question ?? heading ?? '', text: content },
          ] as const,
      ),
    ...answers.map(
      ({ documentId, question, answer }) =>
        [documentId, { title: '', page: null, heading: question, text: answer }] as const,
    ),
  ]);
};
