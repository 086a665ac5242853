import http from 'node:http';

export interface ModelRequest {
  path: string;
  headers: http.IncomingHttpHeaders;
  /** The body as it came: what a signature is over. */
  text: string;
  body: {
    model?: string;
    messages?: { role: string; content: string }[];
    input?: string[];
    [key: string]: unknown;
  };
}
type Behaviour = (response: http.ServerResponse, request: ModelRequest) => void;

/** Says one text as OpenAI streams it, in pieces of a few letters. */
export const saying =
  (text: string | ((request: ModelRequest) => string)): Behaviour =>
  (response, request) => {
    const content = typeof text === 'string' ? text : text(request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let at = 0; at < content.length; at += 7)
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: content.slice(at, at + 7) } }] })}\n\n`,
      );
    response.end('data: [DONE]\n\n');
  };

/** Everything that a model was shown, as one text. */
export const contextOf = ({ body }: ModelRequest): string =>
  (body.messages ?? []).map(({ content }) => content).join('\n');

/** Meaning for tests: one direction for each group of words, so that texts of one group are near without sharing a word. */
const GROUPS = [/can[ei]|animal|cucciol/i, /aut[oi]|parchegg|sost/i, /celiac|glutine/i];
const meaningOf = (text: string, dimensions: number): number[] =>
  Array.from({ length: dimensions }, (_, at) => (GROUPS[at]?.test(text) ? 1 : 0.01));

/** An OpenAI-compatible server, or a webhook, that does what a test tells it; `/embeddings` understands three groups of words. */
export const startFakeLlm = async () => {
  const requests: ModelRequest[] = [];
  let behaviour: Behaviour = saying('Va bene.');
  let dimensions = 3;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    response.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const recorded: ModelRequest = {
        path: request.url ?? '',
        headers: request.headers,
        text: Buffer.concat(chunks).toString(),
        body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as ModelRequest['body'],
      };
      requests.push(recorded);
      if (!recorded.path.endsWith('/embeddings')) return behaviour(response, recorded);
      const data = (recorded.body.input ?? []).map((text, index) => ({
        index,
        embedding: meaningOf(text, dimensions),
      }));
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ data }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  const host = `127.0.0.1:${address.port}`;
  return {
    host,
    baseUrl: `http://${host}/v1`,
    requests,
    asked: () => requests.filter(({ path }) => path.endsWith('/chat/completions')),
    behave(next: Behaviour) {
      behaviour = next;
    },
    /** The embeddings model is exchanged under its name. */
    setDimensions(next: number) {
      dimensions = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type FakeLlm = Awaited<ReturnType<typeof startFakeLlm>>;
