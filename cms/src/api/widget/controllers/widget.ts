import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { WidgetChatReply, WidgetHistoryReply } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { consume } from '../../../http/rate-limits';
import { readSettings } from '../../../settings';
import { toInstant } from '../../chatbot/to-chatbot';
import { pageOrigin } from '../page-origin';
import { refuse } from '../refusal';
import { askForPerson } from '../services/handover';
import { nameMessage, visitorChat } from '../services/visitor-chat';
import { isPreviewToken, isVisitorToken, newSessionId, signVisitorToken } from '../visitor-token';
import { widgetBots, type WidgetBot } from '../widget-bots';
import { streamTurn } from './stream-turn';
import { validateChat, validateHandover, validateHistory } from './validation/widget-requests';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const bearerOf = (ctx: Context): string => /^bearer\s+(\S+)$/i.exec(ctx.get('authorization'))?.[1] ?? '';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { secrets, publicUrl } = readSettings();
  const secret = secrets.visitorToken;
  const ownOrigin = new URL(publicUrl).origin;

  /** The bot, for a page that may use it; its owner's preview may always. */
  const admit = async (ctx: Context, installId: string, pageAddress?: string) => {
    const bot = await widgetBots(strapi).find(installId);
    const isPreview = bot !== null && isPreviewToken(secret, installId, bearerOf(ctx), Date.now());
    if (!bot || !(bot.open || isPreview)) throw new ApiError('NOT_FOUND');
    const page = isPreview ? { origin: ownOrigin, host: '' } : pageOrigin(ctx, pageAddress);
    if (!page || !bot.allows(page.origin)) throw new ApiError('ORIGIN_NOT_ALLOWED');
    return { bot, origin: page.origin, isPreview };
  };

  /** A conversation is open to whoever holds its token, also after the bot was suspended or from a page that sends no origin. */
  const proveSession = async (
    ctx: Context,
    { install_id: installId, sessionId }: { install_id: string; sessionId: string },
    token: string,
  ): Promise<WidgetBot> => {
    const bot = await widgetBots(strapi).find(installId);
    if (!bot) throw new ApiError('NOT_FOUND');
    const page = pageOrigin(ctx);
    const mine = [page?.origin, ownOrigin].some(
      (origin) => origin && isVisitorToken(secret, { installId, sessionId, origin }, token, Date.now()),
    );
    if (!mine) throw new ApiError('VISITOR_TOKEN_INVALID');
    return bot;
  };

  const answerChat = async (ctx: Context): Promise<void> => {
    const { rawBody } = ctx.request as { rawBody?: string };
    const body: unknown = ctx.request.body;
    const bytes = ctx.request.length ?? Buffer.byteLength(rawBody ?? JSON.stringify(body ?? null));
    const request = validateChat(body, bytes);
    const { installId, text } = request;
    const { bot, origin, isPreview } = await admit(ctx, installId, request.pageAddress);
    if (request.botKey !== null && request.botKey !== bot.row.publicKey)
      throw new ApiError('WIDGET_KEY_INVALID');
    await consume(strapi, 'widget-install', installId);

    const claim = { installId, sessionId: request.sessionId, origin };
    const known = isVisitorToken(secret, claim, request.sessionToken, Date.now());
    if (known) await consume(strapi, 'widget-session', request.sessionId);
    const messageId = request.messageId ?? nameMessage();
    const derived = request.messageId !== null && UUID.test(request.messageId) ? request.messageId : null;
    const { sessionId, turn } = await visitorChat(strapi).receive(bot, {
      sessionId: known
        ? request.sessionId
        : newSessionId(secret, { installId, origin, messageId: derived, text }),
      messageId,
      text,
      page: request.pageAddress || origin,
      pageTitle: request.pageTitle,
      userAgent: request.userAgent || ctx.get('user-agent'),
      isPreview,
    });
    const session = {
      sessionId,
      session_token: signVisitorToken(secret, { installId, sessionId, origin }, Date.now()),
      message_id: messageId,
    };
    if (ctx.get('accept').includes('text/event-stream')) return streamTurn(ctx, turn, session);
    const reply = await turn.result();
    if (!reply) throw new ApiError('UNAVAILABLE', { retryAfterSeconds: 5 });
    const { id: reply_id, text: said, ...rest } = reply;
    ctx.body = { reply: said, ...rest, ai_generated: true, reply_id, ...session } satisfies WidgetChatReply;
  };

  return {
    async chat(ctx: Context) {
      await answerChat(ctx).catch((error: unknown) => refuse(ctx, error));
    },

    async handover(ctx: Context) {
      const request = validateHandover(ctx.request.body);
      const bot = await proveSession(ctx, request, request.session_token);
      const fingerprint = createHash('sha256').update(`${request.email}\n${request.note}`).digest('hex');
      await askForPerson(strapi, bot, { ...request, fingerprint: fingerprint.slice(0, 16) });
      ctx.body = { data: { ok: true } };
    },

    async history(ctx: Context) {
      const request = validateHistory(ctx.query);
      await proveSession(ctx, request, bearerOf(ctx));
      const rows = await visitorChat(strapi).history(request.install_id, request.sessionId);
      ctx.body = {
        messages: rows.map((row) => ({
          id: row.documentId,
          sender: row.sender === 'visitor' ? ('user' as const) : row.sender,
          text: row.content ?? '',
          sources: row.sources ?? [],
          message_id: row.sender === 'person' ? '' : row.clientId,
          feedback: row.feedback,
          created_at: toInstant(row.createdAt),
        })),
        has_more: false,
        attended_by: 'bot',
        person_requested: false,
      } satisfies WidgetHistoryReply;
    },
  };
};
