import type { Context } from 'koa';
import { ApiError } from '../../http/api-error';
import { toErrorAnswer } from '../../http/error-answer';

/**
 * Answers an error of the widget's protocol. What an unknown, unpublished or suspended bot and a foreign page get looks alike,
 * with `suspended` beside the error: old widgets look for that and then draw nothing.
 */
export const refuse = (ctx: Context, error: unknown): void => {
  if (!(error instanceof ApiError)) throw error;
  const { status, body, headers } = toErrorAnswer(error, String(ctx.state.requestId));
  const hidden = error.code === 'NOT_FOUND' || error.code === 'ORIGIN_NOT_ALLOWED';
  ctx.set(headers);
  ctx.status = status;
  ctx.body = hidden ? { ...body, suspended: true } : body;
};
