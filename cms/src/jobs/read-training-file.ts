import type { Core } from '@strapi/strapi';
import {
  READ_TRAINING_FILE,
  readTrainingFile,
  type ReadTrainingFilePayload,
} from '../api/chatbot/services/training-files';
import type { JobDefinition } from '../engines/queue/port';

/** Turns an uploaded document into passages. One at a time: reading is CPU work, and visitors come first. */
export const readTrainingFileJob = (strapi: Core.Strapi): JobDefinition<ReadTrainingFilePayload> => ({
  name: READ_TRAINING_FILE,
  concurrency: 1,
  // Reading itself is cut off after 10 s; a crashed server must not keep its files waiting long.
  timeoutMs: 30_000,
  run: (payload, { attempt }) => readTrainingFile(strapi, payload, attempt),
});
