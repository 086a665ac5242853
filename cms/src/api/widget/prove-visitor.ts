import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../../http/api-error';
import { readSettings } from '../../settings';
import { pageOrigin } from './page-origin';
import { isVisitorToken } from './visitor-token';
import { widgetBots, type WidgetBot } from './widget-bots';

export const bearerOf = (ctx: Context): string =>
  /^bearer\s+(\S+)$/i.exec(ctx.get('authorization'))?.[1] ?? '';

/** A conversation is open to whoever holds its token, also after the bot was suspended or from a page that sends no origin. */
export const proveVisitor = async (
  strapi: Core.Strapi,
  ctx: Context,
  { install_id: installId, sessionId }: { install_id: string; sessionId: string },
  token: string,
): Promise<WidgetBot> => {
  const bot = await widgetBots(strapi).find(installId);
  if (!bot || bot.blocks(ctx.ip)) throw new ApiError('NOT_FOUND');
  const { secrets, publicUrl } = readSettings();
  const origins = [pageOrigin(ctx)?.origin, new URL(publicUrl).origin];
  const mine = origins.some(
    (origin) =>
      origin && isVisitorToken(secrets.visitorToken, { installId, sessionId, origin }, token, Date.now()),
  );
  if (!mine) throw new ApiError('VISITOR_TOKEN_INVALID');
  return bot;
};
