import type { EmbeddingModel } from 'ai';
import { ProviderError } from '../port';
import { canonicalEmbeddings } from './canonical-embeddings';
import { pinnedFetch } from './pinned-fetch';
import type { ModelConnection } from './port';
import { PROVIDER_ADDRESSES } from './provider-addresses';

/** 64 vectors of 4,096 numbers in decimal. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The embedding model of a connection, as its provider's library speaks to it. Throws ProviderError where a provider has none. */
export const createEmbeddingModel = async (
  { provider, baseUrl, apiKey, model, addressesOf }: ModelConnection,
  timeoutMs: number,
): Promise<EmbeddingModel> => {
  const fetch = pinnedFetch({ timeoutMs, addressesOf, maxBytes: MAX_BYTES });
  // An empty key would make some libraries look for one in the environment, or refuse to start.
  const access = { baseURL: baseUrl || PROVIDER_ADDRESSES[provider], apiKey: apiKey || 'none', fetch };
  const ordered = { ...access, fetch: canonicalEmbeddings(fetch) };
  switch (provider) {
    case 'anthropic':
      throw new ProviderError('Anthropic has no embeddings', 'invalid', {
        detail: 'Anthropic has no embeddings',
      });
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(ordered).embedding(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(access).embedding(model);
    case 'mistral':
      return (await import('@ai-sdk/mistral')).createMistral(ordered).embedding(model);
    case 'azure':
      return (await import('@ai-sdk/azure')).createAzure(ordered).embedding(model);
    case 'openai-compatible':
    case 'ollama':
    case 'lmstudio':
      return (await import('@ai-sdk/openai-compatible'))
        .createOpenAICompatible({
          name: 'compatible',
          baseURL: access.baseURL,
          ...(apiKey === '' ? {} : { apiKey }),
          fetch: ordered.fetch,
        })
        .embeddingModel(model);
  }
};
