import http from 'node:http';

export type ProviderMode = 'answer' | 'error' | 'garbage' | 'empty' | 'silent' | 'slow' | 'cut';

/** A webhook of somebody else's that behaves as badly as it is told to. */
export const startFakeProvider = async () => {
  let mode: ProviderMode = 'answer';
  const requests: Record<string, unknown>[] = [];
  const release: (() => void)[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
      requests.push(body);
      const answer = () => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ reply: `Risposta a: ${String(body.message)}` }));
      };
      if (mode === 'answer') answer();
      if (mode === 'slow') release.push(answer);
      if (mode === 'error') {
        response.statusCode = 500;
        response.end('{"error":"Invalid API key sk-secret-123"}');
      }
      if (mode === 'garbage') response.end('<html><body>Bad gateway</body></html>');
      if (mode === 'empty') response.end('');
      if (mode === 'cut') response.destroy();
      // 'silent' leaves the line open.
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return {
    url: `http://127.0.0.1:${address.port}/chat`,
    requests,
    behave(next: ProviderMode) {
      mode = next;
    },
    /** Lets the slow answers go. */
    release() {
      for (const answer of release.splice(0)) answer();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
