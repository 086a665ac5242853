import type { Core } from '@strapi/strapi';
import type { Row } from '../../../database/row';
import {
  LIMITS,
  type CuratedAnswer,
  type ImportCuratedAnswers,
  type SaveCuratedAnswer,
  type SkippedRow,
} from '../../../contract';
import { engines } from '../../../engines';
import { readPairs, type PairRow } from '../../../engines/documents';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { CURATED_ANSWER, type ChatbotRow } from '../chatbot-row';
import { findOwnChatbot } from './chatbots';
import { instantOf } from '../../../database/date-of';

type CuratedAnswerRow = Row<typeof CURATED_ANSWER>;

/** Row → contract. */
const toCuratedAnswer = (row: CuratedAnswerRow): CuratedAnswer => ({
  id: row.documentId,
  question: row.question,
  answer: row.answer,
  updatedAt: instantOf(row.updatedAt),
});

/** Two questions that differ only in how they are typed are one: the second would never be used. */
const typing = new Intl.Collator('it', { sensitivity: 'base', ignorePunctuation: true });
const sameQuestion = (one: string, other: string): boolean => typing.compare(one, other) === 0;

const { max, question: maxQuestion, answer: maxAnswer } = LIMITS.curatedAnswers;

/** Which pairs of a file can be added to what there is, and why the others cannot. */
const sortPairs = (pairs: readonly PairRow[], existing: readonly { question: string }[]) => {
  const accepted: PairRow[] = [];
  const skipped: ImportCuratedAnswers['response']['skipped'] = [];
  const obstacle = ({ question, answer }: PairRow): SkippedRow | null => {
    if (!question || !answer) return 'INCOMPLETE';
    if (question.length > maxQuestion || answer.length > maxAnswer) return 'TOO_LONG';
    if ([...existing, ...accepted].some((other) => sameQuestion(other.question, question))) return 'TWIN';
    return existing.length + accepted.length >= max ? 'LIMIT' : null;
  };
  for (const pair of pairs) {
    const reason = obstacle(pair);
    if (reason) skipped.push({ row: pair.row, reason });
    else accepted.push(pair);
  }
  return { accepted, skipped };
};

/** The owner's own answers, which win over everything that is found. */
export const curatedAnswers = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(CURATED_ANSWER);
  const findBot = (installId: string) => findOwnChatbot(strapi, installId, caller);
  const findRow = async (bot: ChatbotRow, answerId: string): Promise<CuratedAnswerRow> => {
    const row = await query.findOne({
      where: { documentId: answerId, chatbot: { id: bot.id } },
    });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  };
  const rowsOf = (bot: ChatbotRow): Promise<CuratedAnswerRow[]> =>
    query.findMany({ where: { chatbot: { id: bot.id } }, orderBy: { id: 'desc' } });

  /** With the bot's row locked, so that two tabs can neither pass the limit nor write one question twice. */
  const withAnswers = async <T>(bot: ChatbotRow, act: (rows: CuratedAnswerRow[]) => Promise<T>): Promise<T> =>
    await strapi.db.transaction(async ({ trx }) => {
      await trx('chatbots')
        .where({ id: bot.id })
        .update({ version: trx.ref('version') });
      return act(await rowsOf(bot));
    });

  const create = (bot: ChatbotRow, data: SaveCuratedAnswer['request']): Promise<CuratedAnswerRow> =>
    query.create({ data: { ...data, chatbot: bot.id, origin: 'owner' } });

  const change = async (
    bot: ChatbotRow,
    question: string,
    own: CuratedAnswerRow | null,
    write: () => Promise<CuratedAnswerRow>,
  ): Promise<CuratedAnswer> => {
    const row = await withAnswers(bot, async (rows) => {
      const twin = rows.find((other) => other.id !== own?.id && sameQuestion(other.question, question));
      if (twin) throw new ApiError('CONFLICT', { answerId: twin.documentId });
      if (!own && rows.length >= max) throw new ApiError('CONFLICT', { limit: max });
      return write();
    });
    materialChanged(bot);
    return toCuratedAnswer(row);
  };

  /** The bot answers with it at once: whoever asks next waits for the new index, and so we begin it now. */
  const materialChanged = ({ installId }: ChatbotRow): void => {
    const { answering, live } = engines(strapi);
    answering.invalidate(installId);
    void answering.warm(installId);
    live.publish({ owner: caller.id, event: { topic: 'chatbot', chatbotId: installId } });
  };

  return {
    async list(installId: string): Promise<CuratedAnswer[]> {
      return (await rowsOf(await findBot(installId))).map(toCuratedAnswer);
    },

    async add(installId: string, data: SaveCuratedAnswer['request']): Promise<CuratedAnswer> {
      const bot = await findBot(installId);
      return change(bot, data.question, null, () => create(bot, data));
    },

    /** Every pair that can be an answer becomes one; the file's first is the newest. */
    async importFile(
      installId: string,
      file: { name: string; bytes: Uint8Array },
    ): Promise<ImportCuratedAnswers['response']> {
      const bot = await findBot(installId);
      if (!/\.csv$/i.test(file.name) || !engines(strapi).documents.accepts(file))
        throw new ApiError('UNSUPPORTED_FILE_TYPE', { accepted: ['csv'] });
      const pairs = readPairs(file.bytes);
      if (!pairs) throw new ApiError('VALIDATION', { fields: { files: 'columns' } });
      const { added, skipped } = await withAnswers(bot, async (rows) => {
        const { accepted, skipped } = sortPairs(pairs, rows);
        const added: CuratedAnswerRow[] = [];
        for (const { question, answer } of accepted.toReversed())
          added.unshift(await create(bot, { question, answer }));
        return { added, skipped };
      });
      if (added.length > 0) materialChanged(bot);
      return { data: added.map(toCuratedAnswer), skipped };
    },

    async save(
      installId: string,
      answerId: string,
      data: SaveCuratedAnswer['request'],
    ): Promise<CuratedAnswer> {
      const bot = await findBot(installId);
      const row = await findRow(bot, answerId);
      return change(bot, data.question, row, async () => {
        const saved = await query.update({ where: { id: row.id }, data });
        if (!saved) throw new ApiError('NOT_FOUND');
        return saved;
      });
    },

    async remove(installId: string, answerId: string): Promise<void> {
      const bot = await findBot(installId);
      const row = await findRow(bot, answerId);
      await query.deleteMany({ where: { id: row.id } });
      materialChanged(bot);
    },
  };
};
