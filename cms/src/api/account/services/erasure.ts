import type { Core } from '@strapi/strapi';
import { ERASURE_DAYS } from '../../../contract';
import { engines } from '../../../engines';
import type { Caller } from '../../../http/context';
import { enqueueMail } from '../../mail/enqueue-mail';
import { toAccount, USER_UID, type UserRow } from '../to-account';
import { profiles } from './profile';
import { DAY_MS } from '../../../contract/time-units';

/** An account that goes, and one that stays after all. */
export const erasure = (strapi: Core.Strapi) => {
  /** Visitors meet a person's chatbots exactly while their owner stays: every process looks again. */
  const announceChatbots = async (owner: number): Promise<void> => {
    const bots: { installId: string }[] = await strapi.db
      .query('api::chatbot.chatbot')
      .findMany({ where: { owner: { id: owner } }, select: ['installId'] });
    for (const { installId } of bots)
      engines(strapi).live.publish({ owner, event: { topic: 'chatbot', chatbotId: installId } });
  };

  return {
    /** Asked for twice, it is the first time that counts. */
    async schedule(caller: Caller, user: UserRow): Promise<UserRow> {
      if (user.erasesAt) return user;
      const erasesAt = new Date(Date.now() + ERASURE_DAYS * DAY_MS);
      const { displayName: name, locale } = toAccount(user);
      await strapi.db.transaction(async () => {
        await strapi.db.query(USER_UID).update({ where: { id: user.id }, data: { erasesAt } });
        await enqueueMail(strapi, {
          kind: 'erasure-scheduled',
          to: user.email,
          locale,
          params: { name, erasesAt: erasesAt.toISOString(), path: '/profile' },
          dedupeKey: `erasure-scheduled:${user.documentId}:${erasesAt.getTime()}`,
        });
      });
      await announceChatbots(caller.id);
      engines(strapi).live.publish({ owner: caller.id, event: { topic: 'account' } });
      return { ...user, erasesAt: erasesAt.toISOString() };
    },

    async takeBack(caller: Caller): Promise<UserRow> {
      const user = await profiles(strapi).change(caller, { erasesAt: null });
      await announceChatbots(caller.id);
      return user;
    },
  };
};
