import type { Core } from '@strapi/strapi';
import type { z } from '@strapi/utils';
import type { RouteOptions } from './route';

/** The schemas that Strapi's core routers give their routes. */
export interface CoreSchemas {
  request?: { query?: Record<string, z.ZodType>; body?: Record<string, z.ZodType> };
  response?: z.ZodType;
}

/** A route below `/api`, whoever declared it. */
export interface DeclaredRoute extends CoreSchemas {
  method: string;
  /** Below `/api`, as it was written: `/chatbots/:id`. */
  path: string;
  handler: string;
  /** `booking`, `upload`: the folder of ours or the plugin of Strapi's. */
  owner: string;
  /** What `route()` was given; null for Strapi's own routes. */
  options: RouteOptions | null;
}

interface WrittenRoute extends CoreSchemas {
  method: string;
  path: string;
  handler: unknown;
  config?: { auth?: unknown; middlewares?: unknown[]; prefix?: string };
}
interface Router {
  type?: string;
  prefix?: string;
  routes: WrittenRoute[];
}
interface Module {
  routes?: Record<string, Router>;
}

/** Our own routes need none of Strapi's permissions; its core routers do, whatever else stands before them. */
const optionsOf = ({ config }: WrittenRoute): RouteOptions | null => {
  if (config?.auth !== false) return null;
  for (const middleware of config.middlewares ?? []) {
    const { name, config: options } = middleware as { name?: string; config?: RouteOptions };
    if (name === 'global::access' && options) return options;
  }
  return null;
};

const routesOf = ([owner, { routes = {} }]: [string, Module]): DeclaredRoute[] =>
  Object.values(routes)
    .filter(({ type }) => type === 'content-api')
    .flatMap((router) =>
      router.routes.map((written) => ({
        method: written.method,
        path: `${written.config?.prefix ?? router.prefix ?? ''}${written.path}`.replace(/(.)\/$/, '$1'),
        handler: typeof written.handler === 'string' ? written.handler : '',
        owner,
        options: optionsOf(written),
        request: written.request,
        response: written.response,
      })),
    );

/** Every route below `/api`: ours, the core routers' and what plugins offer there. To be asked for once the server has registered them. */
export const declaredRoutes = (strapi: Core.Strapi): DeclaredRoute[] =>
  [strapi.apis, strapi.plugins].flatMap((modules) =>
    Object.entries(modules as unknown as Record<string, Module>).flatMap(routesOf),
  );
