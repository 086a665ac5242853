import http from 'node:http';

/** A model server that says one sentence at a time, each when the test lets it. */
export const startFakeModel = async () => {
  const open: { say(text: string): void; end(): void; gone: boolean }[] = [];
  const server = http.createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      const reply = {
        gone: false,
        say: (text: string) =>
          response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`),
        end: () => response.end('data: [DONE]\n\n'),
      };
      response.once('close', () => (reply.gone = true));
      open.push(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return {
    env: { AI_BASE_URL: `http://127.0.0.1:${address.port}/v1`, AI_MODEL: 'prova', AI_API_KEY: 'prova' },
    /** Replies that were asked for, in order. */
    replies: open,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
