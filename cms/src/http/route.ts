import type { z } from '@strapi/utils';
import type { ErrorCode } from '../contract';

/**
 * How a route of ours is written: everything that a client must know of it. `access` says who may call it, and is the only place that
 * says so, and administrators may do whatever marketing may: Strapi's own permission table governs just the core routers, users-permissions' and the panel's routes. The middleware
 * `global::access` holds a request to it, and `/api/openapi.json` is made of it.
 */
export type Access = 'public' | 'customer' | 'marketing' | 'admin';

/** The schemas of what a request brings. A controller reads what came of them with `inputOf`, and nothing else of the request. */
export interface RouteInput {
  /** The parts of the address, where they are more than names of rows. */
  params?: z.ZodType;
  query?: z.ZodType;
  /** The JSON body, or the fields beside the files where the route takes files. */
  body?: z.ZodType;
}

/**
 * What a route answers: a type of the contract by its name, whose `response` is meant where it has one; files or streams by their
 * media types, beside JSON or alone; or null for an empty 204.
 */
export type RouteAnswer = string | { json?: string; media: string | readonly string[] } | null;

/** What an answer that is no refusal has; 503 is the health check’s, which says the same either way. */
export type AnswerStatus = 200 | 201 | 202 | 204 | 302 | 503;

export interface RouteOptions extends RouteInput {
  access: Access;
  answer: RouteAnswer;
  /** Of the answer, where it is not 200 (or 204, for an empty one). */
  status?: AnswerStatus | readonly AnswerStatus[];
  /** The refusals that are this route's own, beside those that follow from the rest (`http/openapi/route-errors.ts`). */
  errors?: readonly ErrorCode[];
  /** Name of a bucket in `http/rate-limits.ts`. */
  limit?: string;
  /** The largest body, where it is less than the server takes. */
  maxBodyBytes?: number;
  /** Multipart bodies are refused everywhere else. `maxBytes` is per file. */
  upload?: { maxFiles: number; maxBytes: number };
  /** Requires `Idempotency-Key`; a repeated key replays the first answer. */
  idempotent?: boolean;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Strapi's panel is sent every route as JSON: the schemas are nothing for it, and large. */
const withoutSchemas = (options: RouteOptions): RouteOptions =>
  Object.defineProperty({ ...options }, 'toJSON', {
    enumerable: false,
    value: () => ({ access: options.access, limit: options.limit }),
  });

/** One route: `route('GET', '/purchases', 'purchase.list', { access: 'customer', answer: 'ListPurchases' })`. */
export const route = (method: Method, path: string, handler: string, options: RouteOptions) => ({
  method,
  path,
  handler,
  config: {
    auth: false as const,
    policies: [],
    middlewares: [{ name: 'global::access', config: withoutSchemas(options) }],
  },
});
