import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { WidgetHistoryReply, WidgetPersonReply } from '../../../contract';
import { bearerOf, proveVisitor } from '../prove-visitor';
import { giveFeedback } from '../services/feedback';
import { askForPerson } from '../services/handover';
import { requestPerson } from '../services/person-request';
import { visitorChat } from '../services/visitor-chat';
import { openVisitorEvents } from '../services/visitor-events';
import { visitorHistory } from '../services/visitor-history';
import {
  validateEvents,
  validateFeedback,
  validateHandover,
  validateHistory,
  validateProof,
  validateStop,
} from './validation/visitor-requests';

/** What a visitor does in a conversation of the own, shown by its token. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async history(ctx: Context) {
    const request = validateHistory(ctx.query);
    await proveVisitor(strapi, ctx, request, bearerOf(ctx));
    ctx.body = (await visitorHistory(strapi, request.sessionId, request.before)) satisfies WidgetHistoryReply;
  },

  async events(ctx: Context) {
    const request = validateEvents(ctx.query);
    await proveVisitor(strapi, ctx, request, bearerOf(ctx));
    await openVisitorEvents(strapi, ctx, request.sessionId);
  },

  async feedback(ctx: Context) {
    const { reply_id: replyId, value, reason, ...proof } = validateFeedback(ctx.request.body);
    const bot = await proveVisitor(strapi, ctx, proof, proof.session_token);
    await giveFeedback(strapi, bot, { sessionId: proof.sessionId, replyId, value, reason });
    ctx.status = 204;
  },

  async stop(ctx: Context) {
    const { message_id: messageId, ...proof } = validateStop(ctx.request.body);
    const bot = await proveVisitor(strapi, ctx, proof, proof.session_token);
    await visitorChat(strapi).cutShort(bot, proof.sessionId, messageId);
    ctx.status = 204;
  },

  async person(ctx: Context) {
    const proof = validateProof(ctx.request.body);
    const bot = await proveVisitor(strapi, ctx, proof, proof.session_token);
    ctx.body = (await requestPerson(strapi, bot, proof.sessionId)) satisfies WidgetPersonReply;
  },

  async handover(ctx: Context) {
    const request = validateHandover(ctx.request.body);
    const bot = await proveVisitor(strapi, ctx, request, request.session_token);
    const fingerprint = createHash('sha256').update(`${request.email}\n${request.note}`).digest('hex');
    await askForPerson(strapi, bot, { ...request, fingerprint: fingerprint.slice(0, 16) });
    ctx.body = { data: { ok: true } };
  },
});
