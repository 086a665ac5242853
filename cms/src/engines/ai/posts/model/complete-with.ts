import { ModelClient } from '../../models/model-client';
import type { RecordUsage } from '../../models/platform-models';
import type { ChatMessage, ModelConnection } from '../../models/port';

/** What a model says to some messages, whole, held to a JSON schema where its provider can. Throws ProviderError. */
export type Complete = (
  messages: ChatMessage[],
  signal: AbortSignal,
  schema?: Record<string, unknown>,
) => Promise<string>;

/** Room for five posts, each with its tags. */
const MAX_TOKENS = 3_000;
const MAX_CHARACTERS = 32 * 1024;

/** Asks one model, in at most `timeoutMs` milliseconds. */
export const completeWith = (
  connection: ModelConnection,
  timeoutMs: number,
  recordUsage?: RecordUsage,
): Complete => {
  const { provider, model } = connection;
  const client = new ModelClient(connection, { timeoutMs }, MAX_TOKENS, (usage) =>
    recordUsage?.({ feature: 'posts', botId: '', provider, model, ...usage }),
  );
  return (messages, signal, schema) => client.complete({ messages, signal, schema }, MAX_CHARACTERS);
};
