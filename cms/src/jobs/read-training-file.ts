import type { Core } from '@strapi/strapi';
import {
  READ_TRAINING_FILE,
  readTrainingFile,
  type ReadTrainingFilePayload,
} from '../api/chatbot/services/training-files';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Turns an uploaded document into passages. One at a time: reading is CPU work, and visitors come first. */
export const readTrainingFileJob = (strapi: Core.Strapi): JobDefinition<ReadTrainingFilePayload> => ({
  name: READ_TRAINING_FILE,
  concurrency: 1,
  timeoutMs: timings().jobs.readFileMs,
  run: (payload, { attempt }) => readTrainingFile(strapi, payload, attempt),
});
