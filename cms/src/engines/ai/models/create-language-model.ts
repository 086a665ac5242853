import type { LanguageModel } from 'ai';
import { canonicalCompletions } from './canonical-completions';
import { pinnedFetch } from './pinned-fetch';
import type { ModelConnection } from './port';
import { PROVIDER_ADDRESSES } from './provider-addresses';

/** Options that servers may refuse by name; a client learns them from the refusal, once. */
export interface LearnedOptions {
  /** Newer models of OpenAI refuse `max_tokens`. */
  limitName: 'max_tokens' | 'max_completion_tokens';
  /** Some older servers refuse to be asked for the tokens that they used. */
  includeUsage: boolean;
  /** Some models and servers refuse to be held to a schema. */
  schemas: boolean;
}

/** Models that think first spend their tokens on thoughts before they write. */
export const THINKING_TOKENS = 2_000;

const withLearned =
  ({ limitName, includeUsage }: Pick<LearnedOptions, 'limitName' | 'includeUsage'>) =>
  ({ max_tokens, stream_options, ...body }: Record<string, unknown>): Record<string, unknown> => ({
    ...body,
    ...(max_tokens === undefined
      ? {}
      : { [limitName]: limitName === 'max_tokens' ? max_tokens : THINKING_TOKENS }),
    ...(includeUsage && stream_options !== undefined ? { stream_options } : {}),
  });

/** The model of a connection, as its provider's library speaks to it. Libraries are read when the first model is asked, and no sooner. */
export const createLanguageModel = async (
  { provider, baseUrl, apiKey, model, addressesOf }: ModelConnection,
  timeoutMs: number,
  learned: LearnedOptions,
): Promise<LanguageModel> => {
  const fetch = pinnedFetch({ timeoutMs, addressesOf });
  // An empty key would make some libraries look for one in the environment, or refuse to start.
  const access = { baseURL: baseUrl || PROVIDER_ADDRESSES[provider], apiKey: apiKey || 'none', fetch };
  const tolerant = { ...access, fetch: canonicalCompletions(fetch) };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(tolerant).chat(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(access)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(access)(model);
    case 'mistral':
      return (await import('@ai-sdk/mistral')).createMistral(access)(model);
    case 'azure':
      return (await import('@ai-sdk/azure')).createAzure(tolerant).chat(model);
    case 'openai-compatible':
    case 'ollama':
    case 'lmstudio': {
      const [{ createOpenAICompatible }, { extractReasoningMiddleware, wrapLanguageModel }] =
        await Promise.all([import('@ai-sdk/openai-compatible'), import('ai')]);
      const compatible = createOpenAICompatible({
        name: 'compatible',
        baseURL: access.baseURL,
        ...(apiKey === '' ? {} : { apiKey }),
        fetch: canonicalCompletions(fetch),
        includeUsage: true,
        supportsStructuredOutputs: true,
        transformRequestBody: withLearned(learned),
      });
      return wrapLanguageModel({
        model: compatible(model),
        middleware: extractReasoningMiddleware({ tagName: 'think' }),
      });
    }
  }
};
