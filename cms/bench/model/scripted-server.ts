import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedServer {
  /** Up to and without `/chat/completions`. */
  baseUrl: string;
  /** What every further request is answered. */
  reply: string;
  requests: number;
  close(): void;
}

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason }],
  })}\n\n`;

/** A model that says what it is given, in pieces, as OpenAI's chat completions stream it. */
export const startScriptedServer = async (): Promise<ScriptedServer> => {
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => {
      scripted.requests += 1;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(chunk({ role: 'assistant', content: '' }));
      for (const piece of scripted.reply.match(/[\s\S]{1,7}/g) ?? [])
        response.write(chunk({ content: piece }));
      response.write(chunk({}, 'stop'));
      response.write(
        `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [], usage: { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 } })}\n\n`,
      );
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const scripted: ScriptedServer = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    reply: '',
    requests: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return scripted;
};
