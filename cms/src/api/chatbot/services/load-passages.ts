import type { Core } from '@strapi/strapi';
import type { Passage } from '../../../engines/ai/port';
import { CURATED_ANSWER, PASSAGE } from '../chatbot-row';

interface PassageRow {
  documentId: string;
  sourceTitle: string | null;
  page: number | null;
  heading: string | null;
  question: string | null;
  content: string;
  trainingFile: { documentId: string } | null;
  sitePage: { documentId: string } | null;
}
interface CuratedRow {
  documentId: string;
  question: string;
  answer: string;
}

/**
 * Everything one bot knows, in stable order: the owner's own answers, then files, then pages of the site. `installId` is the bot's name
 * for the engines.
 */
export const loadPassages = async (strapi: Core.Strapi, installId: string): Promise<Passage[]> => {
  const where = { chatbot: { installId } };
  const [curated, rows] = (await Promise.all([
    strapi.db.query(CURATED_ANSWER).findMany({ where, orderBy: { id: 'asc' } }),
    strapi.db.query(PASSAGE).findMany({
      where,
      populate: { trainingFile: { select: ['documentId'] }, sitePage: { select: ['documentId'] } },
      orderBy: [
        { trainingFile: { id: 'asc' } },
        { sitePage: { id: 'asc' } },
        { position: 'asc' },
        { id: 'asc' },
      ],
    }),
  ])) as [CuratedRow[], PassageRow[]];
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
    ...rows.map((row) => ({
      id: row.documentId,
      sourceId: row.trainingFile?.documentId ?? row.sitePage?.documentId ?? '',
      sourceTitle: row.sourceTitle ?? '',
      page: row.page,
      heading: row.heading ?? '',
      text: row.content,
      question: row.question,
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
 * never edited: their number and the newest of them tell. The owner's own answers are edited too, and say when.
 */
export const materialVersion = async (strapi: Core.Strapi, installId: string): Promise<string> => {
  const of = (table: 'passages' | 'curated_answers') =>
    strapi.db
      .connection(table)
      .join('chatbots', 'chatbots.id', `${table}.chatbot_id`)
      .where('chatbots.install_id', installId)
      .count({ count: `${table}.id` })
      .max({ newest: `${table}.id` });
  const [passages, answers] = (await Promise.all([
    of('passages').first(),
    of('curated_answers').max({ edited: 'curated_answers.updated_at' }).first(),
  ])) as (Extent | undefined)[];
  return [
    passages?.count ?? 0,
    passages?.newest ?? 0,
    answers?.count ?? 0,
    answers?.newest ?? 0,
    answers?.edited ? new Date(answers.edited).getTime() : 0,
  ].join('/');
};
