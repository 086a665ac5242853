import { createHash } from 'node:crypto';
import type { EmbeddingModel } from 'ai';
import { createEmbeddingModel } from '../models/create-embedding-model';
import { estimateTokens } from '../models/estimate-tokens';
import type { ModelConnection, TokenUsage } from '../models/port';
import { toProviderError } from '../models/to-provider-error';
import { ProviderError } from '../port';
import { withoutKey } from '../remote/error-detail';

const MAX_DIMENSIONS = 8_192;

/** A vector of length one: closeness is then a plain sum of products. */
const normalised = (numbers: readonly number[]): Float32Array => {
  if (numbers.length === 0 || numbers.length > MAX_DIMENSIONS)
    throw new ProviderError('The embeddings server answered no vector', 'invalid');
  const vector = Float32Array.from(numbers);
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0)
    throw new ProviderError('The embeddings server answered no numbers', 'invalid');
  return vector.map((each) => each / length);
};

export interface EmbedOptions {
  signal: AbortSignal;
  timeoutMs: number;
  /** The chatbot whose texts these are, for the books. */
  botId?: string;
}

/** Asks one embedding model, whoever provides it. */
export class EmbeddingsClient {
  readonly #connection: ModelConnection;
  readonly #record: ((usage: TokenUsage, botId: string) => void) | undefined;
  /** By the patience that their transport has. */
  readonly #models = new Map<number, Promise<EmbeddingModel>>();
  /** Names the space that vectors are points of: another server or model is another space. */
  readonly space: string;

  constructor(connection: ModelConnection, record?: (usage: TokenUsage, botId: string) => void) {
    this.#connection = connection;
    this.#record = record;
    this.space = createHash('sha256')
      .update(`${connection.baseUrl}\n${connection.model}`)
      .digest('hex')
      .slice(0, 16);
  }

  /** One vector for each text, in the same order. Throws ProviderError. */
  async embed(texts: string[], { signal, timeoutMs, botId = '' }: EmbedOptions): Promise<Float32Array[]> {
    try {
      const [model, { embedMany }] = await Promise.all([this.#modelFor(timeoutMs), import('ai')]);
      const { embeddings, usage } = await embedMany({
        model,
        values: texts,
        maxRetries: 0,
        abortSignal: signal,
      });
      const vectors = embeddings.map(normalised);
      if (vectors.length !== texts.length)
        throw new ProviderError(
          `The embeddings server answered ${vectors.length} of ${texts.length}`,
          'invalid',
        );
      if (vectors.some((vector) => vector.length !== vectors[0]?.length))
        throw new ProviderError('The embeddings server answered vectors of several lengths', 'invalid');
      const isCounted = Number.isFinite(usage.tokens) && usage.tokens > 0;
      const inputTokens = isCounted ? usage.tokens : estimateTokens(texts.join('').length);
      this.#record?.({ inputTokens, outputTokens: 0 }, botId);
      return vectors;
    } catch (error) {
      throw withoutKey(toProviderError(error, signal), this.#connection.apiKey);
    }
  }

  #modelFor(timeoutMs: number): Promise<EmbeddingModel> {
    const known = this.#models.get(timeoutMs) ?? createEmbeddingModel(this.#connection, timeoutMs);
    this.#models.set(timeoutMs, known);
    return known;
  }
}
