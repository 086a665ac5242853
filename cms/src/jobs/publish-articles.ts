import type { Core } from '@strapi/strapi';
import { publishDueArticles } from '../api/article/publish-due';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const PUBLISH_ARTICLES = 'publish-articles';

/** Has announced articles published now and every few seconds for as long as the server runs. */
export const scheduleArticles = async (strapi: Core.Strapi): Promise<void> => {
  // The key makes instances that start together do it once.
  const enqueue = () =>
    engines(strapi).queue.enqueue({ name: PUBLISH_ARTICLES, payload: {}, key: PUBLISH_ARTICLES });
  setInterval(() => {
    enqueue().catch((error: unknown) => strapi.log.error(`No article is being published: ${String(error)}`));
  }, timings().schedules.publishArticlesMs).unref();
  await enqueue();
};

/** Publishes and takes back the articles whose moment has come. */
export const publishArticlesJob = (strapi: Core.Strapi): JobDefinition => ({
  name: PUBLISH_ARTICLES,
  concurrency: 1,
  timeoutMs: timings().jobs.publishArticlesMs,
  run: () => publishDueArticles(strapi, new Date()),
});
