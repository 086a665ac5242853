import { ProviderError } from '../../port';
import { CompletionsClient } from '../../remote/completions-client';
import { completionText } from '../../remote/completion-text';
import type { ChatMessage } from '../../remote/prompt';

/** What a model says to some messages, whole. Throws ProviderError. */
export type Complete = (messages: ChatMessage[], signal: AbortSignal) => Promise<string>;

/** Room for five posts, each with its tags. */
const MAX_TOKENS = 3_000;
const MAX_CHARACTERS = 32 * 1024;

/** Asks any server that speaks OpenAI's chat completions. */
export const completeWith = (
  settings: { baseUrl: string; apiKey: string; model: string },
  timeoutMs: number,
): Complete => {
  const client = new CompletionsClient({ ...settings, timeoutMs }, MAX_TOKENS);
  return async (messages, signal) => {
    let said = '';
    for await (const delta of completionText(await client.post({ messages }, signal))) {
      said += delta;
      if (said.length > MAX_CHARACTERS) throw new ProviderError('The model does not stop', 'invalid');
    }
    return said;
  };
};
