import http from 'node:http';

export interface WebSite {
  /** Origin under a name that the browser is told to find on this machine, e.g. `http://pasticceria.esempio.test:4123`. */
  origin: string;
  host: string;
  /** What the site serves at every path. */
  setBody(html: string): void;
  close(): Promise<void>;
}

/** Somebody's web site on another origin. `tests/playwright.config.ts` maps `*.esempio.test` to this machine. */
export const serveSite = (host: string): Promise<WebSite> =>
  new Promise((resolve) => {
    let body = '';
    const server = http.createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(
        `<!doctype html><html lang="it"><head><title>Pasticceria</title></head><body><main><h1>Pasticceria Giada</h1></main>${body}</body></html>`,
      );
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        origin: `http://${host}:${port}`,
        host,
        setBody: (html) => {
          body = html;
        },
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
