import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SitePageFile {
  status?: number;
  type?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
}
type File = string | SitePageFile | ((request: http.IncomingMessage) => SitePageFile | 'silence');

/** An owner's web site on this machine: paths and what stands there, which a test may change while it runs. */
export const ownersSite = async (files: Record<string, File>) => {
  const requests: string[] = [];
  const held: http.ServerResponse[] = [];
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const file = files[path] ?? { status: 404, body: 'Not found' };
    const made =
      typeof file === 'function' ? file(request) : typeof file === 'string' ? { body: file } : file;
    if (made === 'silence') return void held.push(response);
    const { status = 200, type = 'text/html; charset=utf-8', body = '', headers = {} } = made;
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** For WEB_FETCH_ALLOW: this machine is nobody's public site. */
    host: `127.0.0.1:${port}`,
    files,
    /** Every path that was asked for, in order. */
    requests,
    /** Answers what was kept waiting. */
    release: () =>
      held
        .splice(0)
        .forEach((response) =>
          response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Finalmente.</p>'),
        ),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type OwnersSite = Awaited<ReturnType<typeof ownersSite>>;

/** A page as a shop's system makes it: the same frame everywhere, words of its own in the middle. */
export const sitePage = (title: string, words: string, links: string[] = []): string =>
  `<!doctype html><html><head><title>${title}</title></head><body>
  <header><nav>${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</nav></header>
  <main><h1>${title}</h1><p>${words}</p></main><footer>P. IVA 00000000000</footer></body></html>`;
