import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callerOf, type Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';

/** Who does something for the business, in which request. */
export interface AuditContext {
  actor: Caller;
  requestId: string;
}

export const auditContextOf = (ctx: Context): AuditContext => ({
  actor: callerOf(ctx),
  requestId: String(ctx.state.requestId),
});

interface Change {
  action: string;
  subject: { type: 'booking' | 'slot' | 'holiday' | 'booking-week' | 'consultant'; id: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Notes it in the audit trail, inside the running transaction. */
export const record = (
  strapi: Core.Strapi,
  context: AuditContext,
  { before = {}, after = {}, ...change }: Change,
): Promise<void> => recordAudit(strapi, { ...context, ...change, before, after });
