import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import type { FailedJobFilter } from '../../engines/queue/port';
import type { Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';

interface AuditContext {
  actor: Caller;
  requestId: string;
}

/** Has jobs done again that were given up: one, or all of a kind. Answers how many; each is noted with who did it. */
export const retryFailedJobs = (
  strapi: Core.Strapi,
  filter: FailedJobFilter,
  context: AuditContext,
): Promise<number> =>
  strapi.db.transaction(async () => {
    const jobs = await engines(strapi).queue.retryFailed(filter);
    const [first] = jobs;
    if (!first) return 0;
    await recordAudit(strapi, {
      ...context,
      action: 'job.retry',
      subject: { type: 'job', id: 'id' in filter ? filter.id : filter.name },
      before: { kind: first.name, state: 'failed' },
      after: { state: 'waiting', count: jobs.length },
    });
    return jobs.length;
  });

/** Forgets a job that was given up. Answers whether it was still there. */
export const discardFailedJob = (strapi: Core.Strapi, id: string, context: AuditContext): Promise<boolean> =>
  strapi.db.transaction(async () => {
    const job = await engines(strapi).queue.discardFailed(id);
    if (!job) return false;
    await recordAudit(strapi, {
      ...context,
      action: 'job.discard',
      subject: { type: 'job', id },
      before: { kind: job.name, state: 'failed' },
      after: {},
    });
    return true;
  });
