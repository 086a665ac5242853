import type { z } from '@strapi/utils';
import type { Context } from 'koa';
import { ApiError } from './api-error';
import type { RouteInput, RouteOptions } from './route';

type Read = Map<z.ZodType, unknown>;

const bodyBytes = (ctx: Context): number => {
  const { body, rawBody } = ctx.request as { body?: unknown; rawBody?: string };
  return ctx.request.length ?? Buffer.byteLength(rawBody ?? JSON.stringify(body ?? null));
};

/** Reads a request by its route's schemas; what does not fit is refused before the controller. */
export const readInput = (
  ctx: Context,
  { params, query, body, maxBodyBytes }: RouteInput & Pick<RouteOptions, 'maxBodyBytes'>,
): void => {
  const read: Read = new Map();
  if (params) {
    const parts = params.safeParse(ctx.params);
    // An address with parts that cannot be is one that is not there.
    if (!parts.success) throw new ApiError('NOT_FOUND');
    read.set(params, parts.data);
  }
  if (query) read.set(query, query.parse(ctx.query));
  if (body) read.set(body, body.parse((ctx.request as { body?: unknown }).body));
  if (maxBodyBytes !== undefined && bodyBytes(ctx) > maxBodyBytes)
    throw new ApiError('PAYLOAD_TOO_LARGE', { maxBytes: maxBodyBytes });
  ctx.state.input = read;
};

/** What a request brought, as one of its route's schemas read it. */
export const inputOf = <Schema extends z.ZodType>(ctx: Context, schema: Schema): z.output<Schema> => {
  const read = ctx.state.input as Read | undefined;
  if (!read?.has(schema))
    throw new Error(`The route of ${ctx.method} ${ctx.path} does not declare what its controller reads`);
  return read.get(schema) as z.output<Schema>;
};
