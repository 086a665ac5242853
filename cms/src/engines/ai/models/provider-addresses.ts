import type { ModelProvider } from '../../../contract';

/** Where each provider answers when nobody says otherwise; '' where everybody has an address of their own. */
export const PROVIDER_ADDRESSES: Readonly<Record<ModelProvider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
  azure: '',
  'openai-compatible': '',
  ollama: 'http://127.0.0.1:11434/v1',
  lmstudio: 'http://127.0.0.1:1234/v1',
};

/** The same connection with the address that it leads to. */
export const withAddress = <Connection extends { provider: ModelProvider; baseUrl: string }>(
  connection: Connection,
): Connection => ({
  ...connection,
  baseUrl: connection.baseUrl || PROVIDER_ADDRESSES[connection.provider],
});

/** Whether enough is known of a model to ask it. */
export const isComplete = ({
  provider,
  baseUrl,
  model,
}: {
  provider: ModelProvider;
  baseUrl: string;
  model: string;
}): boolean => model !== '' && (baseUrl !== '' || PROVIDER_ADDRESSES[provider] !== '');
