import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { WidgetChatReply } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { clientIp } from '../../../http/client-ip';
import { consume } from '../../../http/rate-limits';
import { inputOf } from '../../../http/route-input';
import { readSettings } from '../../../settings';
import { contentFor } from '../bot-profile';
import { pageOrigin } from '../page-origin';
import { bearerOf } from '../prove-visitor';
import { refuse } from '../refusal';
import { nameMessage, visitorChat } from '../services/visitor-chat';
import { isPreviewToken, isVisitorToken, newSessionId, signVisitorToken } from '../visitor-token';
import { ATTENDED_TEXT } from '../visitor-words';
import { widgetBots } from '../widget-bots';
import { streamReply } from './stream-reply';
import { chatRequest } from './validation/widget-requests';
import { toSeconds } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { secrets, publicUrl } = readSettings();
  const secret = secrets.visitorToken;
  const ownOrigin = new URL(publicUrl).origin;

  /** The bot, for a page that may use it; its owner's preview may always. */
  const admit = async (ctx: Context, installId: string, pageAddress?: string) => {
    const bot = await widgetBots(strapi).find(installId);
    const isPreview = bot !== null && isPreviewToken(secret, installId, bearerOf(ctx), Date.now());
    if (!bot || !(isPreview || (bot.open && !bot.blocks(ctx.ip)))) throw new ApiError('NOT_FOUND');
    const page = isPreview ? { origin: ownOrigin, host: '' } : pageOrigin(ctx, pageAddress);
    if (!page || !bot.allows(page.origin)) throw new ApiError('ORIGIN_NOT_ALLOWED');
    return { bot, origin: page.origin, isPreview };
  };

  const answerChat = async (ctx: Context): Promise<void> => {
    const request = inputOf(ctx, chatRequest);
    const { installId, text } = request;
    const { bot, origin, isPreview } = await admit(ctx, installId, request.pageAddress);
    if (request.botKey !== null && request.botKey !== bot.row.publicKey)
      throw new ApiError('WIDGET_KEY_INVALID');
    await consume(strapi, 'widget-install', installId);

    const claim = { installId, sessionId: request.sessionId, origin };
    const known = isVisitorToken(secret, claim, request.sessionToken, Date.now());
    await consume(strapi, 'widget-chat-day', clientIp(ctx));
    if (known) await consume(strapi, 'widget-session', request.sessionId);
    if (known) await consume(strapi, 'widget-session-day', request.sessionId);
    const messageId = request.messageId ?? nameMessage();
    const derived = request.messageId !== null && UUID.test(request.messageId) ? request.messageId : null;
    const { sessionId, stream } = await visitorChat(strapi).receive(bot, {
      sessionId: known
        ? request.sessionId
        : newSessionId(secret, { installId, origin, messageId: derived, text }),
      messageId,
      text,
      page: request.pageAddress || origin,
      pageTitle: request.pageTitle,
      userAgent: request.userAgent || ctx.get('user-agent'),
      isPreview,
      // The owner's own trials are nobody's share.
      network: isPreview ? null : clientIp(ctx),
      identity: request.identity,
    });
    const session = {
      sessionId,
      session_token: signVisitorToken(secret, { installId, sessionId, origin }, Date.now()),
      message_id: messageId,
    };
    if (ctx.get('accept').includes('text/event-stream')) return streamReply(ctx, stream, session);
    const reply = await stream.result();
    if (!reply)
      throw new ApiError('UNAVAILABLE', { retryAfterSeconds: toSeconds(timings().retryAfter.chatMs) });
    const { id: reply_id, text: replyText, ...rest } = reply;
    const words = reply.outcome === 'person' ? ATTENDED_TEXT[contentFor(bot, isPreview).language] : replyText;
    ctx.body = { reply: words, ...rest, ai_generated: true, reply_id, ...session } satisfies WidgetChatReply;
  };

  return {
    async chat(ctx: Context) {
      await answerChat(ctx).catch((error: unknown) => refuse(ctx, error));
    },
  };
};
