import type { Core } from '@strapi/strapi';
import { ANNOUNCE_PROJECT, sendAnnouncement, type AnnouncePayload } from '../api/project/announce-project';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Tells the operator's automation of a new project; the queue tries again what nobody took, and keeps what nobody ever did. */
export const announceProjectJob = (strapi: Core.Strapi): JobDefinition<AnnouncePayload> => ({
  name: ANNOUNCE_PROJECT,
  concurrency: 2,
  timeoutMs: timings().jobs.announceProjectMs,
  run: (payload, { signal }) => sendAnnouncement(strapi, payload, signal),
});
