import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { WidgetHandoverReply, WidgetHistoryReply, WidgetPersonReply } from '../../../contract';
import { bearerOf, proveVisitor } from '../prove-visitor';
import { giveFeedback } from '../services/feedback';
import { askForPerson } from '../services/handover';
import { requestPerson } from '../services/person-request';
import { visitorChat } from '../services/visitor-chat';
import { openVisitorEvents } from '../services/visitor-events';
import { visitorHistory } from '../services/visitor-history';
import {
  eventsQuery,
  feedbackRequest,
  handoverRequest,
  historyQuery,
  proofRequest,
  stopRequest,
} from './validation/visitor-requests';
import { inputOf } from '../../../http/route-input';

/** What a visitor does in a conversation of the own, shown by its token. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async history(ctx: Context) {
    const request = inputOf(ctx, historyQuery);
    await proveVisitor(strapi, ctx, request, bearerOf(ctx));
    ctx.body = (await visitorHistory(strapi, request.sessionId, request.before)) satisfies WidgetHistoryReply;
  },

  async events(ctx: Context) {
    const request = inputOf(ctx, eventsQuery);
    await proveVisitor(strapi, ctx, request, bearerOf(ctx));
    await openVisitorEvents(strapi, ctx, request.sessionId);
  },

  async feedback(ctx: Context) {
    const { reply_id: replyId, value, reason, ...proof } = inputOf(ctx, feedbackRequest);
    const bot = await proveVisitor(strapi, ctx, proof, proof.session_token);
    await giveFeedback(strapi, bot, { sessionId: proof.sessionId, replyId, value, reason });
    ctx.status = 204;
  },

  async stop(ctx: Context) {
    const { message_id: messageId, ...proof } = inputOf(ctx, stopRequest);
    const bot = await proveVisitor(strapi, ctx, proof, proof.session_token);
    await visitorChat(strapi).cutShort(bot, proof.sessionId, messageId);
    ctx.status = 204;
  },

  async person(ctx: Context) {
    const proof = inputOf(ctx, proofRequest);
    const bot = await proveVisitor(strapi, ctx, proof, proof.session_token);
    ctx.body = (await requestPerson(strapi, bot, proof.sessionId)) satisfies WidgetPersonReply;
  },

  async handover(ctx: Context) {
    const request = inputOf(ctx, handoverRequest);
    const bot = await proveVisitor(strapi, ctx, request, request.session_token);
    const fingerprint = createHash('sha256').update(`${request.email}\n${request.note}`).digest('hex');
    await askForPerson(strapi, bot, { ...request, fingerprint: fingerprint.slice(0, 16) });
    ctx.body = { data: { ok: true } } satisfies WidgetHandoverReply;
  },
});
