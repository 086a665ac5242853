import type { Context } from 'koa';
import type { Next } from './context';

type Filters = Record<string, unknown>;

const limit = { name: 'global::access', config: { access: 'public' as const } };

const isApiToken = (ctx: Context): boolean => {
  const { auth } = ctx.state as { auth?: { strategy?: { name?: string } } };
  return auth?.strategy?.name === 'content-api-token';
};

/**
 * Has a core read answer what readers of the site may see: no drafts, and only what passes `visible`. An administrator gives an API
 * token to an integration that edits, so a token reads everything its permissions name; anybody else could ask for drafts by
 * `status=draft` as soon as a role may `find`.
 */
const readAsVisitor =
  (visible?: () => Filters) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (!isApiToken(ctx)) {
      const query: Record<string, unknown> = { ...ctx.query, status: 'published' };
      delete query.publicationFilter;
      delete query.hasPublishedVersion;
      if (visible) query.filters = query.filters ? { $and: [query.filters, visible()] } : visible();
      ctx.query = query as typeof ctx.query;
    }
    await next();
  };

/**
 * The configuration of a core router: Strapi's own permissions say who may call it, for accounts and API tokens alike; ours counts
 * the calls per address, as on each route of the site, and keeps visitors to what is `visible`. Made anew for every route, because
 * Strapi writes the permission that a route asks for into its configuration: routes that share one ask for the first one's.
 */
export const coreRouterConfig = ({ visible }: { visible?: () => Filters } = {}) => {
  const read = () => ({ middlewares: [limit, readAsVisitor(visible)] });
  const write = () => ({ middlewares: [limit] });
  return { config: { find: read(), findOne: read(), create: write(), update: write(), delete: write() } };
};
