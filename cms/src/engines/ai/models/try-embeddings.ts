import type { ModelTrial } from '../../../contract';
import { ProviderError } from '../port';
import { faultOf } from '../remote/fault-of';
import { EmbeddingsClient } from '../vectors/embeddings-client';
import type { ModelConnection } from './port';
import { withAddress } from './provider-addresses';

const SAMPLE = 'A che ora aprite?';
/** A visitor's question of usual length. */
const USUAL_TOKENS = 15;

/** One tiny real call to an embedding model: whether and how fast it answers, and how long its vectors are. Never throws. */
export const tryEmbeddings = async (
  connection: ModelConnection,
  { inputPrice }: { inputPrice: number },
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<ModelTrial> => {
  let inputTokens = 0;
  const client = new EmbeddingsClient(withAddress(connection), (usage) => ({ inputTokens } = usage));
  const start = performance.now();
  const took = (): number => Math.round(performance.now() - start);
  try {
    const [vector] = await client.embed([SAMPLE], { signal, timeoutMs });
    return {
      ok: true,
      part: 'embeddings',
      milliseconds: took(),
      inputTokens,
      dimensions: vector?.length ?? 0,
      thousandMessages: Math.round((USUAL_TOKENS * inputPrice) / 1_000),
    };
  } catch (error) {
    const detail = error instanceof ProviderError ? (error.detail ?? null) : null;
    return { ok: false, fault: faultOf(error), detail, milliseconds: took() };
  }
};
