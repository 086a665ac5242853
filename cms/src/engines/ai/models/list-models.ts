import { ProviderError } from '../port';
import { withoutKey } from '../remote/error-detail';
import { httpPost, readAll } from '../remote/http-post';
import type { ModelConnection } from './port';
import { PROVIDER_ADDRESSES } from './provider-addresses';

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_MODELS = 500;

const requestOf = ({
  provider,
  baseUrl,
  apiKey,
}: ModelConnection): { url: string; headers: Record<string, string> } => {
  const base = baseUrl || PROVIDER_ADDRESSES[provider];
  switch (provider) {
    case 'anthropic':
      return {
        url: `${base}/models?limit=1000`,
        headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
      };
    case 'google':
      return { url: `${base}/models?pageSize=1000`, headers: { 'x-goog-api-key': apiKey } };
    case 'azure':
      return { url: `${base}/v1/models?api-version=preview`, headers: { 'api-key': apiKey } };
    default:
      return {
        url: `${base}/models`,
        headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
      };
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a model is wanted for. */
export type ModelPurpose = 'text' | 'embeddings';

/** Names of models that make embeddings, where their provider does not say what a model is for. */
const NAMED_FOR_EMBEDDINGS = /embed|\bbge-|\bgte-|\be5-|minilm/i;
/** Names of models that draw, speak, listen or judge. */
const NAMED_FOR_OTHERS = /whisper|\btts\b|dall-e|image|moderation|transcribe|realtime|sora|rerank/i;

/** Google and Mistral say what each model can do; of the others only the name tells. */
const serves = (model: Record<string, unknown>, name: string, purpose: ModelPurpose): boolean => {
  const { supportedGenerationMethods: methods, capabilities } = model;
  if (Array.isArray(methods))
    return methods.includes(purpose === 'text' ? 'generateContent' : 'embedContent');
  if (purpose === 'text' && isObject(capabilities) && capabilities.completion_chat === false) return false;
  const isForEmbeddings = NAMED_FOR_EMBEDDINGS.test(name);
  return purpose === 'embeddings' ? isForEmbeddings : !isForEmbeddings && !NAMED_FOR_OTHERS.test(name);
};

const modelsIn = (body: unknown): { name: string; model: Record<string, unknown> }[] => {
  const lists = isObject(body) ? [body.data, body.models, body] : [body];
  const list = lists.find(Array.isArray) as unknown[] | undefined;
  if (!list) throw new ProviderError('The server answered no list of models', 'invalid');
  return list.flatMap((model) => {
    if (!isObject(model)) return [];
    const name = [model.id, model.name].find((text) => typeof text === 'string');
    return typeof name === 'string' ? [{ name: name.replace(/^models\//, ''), model }] : [];
  });
};

/**
 * The names of the models that a provider offers for this key, in order; those for another purpose are left out as far as the provider or
 * the name tells, unless none would be left. Throws ProviderError.
 *
 * Over our own transport, because the provider libraries (`ai` 6, `@ai-sdk/*`) ask models and list none: only Vercel's gateway can.
 */
export const listModels = async (
  connection: ModelConnection,
  { signal, timeoutMs, purpose = 'text' }: { signal: AbortSignal; timeoutMs: number; purpose?: ModelPurpose },
): Promise<string[]> => {
  try {
    const models = modelsIn(await requestModels(connection, { signal, timeoutMs }));
    const fitting = models.filter(({ name, model }) => serves(model, name, purpose));
    const names = (fitting.length > 0 ? fitting : models).map(({ name }) => name);
    return [...new Set(names)].sort().slice(0, MAX_MODELS);
  } catch (error) {
    throw error instanceof ProviderError ? withoutKey(error, connection.apiKey) : error;
  }
};

const requestModels = async (
  connection: ModelConnection,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<unknown> => {
  const reply = await httpPost({
    ...requestOf(connection),
    method: 'GET',
    signal,
    timeoutMs,
    maxBytes: MAX_BYTES,
    addressesOf: connection.addressesOf,
  });
  try {
    return JSON.parse(await readAll(reply));
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError('The server answered no list of models', 'invalid', { cause });
  }
};
