import type { Context } from 'koa';
import { ApiError } from '../../http/api-error';
import { readSettings } from '../../settings';

/** A cookie that only the sign-in's own routes below `path` see, and no script; null takes it away. */
export const setAuthCookie = (
  ctx: Context,
  name: string,
  value: string | null,
  { maxAge, path = '/api/auth' }: { maxAge: number; path?: string },
): void => {
  const { secureCookies } = readSettings();
  // Behind a proxy that ends TLS the request looks plain; the public address is what the browser sees.
  Object.assign(ctx.cookies, { secure: secureCookies });
  ctx.cookies.set(name, value, {
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
    path,
    maxAge: value ? maxAge : undefined,
    overwrite: true,
    signed: false,
  });
};

export const readAuthCookie = (ctx: Context, name: string): string | undefined =>
  ctx.cookies.get(name, { signed: false });

/** Only the site's own pages may use these cookies. Every browser sends Origin on a POST. */
export const assertSameOrigin = (ctx: Context): void => {
  const origin = ctx.get('origin');
  if (origin && origin !== new URL(readSettings().publicUrl).origin) throw new ApiError('ORIGIN_NOT_ALLOWED');
};
