import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: unknown;
}
export interface FaultServer {
  url: string;
  received: Received[];
  /** What the next requests get. */
  answer: (handler: (response: http.ServerResponse, request: Received) => void) => void;
  close: () => Promise<void>;
}

/** A local stand-in for a provider, as good or as bad as a test wants. */
export const startFaultServer = async (): Promise<FaultServer> => {
  const received: Received[] = [];
  let handler: (response: http.ServerResponse, request: Received) => void = (response) => response.end('{}');
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || 'null');
      const message = { path: request.url ?? '', headers: request.headers, body };
      received.push(message);
      handler(response, message);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (next) => {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** An event stream of the given payloads. */
export const streamOf =
  (...payloads: unknown[]) =>
  (response: http.ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const payload of payloads)
      response.write(`data: ${typeof payload === 'string' ? payload : JSON.stringify(payload)}\n\n`);
    response.end();
  };
/** A stream that says one text, as OpenAI would. */
export const saying = (...pieces: string[]) =>
  streamOf(...pieces.map((content) => ({ choices: [{ index: 0, delta: { content } }] })), '[DONE]');
