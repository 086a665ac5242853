import { build } from 'esbuild';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { repositoryRoot } from '../../support/paths';

/** The least that this stack can be: one heading, drawn on the server, taken over by React behind a data router, styled by emotion. */
const SOURCE = `
import { jsx } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
const Hello = () => jsx('h1', { css: { color: 'teal' } }, 'Ciao');
const router = createBrowserRouter([{ path: '*', Component: Hello }], { hydrationData: {} });
hydrateRoot(document.getElementById('root'), jsx(RouterProvider, { router }));
document.documentElement.dataset.ready = '';
`;

const HTML = `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Ciao</title>
<link rel="modulepreload" href="/page.js"></head><body><div id="root"><h1>Ciao</h1></div>
<script type="module" src="/page.js"></script></body></html>`;

/** A bare page of the same stack on a server of its own, compressed as ours is. */
export const serveBarePage = async (): Promise<{ url: string; close: () => void }> => {
  const site = path.join(repositoryRoot, 'site');
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: site, loader: 'js' },
    absWorkingDir: site,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  });
  const script = zlib.brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array());
  const page = zlib.gzipSync(HTML);
  const server = http.createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-encoding': isScript ? 'br' : 'gzip',
    });
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
};
