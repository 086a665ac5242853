import type { Context } from 'koa';

const LONGEST = 300;

/**
 * What a log says of an address: of the API the route's pattern, because ids of sessions and visitors stand in addresses; of
 * everything else the path without its query.
 */
export const loggedPath = (ctx: Context): string => {
  const { _matchedRoute: route } = ctx as { _matchedRoute?: unknown };
  const isPattern = typeof route === 'string' && route.startsWith('/api/');
  return (isPattern ? route : ctx.path).slice(0, LONGEST);
};
