import { createHash } from 'node:crypto';
import { type AddressesOf, ProviderError } from '../port';
import { httpPost, readAll } from '../remote/http-post';

export interface EmbeddingsSettings {
  /** Up to and without `/embeddings`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  addressesOf?: AddressesOf | undefined;
}

/** 64 vectors of 4,096 numbers in decimal. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_DIMENSIONS = 8_192;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A vector of length one: closeness is then a plain sum of products. */
const normalised = (numbers: unknown): Float32Array => {
  if (!Array.isArray(numbers) || numbers.length === 0 || numbers.length > MAX_DIMENSIONS)
    throw new ProviderError('The embeddings server answered no vector', 'invalid');
  const vector = Float32Array.from(numbers, (each) => (typeof each === 'number' ? each : Number.NaN));
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0)
    throw new ProviderError('The embeddings server answered no numbers', 'invalid');
  return vector.map((each) => each / length);
};

/** Talks to the `/embeddings` endpoint of an OpenAI-compatible server. */
export class EmbeddingsClient {
  readonly #settings: EmbeddingsSettings;
  /** Names the space that vectors are points of: another server or model is another space. */
  readonly space: string;

  constructor(settings: EmbeddingsSettings) {
    this.#settings = settings;
    this.space = createHash('sha256')
      .update(`${settings.baseUrl}\n${settings.model}`)
      .digest('hex')
      .slice(0, 16);
  }

  /** One vector for each text, in the same order. */
  async embed(texts: string[], { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number }) {
    const { baseUrl, apiKey, model, addressesOf } = this.#settings;
    const reply = await httpPost({
      url: `${baseUrl}/embeddings`,
      headers: {
        accept: 'application/json',
        ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: { model, input: texts, encoding_format: 'float' },
      signal,
      timeoutMs,
      maxBytes: MAX_BYTES,
      addressesOf,
    });
    return this.#read(await readAll(reply), texts.length);
  }

  #read(body: string, count: number): Float32Array[] {
    let parsed: unknown;
    try {
      parsed = JSON.parse(body);
    } catch (cause) {
      throw new ProviderError('The embeddings server answered no JSON', 'invalid', { cause });
    }
    const data = isObject(parsed) && Array.isArray(parsed.data) ? (parsed.data as unknown[]) : [];
    if (data.length !== count)
      throw new ProviderError(`The embeddings server answered ${data.length} of ${count}`, 'invalid');
    const vectors: Float32Array[] = [];
    data.forEach((each, place) => {
      if (!isObject(each)) throw new ProviderError('The embeddings server answered no vector', 'invalid');
      // Some servers answer out of order and say so, some leave the place out.
      vectors[typeof each.index === 'number' ? each.index : place] = normalised(each.embedding);
    });
    const [first] = vectors;
    if (
      vectors.length !== count ||
      Array.from(vectors).some((vector) => !vector || vector.length !== first?.length)
    )
      throw new ProviderError('The embeddings server answered vectors of several lengths', 'invalid');
    return vectors;
  }
}
