import type { Core } from '@strapi/strapi';
import { CHATBOT } from '../api/chatbot/chatbot-row';
import { engines } from '../engines';

const USER = 'plugin::users-permissions.user';

/** Has every instance look again at the chatbots of somebody whose account is blocked or opened: their widgets stop, or go on, at once. */
export const watchBlockedOwners = (strapi: Core.Strapi): Promise<void> => {
  const announce = async (ownerId: number): Promise<void> => {
    const bots = await strapi.db
      .query(CHATBOT)
      .findMany({ where: { owner: { id: ownerId } }, select: ['installId'] });
    for (const { installId } of bots)
      engines(strapi).live.publish({ owner: ownerId, event: { topic: 'chatbot', chatbotId: installId } });
  };
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterUpdate({ params, result }) {
      const { data } = params as { data?: object };
      const { id } = (result ?? {}) as { id?: number };
      if (data && 'blocked' in data && id !== undefined) await announce(id);
    },
  });
  return Promise.resolve();
};
