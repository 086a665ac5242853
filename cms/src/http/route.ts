/**
 * How a route of ours is written. `access` says who may call it, and is the only place that says so:
 * Strapi's own permission table governs just users-permissions' and the panel's routes.
 */
export type Access = 'public' | 'customer' | 'admin';

export interface RouteOptions {
  access: Access;
  /** Name of a bucket in `http/rate-limits.ts`. */
  limit?: string;
  /** Multipart bodies are refused everywhere else. `maxBytes` is per file. */
  upload?: { maxFiles: number; maxBytes: number };
  /** Requires `Idempotency-Key`; a repeated key replays the first answer. */
  idempotent?: boolean;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One route: `route('GET', '/purchases', 'purchase.list', { access: 'customer' })`. */
export const route = (method: Method, path: string, handler: string, options: RouteOptions) => ({
  method,
  path,
  handler,
  config: {
    auth: false as const,
    policies: [],
    middlewares: [{ name: 'global::access', config: { ...options } }],
  },
});
