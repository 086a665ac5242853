import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AnswerVisitor, AttendConversation } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { attendConversation } from '../services/attend-conversation';
import { exportConversations } from '../services/export-conversations';
import { visitorConversations } from '../services/visitor-conversations';
import { answerVisitorRequest } from './validation/answer-visitor';
import { exportConversationsQuery, listConversationsQuery } from './validation/list-conversations';

const idOf = (ctx: Context) => String(ctx.params.id);
const sessionOf = (ctx: Context) => String(ctx.params.sessionId);

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const inbox = (ctx: Context) => visitorConversations(strapi, callerOf(ctx));
  const person = (ctx: Context) => attendConversation(strapi, callerOf(ctx));

  return {
    async list(ctx: Context) {
      ctx.body = await inbox(ctx).list(idOf(ctx), inputOf(ctx, listConversationsQuery));
    },

    async find(ctx: Context) {
      ctx.body = await inbox(ctx).find(idOf(ctx), sessionOf(ctx));
    },

    async exportAll(ctx: Context) {
      const query = inputOf(ctx, exportConversationsQuery);
      const file = await exportConversations(strapi, callerOf(ctx), idOf(ctx), query);
      const day = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Rome' });
      ctx.attachment(`conversazioni-${day}.${query.format}`);
      ctx.type = query.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
      ctx.set('Cache-Control', 'no-store');
      ctx.body = file;
    },

    async erase(ctx: Context) {
      await inbox(ctx).erase(idOf(ctx), sessionOf(ctx));
      ctx.status = 204;
    },

    async takeOver(ctx: Context) {
      const data = await person(ctx).takeOver(idOf(ctx), sessionOf(ctx));
      ctx.body = { data } satisfies AttendConversation['response'];
    },

    async handBack(ctx: Context) {
      const data = await person(ctx).handBack(idOf(ctx), sessionOf(ctx));
      ctx.body = { data } satisfies AttendConversation['response'];
    },

    async resolve(ctx: Context) {
      const data = await person(ctx).resolve(idOf(ctx), sessionOf(ctx));
      ctx.body = { data } satisfies AttendConversation['response'];
    },

    async reopen(ctx: Context) {
      const data = await person(ctx).reopen(idOf(ctx), sessionOf(ctx));
      ctx.body = { data } satisfies AttendConversation['response'];
    },

    async say(ctx: Context) {
      const request = inputOf(ctx, answerVisitorRequest);
      const data = await person(ctx).say(idOf(ctx), sessionOf(ctx), request);
      ctx.body = { data } satisfies AnswerVisitor['response'];
    },

    async type(ctx: Context) {
      await person(ctx).type(idOf(ctx), sessionOf(ctx));
      ctx.status = 204;
    },

    async present(ctx: Context) {
      await person(ctx).present(idOf(ctx));
      ctx.status = 204;
    },
  };
};
