import type { TrainingFile, VisitorMessage } from './chatbot';

/**
 * `GET /api/stream` (fetch with `Authorization: Bearer`, `text/event-stream`): each `data:` line is one of these.
 * A signed-in person receives the public topics and their own; a comment `: ping` comes every 25 s.
 */
export type LiveEvent =
  | { topic: 'marketplace' }
  | { topic: 'account' }
  | { topic: 'purchases' }
  | { topic: 'chatbot'; chatbotId: string }
  | { topic: 'training-file'; chatbotId: string; file: TrainingFile }
  | { topic: 'visitor-message'; chatbotId: string; message: VisitorMessage };
