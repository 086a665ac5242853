import type { Context } from 'koa';
import { originOf, type PageOrigin } from '../../domain/chatbot/allowed-domains';

/**
 * The origin of the page that speaks. A browser says it itself and a page cannot forge it; what a client writes into the request
 * counts only where no browser speaks.
 */
export const pageOrigin = (ctx: Pick<Context, 'get'>, written?: string): PageOrigin | null => {
  const header = ctx.get('origin');
  if (header) return originOf(header);
  return originOf(written || ctx.get('referer'));
};
