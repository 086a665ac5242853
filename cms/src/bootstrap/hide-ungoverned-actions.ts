import type { Core } from '@strapi/strapi';

/** Where Strapi notes which kinds of route lead to a controller's action; its panel offers what content routes lead to. */
const ROUTE_TYPES = Symbol.for('__type__');
const CONTENT_API = 'content-api';

type Action = (() => unknown) & { [ROUTE_TYPES]?: string[] };
interface Route {
  handler: unknown;
  config?: { auth?: unknown };
}
interface Module {
  routes: Record<string, { routes: Route[] }>;
  controllers: Record<string, Record<string, Action>>;
}

/**
 * Takes actions that no permission governs out of the panel's screens of roles and API tokens: our own routes say themselves who may
 * call them (`auth: false` and `http/route.ts`), and a switch that does nothing lies to whoever turns it.
 */
export const hideUngovernedActions = async (strapi: Core.Strapi): Promise<void> => {
  for (const { routes, controllers } of Object.values(strapi.apis) as unknown as Module[])
    for (const { handler, config } of Object.values(routes).flatMap((router) => router.routes)) {
      if (config?.auth !== false || typeof handler !== 'string') continue;
      const [controller = '', action = ''] = handler.split('.');
      const types = controllers[controller]?.[action]?.[ROUTE_TYPES];
      if (types?.includes(CONTENT_API)) types.splice(types.indexOf(CONTENT_API), 1);
    }
};
