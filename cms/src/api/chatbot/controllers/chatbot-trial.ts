import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetChatbotTrial, StartChatbotTrial } from '../../../contract';
import { callerOf } from '../../../http/context';
import { chatbotTrials } from '../services/chatbot-trials';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = {
      data: await chatbotTrials(strapi, callerOf(ctx)).current(),
    } satisfies GetChatbotTrial['response'];
  },

  async start(ctx: Context) {
    const data = await chatbotTrials(strapi, callerOf(ctx)).start();
    ctx.status = 201;
    ctx.body = { data } satisfies StartChatbotTrial['response'];
  },
});
