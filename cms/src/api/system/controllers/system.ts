import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { DiscardFailedJob, GetSystemStatus, RetryFailedJobs } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { discardFailedJob, retryFailedJobs } from '../failed-jobs';
import { systemStatus } from '../system-status';
import { retryKindRequest } from './validation/system';

const auditContext = (ctx: Context) => ({ actor: callerOf(ctx), requestId: String(ctx.state.requestId) });

/** What administrators see of the server, and do about jobs that were given up. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async get(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await systemStatus(strapi) } satisfies GetSystemStatus['response'];
  },

  async retryJob(ctx: Context) {
    const filter = { id: String(ctx.params.id) };
    const retried = await retryFailedJobs(strapi, filter, auditContext(ctx));
    ctx.body = { data: { retried } } satisfies RetryFailedJobs['response'];
  },

  async retryKind(ctx: Context) {
    const { kind } = inputOf(ctx, retryKindRequest);
    const retried = await retryFailedJobs(strapi, { name: kind }, auditContext(ctx));
    ctx.body = { data: { retried } } satisfies RetryFailedJobs['response'];
  },

  async discardJob(ctx: Context) {
    const isDiscarded = await discardFailedJob(strapi, String(ctx.params.id), auditContext(ctx));
    ctx.body = { data: { discarded: Number(isDiscarded) } } satisfies DiscardFailedJob['response'];
  },
});
