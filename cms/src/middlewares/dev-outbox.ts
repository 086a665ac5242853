import type { Core } from '@strapi/strapi';
import { findOutboxMail, listOutbox } from '../api/mail/outbox';
import { ApiError } from '../http/api-error';
import { mailBodyPage, outboxPage } from '../templates/outbox-page';
import type { Next } from '../http/context';

const PAGE = /^\/dev\/outbox(?:\/([a-z0-9]{24})(\/body)?)?\/?$/;
const BODY_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** `/dev/outbox`: reads the mails that a server without SMTP keeps. Not in the chain at all in production. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next: Next) => {
    const match = ctx.method === 'GET' ? PAGE.exec(ctx.path) : null;
    if (!match) return next();
    const [, id, body] = match;
    const mail = id ? await findOutboxMail(strapi, id) : null;
    if (id && !mail) throw new ApiError('NOT_FOUND');
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/html';
    if (mail && body) {
      ctx.set({ 'Content-Security-Policy': BODY_POLICY, 'X-Frame-Options': 'SAMEORIGIN' });
      ctx.body = mailBodyPage(mail);
      return;
    }
    ctx.body = outboxPage(await listOutbox(strapi), mail);
  };
