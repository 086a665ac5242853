import { type AddressesOf, ProviderError } from '../port';
import { httpPost, type HttpReply } from './http-post';

export interface OpenAiSettings {
  /** Up to and without `/chat/completions`: `http://localhost:11434/v1`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs: number;
  /** Set where an owner typed the address. */
  addressesOf?: AddressesOf | undefined;
}

/** Models that think first spend their tokens on thoughts before they write. */
const MAX_THINKING_TOKENS = 2_000;
/** Each delta of a stream wraps a few letters in two hundred bytes of JSON; the text itself is capped by who reads it. */
const MAX_STREAM_BYTES = 1024 * 1024;

/** Speaks OpenAI's chat completions, streamed, with any server that does. */
export class CompletionsClient {
  readonly settings: OpenAiSettings;
  /** Newer models of OpenAI refuse `max_tokens` and name the other in their refusal. Learned once. */
  #limit: { max_tokens: number } | { max_completion_tokens: number };

  constructor(settings: OpenAiSettings, maxTokens: number) {
    this.settings = settings;
    this.#limit = { max_tokens: maxTokens };
  }

  async post(
    body: { messages: readonly object[]; tools?: readonly object[] },
    signal: AbortSignal,
  ): Promise<HttpReply> {
    const { baseUrl, apiKey, model, timeoutMs, addressesOf } = this.settings;
    const send = () =>
      httpPost({
        url: `${baseUrl}/chat/completions`,
        headers: {
          accept: 'text/event-stream, application/json',
          ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: { model, ...body, stream: true, ...this.#limit },
        signal,
        timeoutMs,
        maxBytes: MAX_STREAM_BYTES,
        addressesOf,
      });
    try {
      return await send();
    } catch (error) {
      const wantsOther =
        error instanceof ProviderError &&
        error.status === 400 &&
        'max_tokens' in this.#limit &&
        error.detail?.includes('max_completion_tokens');
      if (!wantsOther) throw error;
      this.#limit = { max_completion_tokens: MAX_THINKING_TOKENS };
      return send();
    }
  }
}
