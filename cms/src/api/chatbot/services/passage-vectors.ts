import { newRow } from '../../../database/new-row';
import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import type { TextVector, VectorStore } from '../../../engines/ai/port';

export const EMBED_PASSAGES = 'embed-passages';
export interface EmbedPassagesPayload {
  installId: string;
}

const TABLE = 'passage_vectors';
const CHUNK = 100;

const toText = (vector: Float32Array): string =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');
const toVector = (text: string): Float32Array => {
  const bytes = Buffer.from(text, 'base64');
  // A copy of its own: Node's buffers share memory that need not begin where numbers may.
  return new Float32Array(new Uint8Array(bytes).buffer);
};

const chunksOf = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, at) =>
    items.slice(at * CHUNK, (at + 1) * CHUNK),
  );

/** The embeddings of passages, kept by the text they are of: a file that is read again costs nothing again. */
export const passageVectors = (strapi: Core.Strapi): VectorStore => {
  const knex = strapi.db.connection;
  const idOf = async (botId: string): Promise<number | null> => {
    const bot: { id: number } | undefined = await knex('chatbots').where({ install_id: botId }).first('id');
    return bot?.id ?? null;
  };

  return {
    async load(botId, space) {
      const rows: { hash: string; vector: string }[] = await knex(TABLE)
        .where({ chatbot_id: await idOf(botId), space })
        .select('hash', 'vector');
      return rows.map(({ hash, vector }): TextVector => ({ hash, vector: toVector(vector) }));
    },

    async keep(botId, space, vectors) {
      const chatbotId = await idOf(botId);
      if (chatbotId === null) return;
      const now = new Date();
      for (const chunk of chunksOf(vectors))
        await knex(TABLE)
          .insert(
            chunk.map(({ hash, vector }) =>
              newRow('api::chatbot.passage-vector', { chatbotId, space, hash, vector: toText(vector) }, now),
            ),
          )
          .onConflict(['chatbot_id', 'space', 'hash'])
          .merge(['vector', 'updated_at']);
    },

    async prune(botId, space, hashes) {
      const rows: { id: number; space: string; hash: string }[] = await knex(TABLE)
        .where({ chatbot_id: await idOf(botId) })
        .select('id', 'space', 'hash');
      const old = rows.filter((row) => row.space !== space || !hashes.has(row.hash)).map(({ id }) => id);
      for (const chunk of chunksOf(old)) await knex(TABLE).whereIn('id', chunk).delete();
    },

    schedule: (botId) =>
      engines(strapi).queue.enqueue({
        name: EMBED_PASSAGES,
        payload: { installId: botId } satisfies EmbedPassagesPayload,
        key: `${EMBED_PASSAGES}:${botId}`,
        tenant: botId,
      }),
  };
};
