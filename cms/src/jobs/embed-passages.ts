import type { Core } from '@strapi/strapi';
import { EMBED_PASSAGES, type EmbedPassagesPayload } from '../api/chatbot/services/passage-vectors';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Computes the embeddings that a bot's material lacks. Nearly all of the time is spent waiting for the server of embeddings. */
export const embedPassagesJob = (strapi: Core.Strapi): JobDefinition<EmbedPassagesPayload> => ({
  name: EMBED_PASSAGES,
  concurrency: 2,
  timeoutMs: timings().jobs.embedPassagesMs,
  run: ({ installId }, { signal }) => engines(strapi).answering.embed(installId, signal),
});
