import type { Core } from '@strapi/strapi';
import { READ_SOCIAL_FILE, readSocialFile, type ReadSocialFilePayload } from '../api/social/services/files';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Reads a file that the writer of posts draws upon. One at a time: reading is CPU work, and visitors come first. */
export const readSocialFileJob = (strapi: Core.Strapi): JobDefinition<ReadSocialFilePayload> => ({
  name: READ_SOCIAL_FILE,
  concurrency: 1,
  timeoutMs: timings().jobs.readFileMs,
  run: (payload, { attempt }) => readSocialFile(strapi, payload, attempt),
});
