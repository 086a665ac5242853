import type { Core } from '@strapi/strapi';
import {
  planRegression,
  RUN_REGRESSION,
  runRegression,
  type RunRegressionPayload,
} from '../api/chatbot/services/regression';
import type { LiveEvent } from '../contract';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Asks a bot its owner's questions. One bot at a time: visitors come first. */
export const runRegressionJob = (strapi: Core.Strapi): JobDefinition<RunRegressionPayload> => ({
  name: RUN_REGRESSION,
  concurrency: 1,
  timeoutMs: timings().jobs.runRegressionMs,
  run: (payload, { signal }) => runRegression(strapi, payload, signal),
});

/** The bot that may answer otherwise after what happened; null when none does. */
const botChangedBy = (event: LiveEvent): string | null => {
  if (event.topic === 'chatbot') return event.chatbotId;
  if (event.topic === 'training-file' && event.file.status === 'ready') return event.chatbotId;
  if (event.topic === 'site-crawl' && event.crawl.status !== 'running') return event.chatbotId;
  return null;
};

/** Has each change of a bot's training followed by a run, for as long as the server runs. */
export const runAfterTraining = (strapi: Core.Strapi): void => {
  engines(strapi).live.observe(({ event }) => {
    const installId = botChangedBy(event);
    if (installId === null) return;
    planRegression(strapi, installId).catch((error: unknown) =>
      strapi.log.error(`The questions of a bot are not being asked again: ${String(error)}`),
    );
  });
};
