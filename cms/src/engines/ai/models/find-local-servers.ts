import type { LocalModelServer } from '../../../contract';
import { listModels } from './list-models';

/** Where local servers listen; `OLLAMA_HOST` is the variable that Ollama itself reads. */
const candidates = (ollamaHost: string): Omit<LocalModelServer, 'models'>[] => [
  {
    provider: 'ollama',
    name: 'Ollama',
    baseUrl: `http://${ollamaHost.replace(/^https?:\/\//, '').replace(/\/+$/, '')}/v1`,
  },
  { provider: 'lmstudio', name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
];

/** The model servers that run on this machine, with the models that they offer. Never throws: one that is not there is not listed. */
export const findLocalServers = async (
  ollamaHost: string,
  options: { signal: AbortSignal; timeoutMs: number },
): Promise<LocalModelServer[]> => {
  const found = await Promise.all(
    candidates(ollamaHost).map(async (server) => {
      try {
        const connection = { provider: server.provider, baseUrl: server.baseUrl, apiKey: '', model: '' };
        return [{ ...server, models: await listModels(connection, options) }];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
};
