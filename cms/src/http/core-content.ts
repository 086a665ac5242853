import type { Context } from 'koa';

type Filters = Record<string, unknown>;

const limited = () => ({ middlewares: [{ name: 'global::access', config: { access: 'public' as const } }] });

/**
 * The configuration of a core router: Strapi's own permissions say who may call it, for accounts and API tokens alike; ours only
 * counts the calls per address, as on each route of the site. Made anew for every route, because Strapi writes the permission that a
 * route asks for into its configuration: routes that share one ask for the first one's.
 */
export const coreRouterConfig = () => ({
  config: { find: limited(), findOne: limited(), create: limited(), update: limited(), delete: limited() },
});

const isApiToken = (ctx: Context): boolean => {
  const { auth } = ctx.state as { auth?: { strategy?: { name?: string } } };
  return auth?.strategy?.name === 'content-api-token';
};

/**
 * Has a core read answer what readers of the site may see: no drafts, and only what passes `visible`. An administrator gives an API
 * token to an integration that edits, so a token reads everything its permissions name; anybody else may ask for drafts by
 * `status=draft` as soon as a role may `find`, unless this is called first.
 */
export const readAsVisitor = (ctx: Context, visible?: Filters): void => {
  if (isApiToken(ctx)) return;
  const query: Record<string, unknown> = { ...ctx.query, status: 'published' };
  delete query.publicationFilter;
  delete query.hasPublishedVersion;
  if (visible) query.filters = query.filters ? { $and: [query.filters, visible] } : visible;
  ctx.query = query as typeof ctx.query;
};
