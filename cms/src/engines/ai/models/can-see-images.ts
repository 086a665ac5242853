import { ProviderError } from '../port';
import type { ModelClient } from './model-client';

/** A red square of 64 points. */
const RED_SQUARE = {
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEXcFBQXnfKmAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
    'base64',
  ),
  mediaType: 'image/png',
};
const MAX_CHARACTERS = 2_000;

/** What says nothing about the model: its server is away, slow, or wants to be left alone. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ProviderError) ||
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  error.kind === 'aborted' ||
  (error.kind === 'status' && [401, 403, 408, 429].includes(error.status ?? 0));

const known = new WeakMap<ModelClient, boolean>();

/**
 * Whether a model sees pictures: it is shown one and must name its colour. Found out once for each client; servers say nothing reliable
 * about it, and some take pictures that their model never sees. Never throws.
 */
export const canSeeImages = async (client: ModelClient, signal: AbortSignal): Promise<boolean> => {
  const stored = known.get(client);
  if (stored !== undefined) return stored;
  try {
    const question = { role: 'user' as const, content: 'Di che colore è? Una parola.', images: [RED_SQUARE] };
    const reply = await client.complete({ messages: [question], signal }, MAX_CHARACTERS);
    const namesRed = /ross|red|rouge|rojo|rot\b/i.test(reply);
    known.set(client, namesRed);
    return namesRed;
  } catch (error) {
    if (!isPassing(error)) known.set(client, false);
    return false;
  }
};
