import type { Core } from '@strapi/strapi';
import { engines } from '../engines';
import { REMOVE_FILE } from '../engines/files';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Removes a private file whose store was away when nothing named it any more; running it twice does no harm. */
export const removeFileJob = (strapi: Core.Strapi): JobDefinition<{ key: string }> => ({
  name: REMOVE_FILE,
  concurrency: 1,
  timeoutMs: timings().jobs.tidyMs,
  run: ({ key }) => engines(strapi).files.removeNow(key),
});
