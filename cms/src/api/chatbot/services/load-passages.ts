import type { Core } from '@strapi/strapi';
import type { Passage } from '../../../engines/ai/port';
import { CURATED_ANSWER, PASSAGE } from '../chatbot-row';
import { applyCorrection, loadCorrections, PASSAGE_SOURCES } from '../passage-corrections';

/**
 * Everything one bot knows, in stable order: the owner's own answers, then files, then pages of the site, as the owner corrected them. `installId` is the bot's name
 * for the engines.
 */
export const loadPassages = async (strapi: Core.Strapi, installId: string): Promise<Passage[]> => {
  const where = { chatbot: { installId } };
  const [curated, rows, corrections] = await Promise.all([
    strapi.db.query(CURATED_ANSWER).findMany({ where, orderBy: { id: 'asc' } }),
    strapi.db.query(PASSAGE).findMany({
      where,
      populate: PASSAGE_SOURCES,
      orderBy: [
        { trainingFile: { id: 'asc' } },
        { sitePage: { id: 'asc' } },
        { position: 'asc' },
        { id: 'asc' },
      ],
    }),
    loadCorrections(strapi, { installId }),
  ]);
  const shown = rows.flatMap((row) => applyCorrection(row, corrections) ?? []);
  return [
    ...curated.map(({ documentId, question, answer }) => ({
      id: documentId,
      sourceId: documentId,
      // An answer written for the question has no document to point at.
      sourceTitle: '',
      page: null,
      heading: '',
      text: answer,
      question,
    })),
    ...shown.map((row) => ({
      id: row.documentId,
      sourceId: row.trainingFile?.documentId ?? row.sitePage?.documentId ?? '',
      sourceTitle: row.sourceTitle ?? '',
      page: row.page,
      heading: row.heading ?? '',
      text: row.content,
      question: row.question,
      row: row.row,
    })),
  ];
};

interface Extent {
  count: number | string;
  newest: number | string | null;
  edited?: number | string | Date | null;
}

/**
 * Changes with every change of what a bot knows, so that each server notices what another one did. Passages are written and deleted,
 * never edited: their number and the newest of them tell. The owner's own answers and corrections are edited too, and say when.
 */
export const materialVersion = async (strapi: Core.Strapi, installId: string): Promise<string> => {
  const of = (table: 'passages' | 'curated_answers' | 'passage_corrections') =>
    strapi.db
      .connection(table)
      .join('chatbots', 'chatbots.id', `${table}.chatbot_id`)
      .where('chatbots.install_id', installId)
      .count({ count: `${table}.id` })
      .max({ newest: `${table}.id` });
  const extents = (await Promise.all([
    of('passages').first(),
    of('curated_answers').max({ edited: 'curated_answers.updated_at' }).first(),
    of('passage_corrections').max({ edited: 'passage_corrections.updated_at' }).first(),
  ])) as (Extent | undefined)[];
  return extents
    .map((extent) =>
      [extent?.count ?? 0, extent?.newest ?? 0, extent?.edited ? new Date(extent.edited).getTime() : 0].join(
        '-',
      ),
    )
    .join('/');
};
