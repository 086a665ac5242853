import type { Core } from '@strapi/strapi';
import { ApiError } from '../../../http/api-error';
import { VISITOR_SESSION } from '../../chatbot/chatbot-row';
import { announceConversation } from '../../chatbot/conversation-events';
import { ownersLabelOf } from '../../chatbot/to-chatbot-identity';
import { enqueueMail } from '../../mail/enqueue-mail';
import { notify } from '../../notification/notify';
import { inboxOf, type WidgetBot } from '../widget-bots';
import { waitingQuestion } from './waiting-question';

export interface HandoverRequest {
  sessionId: string;
  email: string;
  note: string;
  /** Of address and note: the same request twice is one mail. */
  fingerprint: string;
}

/** Notes that a visitor wants a person, and writes to whoever answers for the bot. */
export const askForPerson = async (
  strapi: Core.Strapi,
  bot: WidgetBot,
  { sessionId, email, note, fingerprint }: HandoverRequest,
): Promise<void> => {
  const { row, published } = bot;
  const { owner } = row;
  const path = `/chatbot-builder?install_id=${row.installId}&section=conversations&session=${sessionId}`;
  const dedupeKey = `handover:${sessionId}:${fingerprint}`;
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(VISITOR_SESSION).updateMany({
      where: { sessionId },
      data: { handoverEmail: email, handoverNote: note, resolvedAt: null },
    });
    // Erased by its owner: there is nobody to write about.
    if (count === 0) throw new ApiError('NOT_FOUND');
    const question = await waitingQuestion(strapi, sessionId);
    await enqueueMail(strapi, {
      kind: 'handover',
      to: published.contactEmail || owner.email,
      locale: owner.language ?? 'it',
      params: {
        name: owner.displayName ?? '',
        botName: ownersLabelOf(row),
        visitorEmail: email,
        note,
        question,
        path,
      },
      dedupeKey,
    });
    await notify(strapi, {
      owner: owner.id,
      kind: 'contact-left',
      params: { botName: ownersLabelOf(row), visitorEmail: email, question },
      link: path,
      dedupeKey,
    });
  });
  await announceConversation(strapi, inboxOf(bot), sessionId);
};
