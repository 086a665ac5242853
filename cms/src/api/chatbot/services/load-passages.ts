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

/**
 * Changes with every change of a bot's passages, so that each server notices what another one did. Passages are written and deleted,
 * never edited: their number and the newest of them tell.
 */
export const materialVersion = async (strapi: Core.Strapi, installId: string): Promise<string> => {
  const row = (await strapi.db
    .connection('passages')
    .join('chatbots', 'chatbots.id', 'passages.chatbot_id')
    .where('chatbots.install_id', installId)
    .count({ count: 'passages.id' })
    .max({ newest: 'passages.id' })
    .first()) as { count: number | string; newest: number | string | null } | undefined;
  return `${row?.count ?? 0}/${row?.newest ?? 0}`;
};
