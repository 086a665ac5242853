import type { WidgetMessage } from '../../contract';
import type { MessageRow } from '../chatbot/visitor-rows';
import { instantOf } from '../../database/date-of';

/** Row → what its visitor may see of it. */
export const toWidgetMessage = (row: MessageRow): WidgetMessage => ({
  id: row.documentId,
  sender: row.sender === 'visitor' ? 'user' : row.sender,
  text: row.content ?? '',
  sources: row.sources ?? [],
  message_id: row.sender === 'person' ? '' : row.clientId,
  feedback: row.feedback,
  created_at: instantOf(row.createdAt),
});
