import { ProviderError } from '../port';
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

/** Google lists models that only embed or draw beside those that write. */
const writes = ({ supportedGenerationMethods: methods }: Record<string, unknown>): boolean =>
  !Array.isArray(methods) || methods.includes('generateContent') || methods.includes('embedContent');

const namesIn = (body: unknown): string[] => {
  const lists = isObject(body) ? [body.data, body.models, body] : [body];
  const list = lists.find(Array.isArray) as unknown[] | undefined;
  if (!list) throw new ProviderError('The server answered no list of models', 'invalid');
  return list.flatMap((each) => {
    if (!isObject(each) || !writes(each)) return [];
    const name = [each.id, each.name].find((text) => typeof text === 'string');
    return typeof name === 'string' ? [name.replace(/^models\//, '')] : [];
  });
};

/** The names of the models that a provider offers for this key, in order. Throws ProviderError. */
export const listModels = async (
  connection: ModelConnection,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<string[]> => {
  const reply = await httpPost({
    ...requestOf(connection),
    method: 'GET',
    signal,
    timeoutMs,
    maxBytes: MAX_BYTES,
    addressesOf: connection.addressesOf,
  });
  let body: unknown;
  try {
    body = JSON.parse(await readAll(reply));
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError('The server answered no list of models', 'invalid', { cause });
  }
  return [...new Set(namesIn(body))].sort().slice(0, MAX_MODELS);
};
