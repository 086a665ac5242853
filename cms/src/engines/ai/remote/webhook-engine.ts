import { LIMITS, WIDGET_VERSION } from '../../../contract';
import { deltasOf } from '../embedded/deltas-of';
import { shortened } from '../embedded/sources-of';
import { type AnswerEngine, type AnswerEvent, ProviderError, type Question, type Turn } from '../port';
import { cleanQuestion } from '../text/clean-question';
import { httpPost, readAll } from './http-post';
import { readReply } from './read-reply';

export interface WebhookSettings {
  url: string;
  timeoutMs: number;
}

const previous = (history: Turn[]): { role: Turn['role']; content: string }[] =>
  history.slice(-20).map(({ role, text }) => ({ role, content: text }));

/**
 * Answers through the operator's own automation. The body is the specification's; what it holds comes from our database, never from
 * the visitor's browser.
 */
export class WebhookEngine implements AnswerEngine {
  readonly name = 'webhook';
  readonly #settings: WebhookSettings;

  constructor(settings: WebhookSettings) {
    this.#settings = settings;
  }

  async *answer({ bot, text, history, sessionId, signal }: Question): AsyncIterable<AnswerEvent> {
    const start = performance.now();
    const response = await httpPost({
      url: this.#settings.url,
      headers: { accept: 'application/json, text/plain' },
      body: {
        installId: bot.id,
        install_id: bot.id,
        chatbot_id: bot.id,
        sessionId,
        botKey: bot.publicKey ?? 'widget-key',
        message: cleanQuestion(text),
        instructions_prompt: bot.instructions,
        system_prompt: bot.instructions,
        tone: bot.tone,
        language: bot.language,
        previous_messages: previous(history),
        metadata: {},
        widget_version: WIDGET_VERSION,
      },
      signal,
      timeoutMs: this.#settings.timeoutMs,
    });
    const reply = readReply(await readAll(response));
    if (reply === null) throw new ProviderError('The webhook sent no reply', 'invalid');
    const shown = shortened(reply, LIMITS.reply.max);
    for (const delta of deltasOf(shown)) yield { type: 'delta', text: delta };
    yield {
      type: 'done',
      answer: {
        text: shown,
        outcome: 'answered',
        sources: [],
        suggestions: [],
        handover: false,
        engine: this.name,
        why: {
          band: 'webhook',
          score: 1,
          considered: [],
          milliseconds: Math.round(performance.now() - start),
        },
      },
    };
  }
}
