import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ListSitePages, SiteCrawl } from '../../../contract';
import { siteStart } from '../../../domain/site-crawl/page-address';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { CHATBOT, SITE_PAGE, type ChatbotRow } from '../chatbot-row';
import { toSiteCrawl, toSitePage } from '../site-page-row';
import type { CrawlRecord } from '../stored-values';
import { findOwnChatbot } from './chatbots';
import { CRAWL_ATTEMPTS, CRAWL_SITE, type CrawlSitePayload } from './crawl-site';
import { timings } from '../../../settings/timings';

type Bot = ChatbotRow & { crawl: CrawlRecord | null };

const isRunning = (crawl: CrawlRecord | null): boolean =>
  crawl?.status === 'running' && Date.now() - crawl.heartbeatAt < timings().jobs.crawlSilentMs;

/** What an owner does with the pages that a bot has learnt of the owner's site. */
export const sitePages = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(SITE_PAGE);
  const findBot = async (installId: string) => (await findOwnChatbot(strapi, installId, caller)) as Bot;
  /** The bot's row, held until the transaction ends. */
  const lock = async (trx: Core.Strapi['db']['connection'], { id }: Bot): Promise<Bot> => {
    await trx('chatbots')
      .where({ id })
      .update({ version: trx.ref('version') });
    return (await strapi.db.query(CHATBOT).findOne({ where: { id } })) as Bot;
  };
  const announce = (installId: string, crawl: SiteCrawl) => {
    const { answering, live } = engines(strapi);
    answering.invalidate(installId);
    live.publish({ owner: caller.id, event: { topic: 'site-crawl', chatbotId: installId, crawl } });
  };

  return {
    async list(installId: string): Promise<ListSitePages['response']> {
      const bot = await findBot(installId);
      const rows = await query.findMany({
        where: { chatbot: { id: bot.id } },
        orderBy: { id: 'asc' },
      });
      return { data: rows.map(toSitePage), meta: { crawl: toSiteCrawl(bot.crawl) } };
    },

    /** Begins to read the site: the job exists exactly when the record says that one runs. */
    async startCrawl(installId: string): Promise<SiteCrawl> {
      const bot = await findBot(installId);
      const url = siteStart(bot.siteUrl ?? '');
      if (!url) throw new ApiError('VALIDATION', { fields: { siteUrl: 'required' } });
      const crawl: CrawlRecord = {
        id: randomUUID(),
        url,
        status: 'running',
        startedAt: new Date().toISOString(),
        finishedAt: null,
        found: 0,
        read: 0,
        failure: null,
        site: null,
        begun: false,
        heartbeatAt: Date.now(),
      };
      await strapi.db.transaction(async ({ trx }) => {
        const current = await lock(trx, bot);
        if (isRunning(current.crawl)) throw new ApiError('CONFLICT');
        await trx('chatbots')
          .where({ id: bot.id })
          .update({ crawl: JSON.stringify(crawl) });
        await engines(strapi).queue.enqueue({
          name: CRAWL_SITE,
          key: crawl.id,
          payload: { installId, crawlId: crawl.id, turn: 0 } satisfies CrawlSitePayload,
          maxAttempts: CRAWL_ATTEMPTS,
          tenant: String(caller.id),
        });
      });
      announce(installId, toSiteCrawl(crawl));
      return toSiteCrawl(crawl);
    },

    /** Stops the reading; what has been read, now or earlier, stays. A reading under another name is no longer its job's. */
    async stopCrawl(installId: string): Promise<void> {
      const bot = await findBot(installId);
      const stopped = await strapi.db.transaction(async ({ trx }) => {
        const { crawl } = await lock(trx, bot);
        if (crawl?.status !== 'running') return null;
        const mine = () => trx('site_pages').where({ chatbot_id: bot.id });
        await mine().whereIn('state', ['queued', 'reading']).delete();
        await mine().update({ pending: false });
        const ended: CrawlRecord = {
          ...crawl,
          id: randomUUID(),
          status: 'done',
          finishedAt: new Date().toISOString(),
        };
        await trx('chatbots')
          .where({ id: bot.id })
          .update({ crawl: JSON.stringify(ended) });
        return ended;
      });
      if (stopped) announce(installId, toSiteCrawl(stopped));
    },

    async remove(installId: string, pageId: string): Promise<void> {
      const bot = await findBot(installId);
      await strapi.db.transaction(async ({ trx }) => {
        await lock(trx, bot);
        const row = await query.findOne({
          where: { documentId: pageId, chatbot: { id: bot.id } },
        });
        if (!row) throw new ApiError('NOT_FOUND');
        await trx('passages').where({ site_page_id: row.id }).delete();
        await trx('site_pages').where({ id: row.id }).delete();
      });
      announce(installId, toSiteCrawl((await findBot(installId)).crawl));
    },

    /** Forgets the whole site, and stops the reading of it. */
    async clear(installId: string): Promise<void> {
      const bot = await findBot(installId);
      await strapi.db.transaction(async ({ trx }) => {
        await lock(trx, bot);
        const pages = trx('site_pages').select('id').where({ chatbot_id: bot.id });
        await trx('passages').whereIn('site_page_id', pages).delete();
        await trx('site_pages').where({ chatbot_id: bot.id }).delete();
        await trx('chatbots').where({ id: bot.id }).update({ crawl: null });
      });
      announce(installId, toSiteCrawl(null));
    },
  };
};
