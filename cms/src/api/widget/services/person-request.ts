import type { Core } from '@strapi/strapi';
import { isPresent } from '../../../domain/chatbot/attendance';
import { ApiError } from '../../../http/api-error';
import { timings } from '../../../settings/timings';
import { CHATBOT } from '../../chatbot/chatbot-row';
import { announceConversation } from '../../chatbot/conversation-events';
import { lockSession } from '../../chatbot/lock-session';
import { eraseCalls, personCallKey } from '../../chatbot/services/erase-conversation';
import { ownersLabelOf } from '../../chatbot/to-chatbot-identity';
import { enqueueMail } from '../../mail/enqueue-mail';
import { notify } from '../../notification/notify';
import { inboxOf, type WidgetBot } from '../widget-bots';
import { waitingQuestion } from './waiting-question';

/**
 * Notes that a visitor wants a person, and answers whether one is looking at the inbox right now. Where nobody is, one mail per
 * conversation calls somebody, and the owner's bell rings.
 */
export const requestPerson = async (
  strapi: Core.Strapi,
  bot: WidgetBot,
  sessionId: string,
): Promise<{ available: boolean }> => {
  const { row, published } = bot;
  const now = new Date();
  const path = `/chatbot-builder?install_id=${row.installId}&section=conversations&session=${sessionId}`;
  const dedupeKey = personCallKey(sessionId);
  const { available, asked: requested } = await strapi.db.transaction(async ({ trx }) => {
    const session = await lockSession(strapi, trx, sessionId, row.id);
    if (!session) throw new ApiError('NOT_FOUND');
    const chatbot: { ownerSeenAt: string | null } | null = await strapi.db
      .query(CHATBOT)
      .findOne({ where: { id: row.id }, select: ['ownerSeenAt'] });
    const present = isPresent(chatbot?.ownerSeenAt ?? null, now, timings().chat.ownerPresentMs);
    // Somebody is there already, or was called before.
    if (session.attendedBy === 'person' || session.personRequestedAt)
      return { available: present, asked: false };
    await trx('visitor_sessions')
      .where({ id: session.id })
      // Asking for a person is the last thing the visitor said: only a person can answer it.
      .update({ person_requested_at: now, person_asked: true, last_sender: 'visitor', resolved_at: null });
    if (!present && !session.ownerPreview) {
      const question = await waitingQuestion(strapi, sessionId);
      // The owner has settled an earlier wish: this one calls again.
      if (session.resolvedAt) await eraseCalls(trx, [dedupeKey]);
      await enqueueMail(strapi, {
        kind: 'person-request',
        to: published.contactEmail || row.owner.email,
        locale: row.owner.language ?? 'it',
        params: {
          name: row.owner.displayName ?? '',
          botName: ownersLabelOf(row),
          label: session.label ?? '',
          page: session.pageTitle || session.originHost || '',
          question,
          path,
        },
        dedupeKey,
      });
      await notify(strapi, {
        owner: row.owner.id,
        kind: 'person-request',
        params: { botName: ownersLabelOf(row), visitor: session.label ?? '', question },
        link: path,
        dedupeKey,
      });
    }
    return { available: present, asked: true };
  });
  if (requested) await announceConversation(strapi, inboxOf(bot), sessionId);
  return { available };
};
