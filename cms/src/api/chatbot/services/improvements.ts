import type { Core } from '@strapi/strapi';
import type { Row } from '../../../database/row';
import {
  IMPROVEMENT_LIMITS,
  LIMITS,
  type AnswerImprovement,
  type CuratedAnswer,
  type IgnoredQuestion,
  type ImprovableQuestion,
  type ListImprovements,
  type SaveCuratedAnswer,
} from '../../../contract';
import {
  openQuestions,
  type DecidedQuestion,
  type FailedQuestion,
  type OpenQuestion,
} from '../../../domain/chatbot/improvable-questions';
import { engines } from '../../../engines';
import { groupQuestions } from '../../../engines/ai/questions';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { askDraft } from '../ask-draft';
import { CURATED_ANSWER, QUESTION_DECISION, type ChatbotRow } from '../chatbot-row';
import { toTrialReply } from '../to-trial-reply';
import { findOwnChatbot } from './chatbots';
import { curatedAnswers } from './curated-answers';
import { instantOf } from '../../../database/date-of';

/** The newest failures; older ones wait until these are dealt with. */
const MOST_FAILURES = 2_000;
const MOST_DECISIONS = 500;
/** Wordings by which a question is known again. */
const KEPT_WORDINGS = 10;

type DecisionRow = Row<typeof QUESTION_DECISION>;

/** Row → contract. */
const toIgnored = ({ documentId, wordings, decidedAt }: DecisionRow): IgnoredQuestion => ({
  id: documentId,
  question: wordings[0] ?? '',
  ignoredAt: instantOf(decidedAt),
});

/** Domain → contract. The oldest message names the question: new ones do not change it. */
const toImprovable = ({ text, wordings, failures }: OpenQuestion): ImprovableQuestion => ({
  id: failures.at(-1)?.documentId ?? '',
  question: text,
  wordings: wordings.slice(0, IMPROVEMENT_LIMITS.wordings),
  count: failures.length,
  unanswered: failures.filter(({ unanswered }) => unanswered).length,
  thumbsDown: failures.filter(({ thumbsDown }) => thumbsDown).length,
  lastAskedAt: instantOf(failures[0]?.askedAt ?? new Date(0)),
  conversations: failures
    .filter(({ sessionId }, index) => failures.findIndex((other) => other.sessionId === sessionId) === index)
    .slice(0, IMPROVEMENT_LIMITS.conversations)
    .map(({ sessionId, text: question, askedAt }) => ({ sessionId, question, askedAt: instantOf(askedAt) })),
});

