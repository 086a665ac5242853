import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

type Answer = { type: string; body: string | Buffer } | null;

export interface TestServer {
  origin: string;
  close: () => void;
}

const listen = async (answer: (url: URL) => Answer): Promise<TestServer> => {
  const server = http.createServer(({ url = '/' }, response) => {
    const found = answer(new URL(url, 'http://127.0.0.1'));
    response.writeHead(found ? 200 : 404, {
      'content-type': found?.type ?? 'text/plain',
      'access-control-allow-origin': '*',
    });
    response.end(found?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** What an application asks of the server of its chatbot: the package, and the config of one installation. */
export const serveChatbot = (
  downloads: string,
  { id, config }: { id: string; config: object },
): Promise<TestServer> =>
  listen(({ pathname, searchParams }) => {
    if (pathname === '/downloads/officina-chat.tgz')
      return { type: 'application/gzip', body: fs.readFileSync(path.join(downloads, 'officina-chat.tgz')) };
    if (pathname === '/api/widget/config' && searchParams.get('install_id') === id)
      return { type: 'application/json', body: JSON.stringify(config) };
    return null;
  });

const TYPES: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** A folder that a build made, as a web server hands it out. */
export const serveFolder = (folder: string): Promise<TestServer> =>
  listen(({ pathname }) => {
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!file.startsWith(folder) || !fs.existsSync(file)) return null;
    return { type: TYPES[path.extname(file)] ?? 'application/octet-stream', body: fs.readFileSync(file) };
  });
