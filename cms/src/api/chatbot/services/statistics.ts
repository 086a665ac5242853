import type { Core } from '@strapi/strapi';
import type { GetChatbotStatistics } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { findOwnChatbot } from './chatbots';

/** How a chatbot does, for its owner. */
export const chatbotStatistics = (strapi: Core.Strapi, caller: Caller) => ({
  async find(installId: string): Promise<GetChatbotStatistics['response']> {
    await findOwnChatbot(strapi, installId, caller);
    throw new ApiError('UNAVAILABLE', { retryAfterSeconds: 60 });
  },
});
