import type { Core } from '@strapi/strapi';
import { z } from '@strapi/utils';
import type { Context } from 'koa';
import { MAIL_STATES, type ListUnsentMails, type RetryMail } from '../../../contract';
import { callerOf } from '../../../http/context';
import { listUnsentMails, retryMail } from '../unsent-mails';

const listQuery = z.object({
  state: z.enum(['all', ...MAIL_STATES]).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

/** What administrators see and do about mails that have not left. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = listQuery.parse(ctx.query);
    ctx.body = (await listUnsentMails(strapi, query)) satisfies ListUnsentMails['response'];
  },

  async retry(ctx: Context) {
    const context = { actor: callerOf(ctx), requestId: String(ctx.state.requestId) };
    const data = await retryMail(strapi, String(ctx.params.id), context);
    ctx.body = { data } satisfies RetryMail['response'];
  },
});
