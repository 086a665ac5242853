import type { Core } from '@strapi/strapi';
import type { WidgetHistoryReply } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { VISITOR_MESSAGE, VISITOR_SESSION } from '../../chatbot/chatbot-row';
import { isShown, type MessageRow, type SessionRow } from '../../chatbot/visitor-rows';
import { toWidgetMessage } from '../to-widget-message';

const PAGE = 200;

/** The last messages of a session, or those before one of them, oldest first; a reply in the making is not there yet. */
export const visitorHistory = async (
  strapi: Core.Strapi,
  sessionId: string,
  before: string | null,
): Promise<WidgetHistoryReply> => {
  const messages = strapi.db.query(VISITOR_MESSAGE);
  const session: SessionRow | null = await strapi.db.query(VISITOR_SESSION).findOne({ where: { sessionId } });
  if (!session) return { messages: [], has_more: false, attended_by: 'bot', person_requested: false };
  const own = { session: { id: session.id } };
  const mark: MessageRow | null = before
    ? await messages.findOne({ where: { ...own, documentId: before } })
    : null;
  if (before && !mark) throw new ApiError('VALIDATION', { fields: { before: 'unknown' } });
  const rows: MessageRow[] = await messages.findMany({
    where: {
      ...own,
      ...(mark ? { id: { $lt: mark.id } } : {}),
      $or: [{ sender: 'visitor' }, { state: 'done', content: { $ne: '' } }],
    },
    orderBy: { id: 'desc' },
    limit: PAGE + 1,
  });
  return {
    messages: rows.slice(0, PAGE).filter(isShown).reverse().map(toWidgetMessage),
    has_more: rows.length > PAGE,
    attended_by: session.attendedBy,
    person_requested: session.personRequestedAt !== null,
  };
};
