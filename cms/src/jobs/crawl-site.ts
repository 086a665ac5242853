import type { Core } from '@strapi/strapi';
import { CRAWL_SITE, crawlSite, type CrawlSitePayload } from '../api/chatbot/services/crawl-site';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Reads the pages of an owner's site. Two owners at once: most of the time is spent waiting for their servers. */
export const crawlSiteJob = (strapi: Core.Strapi): JobDefinition<CrawlSitePayload> => ({
  name: CRAWL_SITE,
  concurrency: 2,
  timeoutMs: timings().jobs.crawlSiteMs,
  run: (payload, context) => crawlSite(strapi, payload, context),
});
