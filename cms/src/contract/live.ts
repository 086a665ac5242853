import type { VisitorConversation, VisitorMessage } from './conversation';
import type { SiteCrawl, TrainingFile } from './training';

/**
 * `GET /api/stream` (fetch with `Authorization: Bearer`, `text/event-stream`): each `data:` line is one of these.
 * A signed-in person receives the public topics and their own; a comment `: ping` comes every 25 s.
 */
export type LiveEvent =
  | { topic: 'marketplace' }
  | { topic: 'account' }
  | { topic: 'notifications' }
  | { topic: 'purchases' }
  /** For administrators: somebody's purchases are others. */
  | { topic: 'admin-purchases' }
  | { topic: 'service-order'; orderId: string }
  /** For administrators: an order of a service is another. */
  | { topic: 'admin-service-orders' }
  | { topic: 'projects' }
  | { topic: 'bookings' }
  | { topic: 'openings' }
  | { topic: 'project-chat'; chatId: string }
  | { topic: 'report'; projectId: string }
  | { topic: 'social'; projectId: string }
  | { topic: 'assistant'; conversationId: string }
  | { topic: 'chatbot'; chatbotId: string }
  | { topic: 'training-file'; chatbotId: string; file: TrainingFile }
  | { topic: 'site-crawl'; chatbotId: string; crawl: SiteCrawl }
  | { topic: 'conversation'; chatbotId: string; conversation: VisitorConversation }
  | { topic: 'conversation-erased'; chatbotId: string; sessionId: string }
  | { topic: 'improvements'; chatbotId: string }
  | { topic: 'regression'; chatbotId: string }
  | { topic: 'visitor-message'; chatbotId: string; message: VisitorMessage };
