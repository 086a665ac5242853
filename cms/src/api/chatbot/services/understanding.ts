import type { Core } from '@strapi/strapi';
import {
  LIMITS,
  type Contradiction,
  type CorrectUnderstanding,
  type DocumentReference,
  type ListUnderstanding,
  type UnderstoodItem,
} from '../../../contract';
import { findContradictions } from '../../../domain/chatbot/contradictions';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { PASSAGE, PASSAGE_CORRECTION, type ChatbotRow } from '../chatbot-row';
import {
  applyCorrection,
  correctedText,
  correctionHash,
  loadCorrections,
  PASSAGE_SOURCES,
  sourceOf,
  type CorrectionRow,
  type PassageRow,
} from '../passage-corrections';
import { findOwnChatbot } from './chatbots';

type Source = { trainingFile: string } | { sitePage: string };

const { pageSize, corrections: maxCorrections, contradictions: maxContradictions } = LIMITS.understanding;

/** The document of a passage as its owner knows it; `null` for one that has gone meanwhile. */
const documentOf = ({ trainingFile, sitePage, sourceTitle }: PassageRow): DocumentReference | null => {
  if (trainingFile) return { kind: 'training-files', id: trainingFile.documentId, name: trainingFile.name };
  return sitePage && { kind: 'site-pages', id: sitePage.documentId, name: sourceTitle ?? sitePage.url };
};

/** Row → contract. What is hidden is shown with its own words, so that it can be brought back. */
const toItem = (passage: PassageRow, corrections: ReadonlyMap<string, CorrectionRow>): UnderstoodItem => {
  const shown = applyCorrection(passage, corrections);
  const { content, row } = shown ?? passage;
  return {
    id: passage.documentId,
    page: passage.page,
    heading: passage.heading ?? '',
    question: passage.question,
    text: content,
    row,
    unreadTable: passage.unreadTable ?? false,
    state: shown === null ? 'hidden' : shown === passage ? 'read' : 'corrected',
  };
};

/** What a bot has understood of its documents, and what its owner makes of it. */
export const understanding = (strapi: Core.Strapi, caller: Caller) => {
  const passages = strapi.db.query(PASSAGE);
  const corrections = strapi.db.query(PASSAGE_CORRECTION);
  const findBot = (installId: string) => findOwnChatbot(strapi, installId, caller);

  const findPassage = async (bot: ChatbotRow, itemId: string): Promise<PassageRow> => {
    const row = await passages.findOne({
      where: { documentId: itemId, chatbot: { id: bot.id } },
      populate: PASSAGE_SOURCES,
    });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  };

  const itemOf = async (bot: ChatbotRow, passage: PassageRow): Promise<UnderstoodItem> => {
    const { answering, live } = engines(strapi);
    answering.invalidate(bot.installId);
    void answering.warm(bot.installId);
    live.publish({ owner: caller.id, event: { topic: 'chatbot', chatbotId: bot.installId } });
    return toItem(passage, await loadCorrections(strapi, { id: bot.id }));
  };

  /** Writes the one correction of a passage. With the bot's row locked, so that two tabs cannot both write the first. */
  const write = async (
    bot: ChatbotRow,
    passage: PassageRow,
    data: Pick<CorrectionRow, 'hidden' | 'cells' | 'content'>,
  ): Promise<void> => {
    await strapi.db.transaction(async ({ trx }) => {
      await trx('chatbots')
        .where({ id: bot.id })
        .update({ version: trx.ref('version') });
      const hash = correctionHash(passage);
      const where = { chatbot: { id: bot.id } };
      const known = await corrections.findOne({ where: { ...where, hash } });
      if (known) {
        await corrections.update({ where: { id: known.id }, data });
        return;
      }
      if ((await corrections.count({ where })) >= maxCorrections)
        throw new ApiError('CONFLICT', { limit: maxCorrections });
      await corrections.create({ data: { ...data, chatbot: bot.id, source: sourceOf(passage), hash } });
    });
  };

  return {
    async list(installId: string, source: Source, page: number): Promise<ListUnderstanding['response']> {
      const bot = await findBot(installId);
      const document =
        'trainingFile' in source
          ? { trainingFile: { documentId: source.trainingFile } }
          : { sitePage: { documentId: source.sitePage } };
      const where = { ...document, chatbot: { id: bot.id } };
      const [rows, total, unreadTables, corrected] = await Promise.all([
        passages.findMany({
          where,
          populate: PASSAGE_SOURCES,
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
          offset: (page - 1) * pageSize,
          limit: pageSize,
        }),
        passages.count({ where }),
        passages.count({ where: { ...where, unreadTable: true } }),
        loadCorrections(strapi, { id: bot.id }),
      ]);
      // A document that was read has passages; whatever has none is not there, or not the caller's.
      if (total === 0) throw new ApiError('NOT_FOUND');
      return {
        data: rows.map((row) => toItem(row, corrected)),
        meta: { page, pageSize, total, unreadTables },
      };
    },

    /** Prices on which the bot's documents disagree, as their owner corrected them: a corrected cell ends a contradiction. */
    async contradictions(installId: string): Promise<Contradiction[]> {
      const bot = await findBot(installId);
      const where = { chatbot: { id: bot.id }, row: { $notNull: true } };
      const [rows, corrected] = await Promise.all([
        passages.findMany({
          where,
          populate: PASSAGE_SOURCES,
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
        }),
        loadCorrections(strapi, { id: bot.id }),
      ]);
      const documents = new Map<string, DocumentReference>();
      const sourced = rows.flatMap((passage) => {
        const document = documentOf(passage);
        const row = applyCorrection(passage, corrected)?.row;
        if (!document || !row) return [];
        documents.set(document.id, document);
        return [{ itemId: passage.documentId, sourceId: document.id, sourceName: document.name, row }];
      });
      return findContradictions(sourced, maxContradictions).map(({ readings, ...contradiction }) => ({
        ...contradiction,
        readings: readings.flatMap(({ itemId, sourceId, value }) => {
          const document = documents.get(sourceId);
          return document ? [{ itemId, document, value }] : [];
        }),
      }));
    },

    async correct(
      installId: string,
      itemId: string,
      request: CorrectUnderstanding['request'],
    ): Promise<UnderstoodItem> {
      const bot = await findBot(installId);
      const passage = await findPassage(bot, itemId);
      const { row, content } = passage;
      if ('cells' in request) {
        const { cells } = request;
        if (row?.cells.length !== cells.length)
          throw new ApiError('VALIDATION', { fields: { cells: 'length' } });
        await write(bot, passage, { hidden: false, cells, content: correctedText(row, content, cells) });
      } else if (row) throw new ApiError('VALIDATION', { fields: { cells: 'required' } });
      else await write(bot, passage, { hidden: false, cells: null, content: request.text });
      return itemOf(bot, passage);
    },

    async hide(installId: string, itemId: string): Promise<UnderstoodItem> {
      const bot = await findBot(installId);
      const passage = await findPassage(bot, itemId);
      await write(bot, passage, { hidden: true, cells: null, content: null });
      return itemOf(bot, passage);
    },

    async undo(installId: string, itemId: string): Promise<UnderstoodItem> {
      const bot = await findBot(installId);
      const passage = await findPassage(bot, itemId);
      await corrections.deleteMany({ where: { chatbot: { id: bot.id }, hash: correctionHash(passage) } });
      return itemOf(bot, passage);
    },
  };
};
