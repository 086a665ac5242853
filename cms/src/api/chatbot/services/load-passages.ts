import type { Core } from '@strapi/strapi';
import type { Passage } from '../../../engines/ai/port';

interface PassageRow {
  documentId: string;
  sourceTitle: string | null;
  page: number | null;
  heading: string | null;
  question: string | null;
  content: string;
  trainingFile: { documentId: string } | null;
}

/** Everything one bot knows, in stable order. `installId` is the bot's name for the engines. */
export const loadPassages = async (strapi: Core.Strapi, installId: string): Promise<Passage[]> => {
  const rows = (await strapi.db.query('api::chatbot.passage').findMany({
    where: { chatbot: { installId } },
    populate: { trainingFile: { select: ['documentId'] } },
    orderBy: [{ trainingFile: { id: 'asc' } }, { position: 'asc' }, { id: 'asc' }],
  })) as PassageRow[];
  return rows.map((row) => ({
    id: row.documentId,
    sourceId: row.trainingFile?.documentId ?? '',
    sourceTitle: row.sourceTitle ?? '',
    page: row.page,
    heading: row.heading ?? '',
    text: row.content,
    question: row.question,
  }));
};
