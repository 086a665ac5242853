import type { Core } from '@strapi/strapi';
import { CRAWL_SITE, crawlSite, type CrawlSitePayload } from '../api/chatbot/services/crawl-site';
import type { JobDefinition } from '../engines/queue/port';

/** Reads the pages of an owner's site. Two owners at once: most of the time is spent waiting for their servers. */
export const crawlSiteJob = (strapi: Core.Strapi): JobDefinition<CrawlSitePayload> => ({
  name: CRAWL_SITE,
  concurrency: 2,
  // A turn takes less than half of it, unless the site is slow to show its map.
  timeoutMs: 90_000,
  run: (payload, context) => crawlSite(strapi, payload, context),
});
