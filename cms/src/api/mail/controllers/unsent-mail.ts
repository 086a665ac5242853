import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ListUnsentMails, RetryMail } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { listUnsentMails, retryMail } from '../unsent-mails';
import { listUnsentMailsQuery } from './validation/unsent-mail';

/** What administrators see and do about mails that have not left. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = inputOf(ctx, listUnsentMailsQuery);
    ctx.body = (await listUnsentMails(strapi, query)) satisfies ListUnsentMails['response'];
  },

  async retry(ctx: Context) {
    const context = { actor: callerOf(ctx), requestId: String(ctx.state.requestId) };
    const data = await retryMail(strapi, String(ctx.params.id), context);
    ctx.body = { data } satisfies RetryMail['response'];
  },
});
