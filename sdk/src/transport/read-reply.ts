import type { WidgetChatReply } from '@contract';
import { readOutcome, readSuggestions } from './read-parts.js';
import { readSources } from './read-sources.js';

/** A whole answer, from a server that did not stream it. */
export type Reply = Omit<
  WidgetChatReply,
  'ai_generated' | 'message_id' | 'sessionId' | 'session_token' | 'person_called'
> &
  Partial<Pick<WidgetChatReply, 'sessionId' | 'session_token'>> & { personCalled: boolean };

const NAMES = ['reply', 'message', 'response', 'output', 'text', 'content', 'choices', 'data'];
/** Deep enough for `choices[0].message.content` inside an envelope; a hostile nest ends here. */
const DEPTH = 6;

const findText = (value: unknown, depth = DEPTH): string => {
  if (typeof value === 'string') return value.trim();
  if (!value || typeof value !== 'object' || depth === 0) return '';
  if (Array.isArray(value)) return findText(value[0], depth - 1);
  for (const name of NAMES) {
    // Own properties only: a page that polluted Object.prototype must not speak for the bot.
    const found = Object.hasOwn(value, name)
      ? findText((value as Record<string, unknown>)[name], depth - 1)
      : '';
    if (found) return found;
  }
  return '';
};

/**
 * The reply in a body of any of the shapes that spec/admin-builders-widget.md §7 lists: plain text, or JSON under one of
 * several names. Only named keys are followed, so an error page or an id is never shown as the bot's words.
 * `null` when there is no reply in it.
 */
export const readReply = (body: string): Reply | null => {
  let parsed: unknown = body;
  if (/^\s*[[{]/.test(body)) {
    try {
      parsed = JSON.parse(body);
    } catch {
      return null;
    }
  } else if (/^\s*</.test(body)) return null;
  const reply = findText(parsed);
  if (!reply) return null;
  const outer = parsed as Record<string, unknown>;
  const fields = (outer?.data && typeof outer.data === 'object' ? outer.data : outer) as Record<
    string,
    unknown
  >;
  const session = { id: fields.sessionId, token: fields.session_token };
  return {
    reply,
    outcome: readOutcome(fields.outcome),
    sources: readSources(fields.sources),
    suggestions: readSuggestions(fields.suggestions),
    handover: fields.handover === true,
    reply_id: typeof fields.reply_id === 'string' ? fields.reply_id : '',
    personCalled: fields.person_called === true,
    ...(typeof session.id === 'string' && typeof session.token === 'string'
      ? { sessionId: session.id, session_token: session.token }
      : {}),
  };
};
