import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { DESIGN_DEFAULTS, widgetConfigOf } from '../../../cms/src/contract';
import { cmsDist, repositoryRoot } from '../../support/paths';
import type { Subject } from './subjects';

const { packWidget } = createRequire(path.join(cmsDist, 'src/serve.js'))(
  './api/widget/pack-widget',
) as typeof import('../../../cms/src/api/widget/pack-widget');

/** What one streamed reply says: 2,000 characters of light Markdown in 100 pieces, 20 ms apart. */
export const REPLY_END = 'Fine.';
const SENTENCE = 'Spediamo in **24 ore** in tutta Italia, con *corriere espresso* o ritiro in negozio.\n\n';
const REPLY = `${SENTENCE.repeat(40).slice(0, 2000 - REPLY_END.length - 2)}\n\n${REPLY_END}`;
const PIECES = Array.from({ length: 100 }, (_, index) =>
  REPLY.slice(Math.round((index * REPLY.length) / 100), Math.round(((index + 1) * REPLY.length) / 100)),
);

/** `count` messages of a conversation; the last one is what a visitor waits to see. */
export const LAST_MESSAGE = 'Ultimo messaggio';
const conversation = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    sender: index % 2 ? 'bot' : 'user',
    text:
      index === count - 1
        ? LAST_MESSAGE
        : index % 2
          ? `Risposta **${index}**: spediamo in *24 ore*.\n\n- corriere\n- ritiro in negozio`
          : `Domanda ${index}: quando spedite?`,
    sources: [],
    message_id: `m${index - (index % 2)}`,
    feedback: null,
    created_at: new Date(Date.UTC(2026, 0, 1, 8, 0, index)).toISOString(),
  }));

const PAGE = Array.from(
  { length: 30 },
  (_, index) => `<h2>Capitolo ${index}</h2><p>${'Una pizzeria di quartiere. '.repeat(12)}</p>`,
).join('');

export interface BenchServer {
  origin: string;
  /** Gzip bytes of a script of this server, by address. */
  gzip(address: string): number;
  /** How many messages the conversation has that visits find. */
  messages: number;
  close(): void;
}

interface Sent {
  type: string;
  brotli: Buffer;
  gzip: number;
}

const pack = (type: string, body: string | Buffer): Sent => ({
  type,
  brotli: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: gzipSync(body, { level: 9 }).length,
});

/**
 * Serves the page, the widget as `npm run build` left it (or as `sdk` holds it), the bare Lit element and the peers, all packed the
 * same way, and answers for the servers behind them.
 */
export const serve = async (
  subjects: readonly Subject[],
  sdk: string,
  peers: string,
): Promise<BenchServer> => {
  const bareLit = await build({
    entryPoints: [path.join(repositoryRoot, 'tests/bench/widget/bare-lit.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    conditions: ['production'],
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
  const cache = new Map<string, Sent>();
  let origin = '';

  const find = (name: string): Sent | null => {
    const known = cache.get(name);
    if (known) return known;
    let body: string | Buffer | null = null;
    if (name === '/bare-lit.js') body = bareLit.outputFiles[0]?.text ?? '';
    else if (name === '/widget.js') {
      const config = widgetConfigOf({
        id: 'bench',
        publicKey: 'bench',
        language: 'it',
        privacyUrl: '',
        contactUrl: '',
        design: { ...DESIGN_DEFAULTS, displayDelaySeconds: 60 },
        avatarUrl: null,
        apiUrl: origin,
      });
      const drawings = JSON.parse(fs.readFileSync(path.join(sdk, 'drawings.json'), 'utf8'));
      body = fs
        .readFileSync(path.join(sdk, 'widget.js'), 'utf8')
        .replace('"__OFFICINA_CONFIG__"', () => JSON.stringify(packWidget(config, drawings)));
    } else {
      const [folder, base] = name.startsWith('/peers/')
        ? [peers, '/peers/']
        : [path.join(sdk, 'assets'), '/widget-assets/'];
      const file = path.join(folder, name.slice(base.length));
      if (name.startsWith(base) && fs.existsSync(file)) body = fs.readFileSync(file);
    }
    if (body === null) return null;
    const sent = pack(name.endsWith('.woff2') ? 'font/woff2' : 'text/javascript; charset=utf-8', body);
    cache.set(name, sent);
    return sent;
  };

  const stream = async (
    response: http.ServerResponse,
    event: (piece: string) => string,
    head: string,
    tail: string,
  ) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(head);
    for (const piece of PIECES) {
      await sleep(20);
      response.write(event(piece));
    }
    response.end(tail);
  };
  const event = (body: unknown) => `data: ${JSON.stringify(body)}\n\n`;

  const api = (url: URL, response: http.ServerResponse) => {
    const json = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { pathname, searchParams } = url;
    if (pathname === '/api/widget/chat')
      return stream(
        response,
        (delta) => event({ type: 'text-delta', id: '1', delta }),
        event({ type: 'start', messageId: 'r' }) +
          event({ type: 'data-session', data: { sessionId: 's', session_token: 't', message_id: 'm' } }),
        event({
          type: 'data-outcome',
          data: { outcome: 'answered', handover: false, ai_generated: true, reply_id: 'r' },
        }) + 'data: [DONE]\n\n',
      );
    if (pathname === '/peer-stream') return stream(response, (text) => event({ text }), '', '');
    if (pathname === '/api/widget/history') {
      const all = conversation(server.messages);
      const before = searchParams.get('before');
      const end = before ? all.findIndex(({ id }) => id === before) : all.length;
      const from = searchParams.has('install_id') ? Math.max(0, end - 200) : 0;
      return json({
        messages: all.slice(from, end),
        has_more: from > 0,
        attended_by: 'bot',
        person_requested: false,
      });
    }
    // A line on which nothing happens.
    if (pathname === '/api/widget/events')
      return response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': ping\n\n');
    if (pathname.endsWith('/startChat'))
      return json({
        sessionId: 's',
        typebot: { id: 'bench', version: '6', theme: {}, settings: {} },
        messages: [],
        input: { id: 'i', type: 'text input', options: {} },
      });
    if (pathname.startsWith('/api/v1/chatflows-streaming')) return json({ isStreaming: false });
    return json({});
  };

  const listener = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const subject = subjects.find(({ name }) => url.pathname === `/page/${encodeURIComponent(name)}`);
    if (subject) {
      const { brotli } = pack(
        'text/html',
        `<!doctype html><html lang="it"><head><meta name="viewport" content="width=device-width"><title>Pizzeria</title><link rel="icon" href="data:,"></head><body><h1>Pizzeria</h1>${PAGE}${subject.html}</body></html>`,
      );
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        ...(url.searchParams.has('csp')
          ? { 'content-security-policy': url.searchParams.get('csp') ?? '' }
          : {}),
      });
      return void response.end(brotli);
    }
    const file = find(decodeURIComponent(url.pathname));
    if (!file) return void api(url, response);
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'cache-control':
        url.pathname === '/widget.js' ? 'public, no-cache' : 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    response.end(file.brotli);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(listener.address() as AddressInfo).port}`;
  const server: BenchServer = {
    origin,
    gzip: (address) => find(decodeURIComponent(new URL(address).pathname))?.gzip ?? 0,
    messages: 0,
    close: () => {
      listener.close();
      listener.closeAllConnections();
    },
  };
  return server;
};
