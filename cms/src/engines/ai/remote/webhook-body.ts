import { WIDGET_VERSION, type WebhookBody } from '../../../contract';
import type { Question, HistoryMessage } from '../port';

/** What is sent to a webhook, before it is JSON. */
type Body = (question: Question, message: string, history: HistoryMessage[]) => Record<string, unknown>;

const previous = (history: HistoryMessage[]): { role: HistoryMessage['role']; content: string }[] =>
  history.slice(-20).map(({ role, text }) => ({ role, content: text }));

/** What holds comes from our database, never from the visitor's browser. */
export const WEBHOOK_BODY: Record<WebhookBody, Body> = {
  /** The specification's body. */
  standard: ({ bot, sessionId }, message, history) => ({
    installId: bot.id,
    install_id: bot.id,
    chatbot_id: bot.id,
    sessionId,
    botKey: bot.publicKey ?? 'widget-key',
    message,
    instructions_prompt: bot.instructions,
    system_prompt: bot.instructions,
    tone: bot.tone,
    language: bot.language,
    previous_messages: previous(history),
    metadata: {},
    widget_version: WIDGET_VERSION,
  }),
  /** What n8n's chat trigger reads, as its own widget sends it; the rest of ours goes where its nodes look for more. */
  n8n: ({ bot, sessionId }, message, history) => ({
    action: 'sendMessage',
    sessionId,
    chatInput: message,
    metadata: {
      installId: bot.id,
      instructions: bot.instructions,
      tone: bot.tone,
      language: bot.language,
      previousMessages: previous(history),
    },
  }),
};
