import { randomUUID } from 'node:crypto';
import { LIMITS, type WebhookBody } from '../../../contract';
import { signWebhook } from '../../../domain/webhooks/sign-webhook';
import { deltasOf } from '../embedded/deltas-of';
import { shortened } from '../embedded/sources-of';
import {
  type AddressesOf,
  type AnswerEngine,
  type AnswerEvent,
  ProviderError,
  type Question,
  type Retriever,
} from '../port';
import { cleanQuestion } from '../text/clean-question';
import { httpPost, readAll } from './http-post';
import { findUnsupportedClaims, ownerTexts } from './output-check';
import { PersonalData } from './personal-data';
import { readReply } from './read-reply';
import { textFieldsOf } from './text-fields-of';
import { WEBHOOK_BODY } from './webhook-body';

export interface WebhookSettings {
  url: string;
  timeoutMs: number;
  body?: WebhookBody;
  /** Where the owner says that the reply stands; '' finds it. */
  field?: string;
  /** Each signs what is sent, so that a receiver that knows either may believe it; none leaves it unsigned. */
  secrets?: readonly string[];
  /**
   * In strict mode its facts must be in the owner's material, as a model's. Left out for the operator's own automation, which is a
   * source itself.
   */
  checked?: boolean;
  addressesOf?: AddressesOf | undefined;
}

/** A webhook answered, with no reply where one is known to stand. */
export class NoReplyError extends ProviderError {
  constructor(
    /** Where its answer holds texts, one of which the owner may have meant. */
    readonly textFields: string[],
  ) {
    super('The webhook sent no reply', 'invalid');
  }
}

/** Passages that may vouch for a reply. */
const VOUCHING = 8;

/** Answers through somebody's own automation. */
export class WebhookEngine implements AnswerEngine {
  readonly name = 'webhook';
  readonly #settings: WebhookSettings;

  constructor(settings: WebhookSettings) {
    this.#settings = settings;
  }

  async *answer(question: Question, retriever: Retriever): AsyncIterable<AnswerEvent> {
    const { url, timeoutMs, body = 'standard', field = '', secrets = [], addressesOf } = this.#settings;
    const start = performance.now();
    const personal = new PersonalData();
    const hide = (text: string): string => (question.maskPersonalData ? personal.mask(text) : text);
    const text = cleanQuestion(question.text);
    const history = question.history.map((turn) => ({ ...turn, text: hide(turn.text) }));
    const sent = JSON.stringify(WEBHOOK_BODY[body](question, hide(text), history));
    const response = await httpPost({
      url,
      headers: {
        accept: 'application/json, text/plain',
        ...signWebhook(secrets, { id: `msg_${randomUUID()}`, at: new Date(), body: sent }),
      },
      text: sent,
      signal: question.signal,
      timeoutMs,
      addressesOf,
    });
    const answered = await readAll(response);
    const reply = readReply(answered, field);
    if (reply === null) throw new NoReplyError(textFieldsOf(answered));
    const shown = shortened(personal.unmask(reply.text), LIMITS.reply.max);
    this.#check(shown, question, [text, ...personal.values], retriever);
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
          replyField: reply.field,
          score: 1,
          considered: [],
          milliseconds: Math.round(performance.now() - start),
        },
      },
    };
  }

  #check(
    reply: string,
    { bot, text, history, mode }: Question,
    conversation: string[],
    retriever: Retriever,
  ): void {
    if (!this.#settings.checked || mode === 'free') return;
    const { hits } = retriever.search(cleanQuestion(text), history, VOUCHING);
    const sources = hits.map(({ passage }) => `${passage.question ?? ''} ${passage.text}`);
    const fault = findUnsupportedClaims(reply, {
      texts: [...ownerTexts(bot), ...conversation, ...sources],
      secrets: [],
    });
    if (fault !== null)
      throw new ProviderError(`The reply held something that no source vouches for: ${fault}`, 'refused');
  }
}
