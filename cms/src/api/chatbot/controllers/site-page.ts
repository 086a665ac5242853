import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ListSitePages, StartSiteCrawl } from '../../../contract';
import { callerOf } from '../../../http/context';
import { sitePages } from '../services/site-pages';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = (await sitePages(strapi, callerOf(ctx)).list(idOf(ctx))) satisfies ListSitePages['response'];
  },

  async crawl(ctx: Context) {
    const data = await sitePages(strapi, callerOf(ctx)).startCrawl(idOf(ctx));
    ctx.status = 202;
    ctx.body = { data } satisfies StartSiteCrawl['response'];
  },

  async stopCrawl(ctx: Context) {
    await sitePages(strapi, callerOf(ctx)).stopCrawl(idOf(ctx));
    ctx.status = 204;
  },

  async remove(ctx: Context) {
    await sitePages(strapi, callerOf(ctx)).remove(idOf(ctx), String(ctx.params.pageId));
    ctx.status = 204;
  },

  async clear(ctx: Context) {
    await sitePages(strapi, callerOf(ctx)).clear(idOf(ctx));
    ctx.status = 204;
  },
});
