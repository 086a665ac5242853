import type { Core } from '@strapi/strapi';
import { publishDueArticles } from '../api/article/publish-due';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const PUBLISH_ARTICLES = 'publish-articles';

/** Publishes and takes back the articles whose moment has come. */
export const publishArticlesJob = (strapi: Core.Strapi): JobDefinition => ({
  name: PUBLISH_ARTICLES,
  concurrency: 1,
  timeoutMs: timings().jobs.publishArticlesMs,
  repeat: { everyMs: timings().schedules.publishArticlesMs, atStart: true },
  run: () => publishDueArticles(strapi, new Date()),
});
