import { ProviderError } from '../port';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The answer with its vectors in the order of their texts: some servers answer out of order and say so, some leave the place out. */
const inOrder = (answer: Record<string, unknown>): Record<string, unknown> => {
  const data = Array.isArray(answer.data) ? (answer.data as unknown[]) : [];
  const places = data.map((each, at) => (isObject(each) && typeof each.index === 'number' ? each.index : at));
  if (new Set(places).size !== data.length || places.some((place) => data[place] === undefined))
    throw new ProviderError('The embeddings server answered for texts that nobody sent', 'invalid');
  const vectors: unknown[] = [];
  data.forEach((each, at) => (vectors[places[at] ?? at] = each));
  // What was not counted is left out rather than half said, which the library refuses.
  const { usage } = answer;
  const isCounted = isObject(usage) && typeof usage.prompt_tokens === 'number';
  return { ...answer, data: vectors, usage: isCounted ? usage : undefined };
};

/** Makes of the answers of OpenAI-compatible servers what the provider's library takes for granted. */
export const canonicalEmbeddings =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    let answer: unknown;
    try {
      answer = JSON.parse(await response.text());
    } catch (cause) {
      if (cause instanceof ProviderError) throw cause;
      throw new ProviderError('The embeddings server answered no JSON', 'invalid', { cause });
    }
    return new Response(JSON.stringify(isObject(answer) ? inOrder(answer) : answer), {
      headers: { 'content-type': 'application/json' },
    });
  };
