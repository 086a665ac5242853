import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import { notifyVisitor } from '../widget/visitor-channel';
import { VISITOR_SESSION } from './chatbot-row';
import { isShown, toConversation, toVisitorMessage, type MessageRow, type SessionRow } from './visitor-rows';

/** Whose inbox a conversation is in. */
export interface Inbox {
  ownerId: number;
  installId: string;
}

/** Tells both ends of a message: the owner's inbox and the visitor's open windows. */
export const announceMessage = (
  strapi: Core.Strapi,
  { ownerId, installId }: Inbox,
  sessionId: string,
  row: MessageRow,
): void => {
  engines(strapi).live.publish({
    owner: ownerId,
    event: { topic: 'visitor-message', chatbotId: installId, message: toVisitorMessage(row, sessionId) },
  });
  if (isShown(row)) notifyVisitor(strapi, sessionId, { type: 'message', id: row.documentId });
};

/** Tells the owner how a conversation stands now. Never throws: the change itself is made. */
export const announceConversation = async (
  strapi: Core.Strapi,
  { ownerId, installId }: Inbox,
  sessionId: string,
): Promise<void> => {
  try {
    const row: SessionRow | null = await strapi.db.query(VISITOR_SESSION).findOne({ where: { sessionId } });
    if (!row) return;
    engines(strapi).live.publish({
      owner: ownerId,
      event: { topic: 'conversation', chatbotId: installId, conversation: toConversation(row) },
    });
  } catch (error) {
    strapi.log.warn(`The owner did not hear of a conversation: ${String(error)}`);
  }
};
