import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { WidgetConfig, WidgetStreamEvent } from '@contract';
import { repositoryRoot } from '../support/paths';

// The server's code is CommonJS, whose names Playwright's loader does not give to an import.
const require = createRequire(import.meta.url);
const {
  DESIGN_DEFAULTS,
  widgetConfigOf,
}: typeof import('../../cms/src/contract') = require('../../cms/src/contract');
const {
  packWidget,
}: typeof import('../../cms/src/api/widget/pack-widget') = require('../../cms/src/api/widget/pack-widget');

const dist = process.env.SDK_DIST ?? path.join(repositoryRoot, 'sdk/dist');

export interface Site {
  origin: string;
  close(): Promise<void>;
}

const listen = async (answer: http.RequestListener): Promise<Site> => {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The public config of an installation, as the server would give it. */
export const configOf = (
  installId: string,
  api: string,
  changes: Partial<WidgetConfig> = {},
): WidgetConfig => ({
  ...widgetConfigOf({
    id: installId,
    publicKey: 'key',
    language: 'it',
    privacyUrl: '',
    contactUrl: '',
    design: {
      ...DESIGN_DEFAULTS,
      displayDelaySeconds: 0,
      invitationText: 'Hai bisogno di aiuto?',
      displayName: 'Giulia',
      bubbleColor: '#2f6b57',
      aiBubbleTextColor: '#0f172a',
    },
    avatarUrl: null,
    apiUrl: api,
  }),
  // The system's own, unless a test is about fonts.
  font_family: '',
  ...changes,
});

const drawings = () => JSON.parse(fs.readFileSync(path.join(dist, 'drawings.json'), 'utf8'));

export interface Officina extends Site {
  /** Paths that were asked for. */
  requests: string[];
}

/**
 * The built widget behind the routes it relies on. `inline` puts the config inside the script, as the real server does for a
 * known installation, with the `changes` that a test is about; installations called `gone` are suspended.
 */
export const startOfficina = async ({
  inline = true,
  changes = {},
}: { inline?: boolean; changes?: Partial<WidgetConfig> } = {}): Promise<Officina> => {
  const requests: string[] = [];
  const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const site = await listen((request, response) => {
    const url = new URL(request.url ?? '/', site.origin);
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { ...open, 'content-type': type }).end(body);
    if (request.method === 'OPTIONS') return void response.writeHead(204, open).end();
    requests.push(url.pathname);
    if (url.pathname === '/widget.js') {
      const script = fs.readFileSync(path.join(dist, 'widget.js'), 'utf8');
      const id = url.searchParams.get('id');
      const config =
        id && inline
          ? JSON.stringify(packWidget(configOf(id, site.origin, changes), drawings()))
          : '"__OFFICINA_CONFIG__"';
      return void send(
        200,
        'text/javascript',
        script.replace('"__OFFICINA_CONFIG__"', () => config),
      );
    }
    if (url.pathname.startsWith('/widget-assets/')) {
      const type = url.pathname.endsWith('.woff2') ? 'font/woff2' : 'text/javascript';
      const name = url.pathname.slice('/widget-assets/'.length);
      return void send(200, type, fs.readFileSync(path.join(dist, 'assets', name)));
    }
    if (url.pathname === '/api/widget/config') {
      const id = url.searchParams.get('install_id') ?? '';
      return void (id === 'gone'
        ? send(404, 'application/json', JSON.stringify({ data: null, suspended: true }))
        : send(200, 'application/json', JSON.stringify(configOf(id, site.origin, changes))));
    }
    if (url.pathname === '/api/widget/chat') {
      const events: WidgetStreamEvent[] = [
        { type: 'start', messageId: '1' },
        { type: 'data-session', data: { sessionId: 's', session_token: 't', message_id: 'm' } },
        {
          type: 'text-delta',
          id: '1',
          delta: 'Spediamo in **24 ore**: [dettagli](https://example.com/spedizioni)',
        },
        {
          type: 'data-outcome',
          data: { outcome: 'answered', handover: false, ai_generated: true, reply_id: 'r' },
        },
        { type: 'finish' },
      ];
      const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
      return void send(200, 'text/event-stream', `${body}data: [DONE]\n\n`);
    }
    if (url.pathname === '/api/widget/person')
      return void send(200, 'application/json', '{"available":false}');
    // A line on which nothing happens.
    if (url.pathname === '/api/widget/events')
      return void response
        .writeHead(200, { ...open, 'content-type': 'text/event-stream' })
        .write(': ping\n\n');
    if (url.pathname === '/api/widget/history') return void send(200, 'application/json', '{"messages":[]}');
    send(404, 'text/plain', '');
  });
  return { ...site, requests };
};

/** A customer's page. `html` may be asked for again and again; `headers` are the page's own. */
export const startShop = (html: () => string, headers: Record<string, string> = {}): Promise<Site> =>
  listen((request, response) => {
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(html());
  });

export const snippet = (officina: Site, installId: string, attributes = ''): string =>
  `<script async ${attributes} src="${officina.origin}/widget.js?id=${installId}" data-install-id="${installId}"></script>`;
