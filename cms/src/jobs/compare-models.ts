import type { Core } from '@strapi/strapi';
import {
  COMPARE_MODELS,
  compareModels,
  type CompareModelsPayload,
} from '../api/chatbot/services/run-comparison';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Asks a bot's questions of the engine and of a model. One bot at a time: visitors come first. */
export const compareModelsJob = (strapi: Core.Strapi): JobDefinition<CompareModelsPayload> => ({
  name: COMPARE_MODELS,
  concurrency: 1,
  timeoutMs: timings().jobs.compareModelsMs,
  run: (payload, { signal }) => compareModels(strapi, payload, signal),
});