/** Questions that a bot failed, and what its owner does about them. */
export const improvements = (strapi: Core.Strapi, caller: Caller) => {
  const decisions = strapi.db.query(QUESTION_DECISION);

  const announce = (installId: string) =>
    engines(strapi).live.publish({
      owner: caller.id,
      event: { topic: 'improvements', chatbotId: installId },
    });

  const decisionsOf = (bot: ChatbotRow): Promise<DecisionRow[]> =>
    decisions.findMany({
      where: { chatbot: { id: bot.id } },
      orderBy: { id: 'desc' },
      limit: MOST_DECISIONS,
    });

  const open = async (bot: ChatbotRow, decided: readonly DecisionRow[]): Promise<OpenQuestion[]> => {
    const [failed, answers] = await Promise.all([
      failedQuestions(strapi, bot.id),
      strapi.db.query(CURATED_ANSWER).findMany({ where: { chatbot: { id: bot.id } } }),
    ]);
    const storedIds = new Set(answers.map(({ documentId }) => documentId));
    const dealtWith: DecidedQuestion[] = [
      ...decided
        // An answer that was removed answers nothing.
        .filter(({ answerId }) => answerId === null || storedIds.has(answerId))
        .map(({ kind, wordings, decidedAt }) => ({ kind, wordings, decidedAt: new Date(decidedAt) })),
      // Wherever the owner wrote it.
      ...answers.map(({ question, updatedAt }) => ({
        kind: 'answered' as const,
        wordings: [question],
        decidedAt: new Date(updatedAt),
      })),
    ];
    return openQuestions(failed, dealtWith, (wordings) => groupQuestions(wordings));
  };

  const decide = async (
    bot: ChatbotRow,
    { text, wordings }: OpenQuestion,
    decision: { kind: DecidedQuestion['kind']; answerId?: string },
  ): Promise<DecisionRow> =>
    decisions.create({
      data: {
        ...decision,
        chatbot: bot.id,
        wordings: [text, ...wordings]
          .slice(0, KEPT_WORDINGS)
          .map((each) => each.slice(0, LIMITS.curatedAnswers.question)),
        decidedAt: new Date(),
      },
    });

  const findOpen = async (bot: ChatbotRow, messageId: string): Promise<OpenQuestion> => {
    const found = (await open(bot, await decisionsOf(bot))).find(({ failures }) =>
      failures.some(({ documentId }) => documentId === messageId),
    );
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  };

  /** The answer to this question from now on, whether there was one or not. */
  const putAnswer = async (installId: string, pair: SaveCuratedAnswer['request']): Promise<CuratedAnswer> => {
    const answers = curatedAnswers(strapi, caller);
    try {
      return await answers.add(installId, pair);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
      const { answerId: twin } = error.details as { answerId?: unknown };
      if (typeof twin !== 'string') throw error;
      return answers.save(installId, twin, pair);
    }
  };

  return {
    async list(installId: string): Promise<ListImprovements['response']> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const decided = await decisionsOf(bot);
      const questions = await open(bot, decided);
      return {
        data: questions.slice(0, IMPROVEMENT_LIMITS.groups).map(toImprovable),
        meta: {
          total: questions.length,
          ignored: decided.filter(({ kind }) => kind === 'ignored').map(toIgnored),
        },
      };
    },

    async ignore(installId: string, messageId: string): Promise<IgnoredQuestion> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const row = await decide(bot, await findOpen(bot, messageId), { kind: 'ignored' });
      announce(installId);
      return toIgnored(row);
    },

    async recall(installId: string, ignoredId: string): Promise<void> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const row = await decisions.findOne({
        where: { documentId: ignoredId, kind: 'ignored', chatbot: { id: bot.id } },
      });
      if (!row) throw new ApiError('NOT_FOUND');
      await decisions.deleteMany({ where: { id: row.id } });
      announce(installId);
    },

    /** Keeps the owner's answer, and asks again what visitors asked. */
    async answer(
      installId: string,
      messageId: string,
      pair: AnswerImprovement['request'],
    ): Promise<AnswerImprovement['response']['data']> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const question = await findOpen(bot, messageId);
      const answer = await putAnswer(installId, pair);
      await decide(bot, question, { kind: 'answered', answerId: answer.id });
      announce(installId);
      const reply = await askDraft(strapi, installId, question.text);
      return { answer, reply: reply && toTrialReply(reply) };
    },
  };
};

/** What visitors asked and the bot did not know, or was told that it was wrong; the owner's previews do not count. */
const failedQuestions = async (strapi: Core.Strapi, chatbotId: number): Promise<FailedQuestion[]> => {
  const rows: {
    id: number;
    documentId: string;
    content: string | null;
    createdAt: string | number | Date;
    sessionId: string;
    answered: boolean | number | null;
    feedback: 'up' | 'down' | null;
  }[] = await strapi.db
    .connection('visitor_messages as reply')
    .where({ 'reply.chatbot_id': chatbotId, 'reply.sender': 'bot', 'reply.state': 'done' })
    .where((failed) => void failed.where('reply.answered', false).orWhere('reply.feedback', 'down'))
    .join('visitor_messages as asked', (pair) =>
      pair
        .on('asked.session_id', 'reply.session_id')
        .andOn('asked.client_id', 'reply.client_id')
        .andOnVal('asked.sender', 'visitor'),
    )
    .join('visitor_sessions as session', 'session.id', 'reply.session_id')
    .whereRaw('not coalesce(session.owner_preview, ?)', [false])
    .orderBy('reply.id', 'desc')
    .limit(MOST_FAILURES)
    .select({
      id: 'asked.id',
      documentId: 'asked.document_id',
      content: 'asked.content',
      createdAt: 'asked.created_at',
      sessionId: 'session.session_id',
      answered: 'reply.answered',
      feedback: 'reply.feedback',
    });
  return rows.map((row) => ({
    messageId: row.id,
    documentId: row.documentId,
    text: row.content ?? '',
    askedAt: new Date(row.createdAt),
    sessionId: row.sessionId,
    // SQLite says 0 and 1.
    unanswered: row.answered !== null && !row.answered,
    thumbsDown: row.feedback === 'down',
  }));
};
