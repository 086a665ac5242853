import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { completeErrorBody, toErrorAnswer } from '../http/error-answer';
import { loggedPath } from '../http/logged-path';

/**
 * A download that fails on its way breaks off, so that nobody takes what came for the whole: Koa leaves the connection open for ever
 * once the headers are out.
 */
const breakOffWhenFailing = (body: unknown, response: ServerResponse): void => {
  if (!(body instanceof Readable)) return;
  body.once('error', () => {
    if (response.headersSent && !response.writableEnded) response.destroy();
  });
};

/** RFC 9457. Strapi's panel reads plain JSON. */
const PROBLEM = 'application/problem+json';

const isPanel = (path: string): boolean => path !== '/api' && !path.startsWith('/api/');

/**
 * The one place where errors become answers. It stands inside `strapi::errors`, which Strapi demands in the list
 * and which therefore never has anything left to do.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const requestId = ctx.state.requestId as string;
    try {
      await next();
    } catch (error) {
      const answer = toErrorAnswer(error, requestId, { panel: isPanel(ctx.path) });
      if (answer.unexpected) {
        const stack = error instanceof Error ? error.stack : String(error);
        strapi.log.error(`${requestId} ${ctx.method} ${loggedPath(ctx)}: ${stack}`);
      }
      ctx.set(answer.headers);
      ctx.status = answer.status;
      ctx.body = answer.body;
      if (!isPanel(ctx.path)) ctx.type = PROBLEM;
      return;
    }
    breakOffWhenFailing(ctx.body, ctx.res);
    // The router's 404 and 405, and refusals written without throwing, get the same shape.
    const { status } = ctx;
    const body: unknown = ctx.body;
    if (status < 400 || ctx.method === 'HEAD') return;
    const refusal = typeof body === 'object' && body !== null && 'error' in body && 'data' in body;
    if (refusal || body === undefined || body === null) {
      ctx.body = completeErrorBody(body, status, requestId);
      // Setting a body would have turned an implicit 404 into 200.
      ctx.status = status;
      if (!isPanel(ctx.path)) ctx.type = PROBLEM;
    }
  };
