import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import { VISITOR_SESSION } from '../../chatbot/chatbot-row';
import { enqueueMail } from '../../mail/enqueue-mail';
import type { WidgetBot } from '../widget-bots';

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
  { row, published }: WidgetBot,
  { sessionId, email, note, fingerprint }: HandoverRequest,
): Promise<void> => {
  const { owner } = row;
  await strapi.db.transaction(async () => {
    await strapi.db.query(VISITOR_SESSION).updateMany({
      where: { sessionId },
      data: { handoverEmail: email, handoverNote: note },
    });
    await enqueueMail(strapi, {
      kind: 'handover',
      to: published.contactEmail || owner.email,
      locale: owner.language ?? 'it',
      params: {
        name: owner.displayName ?? '',
        botName: published.design.displayName,
        visitorEmail: email,
        note,
        path: `/chatbot-builder?install_id=${row.installId}`,
      },
      dedupeKey: `handover:${sessionId}:${fingerprint}`,
    });
  });
  engines(strapi).live.publish({
    owner: owner.id,
    event: { topic: 'chatbot', chatbotId: row.installId },
  });
};
