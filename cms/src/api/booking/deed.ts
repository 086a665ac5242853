import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callerOf, type Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';

/** Who does something for the business, in which request. */
export interface Deed {
  actor: Caller;
  requestId: string;
}

export const deedOf = (ctx: Context): Deed => ({
  actor: callerOf(ctx),
  requestId: String(ctx.state.requestId),
});

interface Change {
  action: string;
  subject: { type: 'booking' | 'slot' | 'holiday' | 'booking-week'; id: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Notes it in the audit trail, inside the running transaction. */
export const record = (
  strapi: Core.Strapi,
  deed: Deed,
  { before = {}, after = {}, ...change }: Change,
): Promise<void> => recordAudit(strapi, { ...deed, ...change, before, after });
