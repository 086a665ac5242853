import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type {
  WidgetConfig,
  WidgetLiveEvent,
  WidgetMessage,
  WidgetOutcome,
  WidgetSource,
  WidgetStreamEvent,
} from '@contract';
import { cmsDist, repositoryRoot } from '../support/paths';

// The server's code is CommonJS, whose names Playwright's loader does not give to an import.
const require = createRequire(import.meta.url);
const {
  DESIGN_DEFAULTS,
  widgetConfigOf,
}: typeof import('../../cms/src/contract') = require('../../cms/src/contract');
const { packWidget } = require(
  path.join(cmsDist, 'src/api/widget/pack-widget.js'),
) as typeof import('../../cms/src/api/widget/pack-widget');

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

/** What the chatbot says to one question. */
export interface Reply {
  text: string;
  sources?: WidgetSource[];
  suggestions?: string[];
  handover?: boolean;
  outcome?: WidgetOutcome;
}

const SHIPPING: Reply = { text: 'Spediamo in **24 ore**: [dettagli](https://example.com/spedizioni)' };

export interface Officina extends Site {
  /** Paths that were asked for. */
  requests: string[];
  /** What visitors asked, in their order. */
  questions: string[];
  /** What it says to a question: a reply, perhaps later, or the status of a failure. */
  answer(question: string): Reply | number | Promise<Reply | number>;
  /** What was said before. */
  history: WidgetMessage[];
  /** Whether a person looks at the inbox. */
  available: boolean;
  /** Tells every visitor who listens. */
  tell(event: WidgetLiveEvent): void;
  /** Everything as it was at the start. */
  reset(): void;
}

/** A whole reply as it travels. */
const eventsOf = (
  { text, sources = [], suggestions = [], handover = false, outcome = 'answered' }: Reply,
  id: string,
): string => {
  const events: WidgetStreamEvent[] = [
    { type: 'start', messageId: id },
    { type: 'data-session', data: { sessionId: 's', session_token: 't', message_id: id } },
    { type: 'text-delta', id, delta: text },
    ...sources.map((source, index) => ({
      type: 'source-document' as const,
      sourceId: `${index}`,
      mediaType: 'text/plain',
      ...source,
    })),
    { type: 'data-suggestions', data: suggestions },
    { type: 'data-outcome', data: { outcome, handover, ai_generated: true, reply_id: id } },
    { type: 'finish' },
  ];
  return `${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`;
};

const bodyOf = async (request: http.IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * The built widget behind the routes it relies on. `inline` puts the config inside the script, as the real server does for a
 * known installation, with the `changes` that a test is about; installations called `gone` are suspended.
 */
export const startOfficina = async ({
  inline = true,
  changes = {},
}: { inline?: boolean; changes?: Partial<WidgetConfig> } = {}): Promise<Officina> => {
  const atFirst = () => ({ answer: () => SHIPPING, history: [], available: false });
  const lines = new Set<http.ServerResponse>();
  const officina: Officina = {
    ...atFirst(),
    requests: [],
    questions: [],
    tell: (event) => lines.forEach((line) => line.write(`data: ${JSON.stringify(event)}\n\n`)),
    reset: () => {
      officina.requests.length = officina.questions.length = 0;
      Object.assign(officina, atFirst());
    },
    origin: '',
    close: () => site.close(),
  };
  const { requests, questions } = officina;
  const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const site = await listen(async (request, response) => {
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
      const name = url.pathname.slice('/widget-assets/'.length).replace(/^(?:again\/)+/, '');
      const file = path.join(dist, 'assets', name);
      return void (fs.existsSync(file)
        ? send(200, type, fs.readFileSync(file))
        : send(404, 'text/plain', ''));
    }
    if (url.pathname === '/api/widget/config') {
      const id = url.searchParams.get('install_id') ?? '';
      return void (id === 'gone'
        ? send(404, 'application/json', JSON.stringify({ data: null, suspended: true }))
        : send(200, 'application/json', JSON.stringify(configOf(id, site.origin, changes))));
    }
    if (url.pathname === '/api/widget/chat') {
      const { message = '' } = JSON.parse(await bodyOf(request)) as { message?: string };
      questions.push(message);
      const reply = await officina.answer(message);
      if (typeof reply === 'number') return void send(reply, 'application/json', '{"error":{}}');
      return void send(200, 'text/event-stream', eventsOf(reply, `r${questions.length}`));
    }
    if (url.pathname === '/api/widget/person')
      return void send(200, 'application/json', JSON.stringify({ available: officina.available }));
    if (url.pathname === '/api/widget/events') {
      response.writeHead(200, { ...open, 'content-type': 'text/event-stream' }).write(': ping\n\n');
      lines.add(response);
      return void response.once('close', () => lines.delete(response));
    }
    if (url.pathname === '/api/widget/history')
      return void send(
        200,
        'application/json',
        JSON.stringify({
          messages: officina.history,
          has_more: false,
          attended_by: 'bot',
          person_requested: false,
        }),
      );
    if (/^\/api\/widget\/(handover|feedback|stop)$/.test(url.pathname))
      return void send(204, 'text/plain', '');
    send(404, 'text/plain', '');
  });
  return Object.assign(officina, { origin: site.origin });
};

/** A customer's page, or site: `html` is asked with the path each time; `headers` are the page's own. */
export const startShop = (
  html: (path: string) => string,
  headers: Record<string, string> = {},
): Promise<Site> =>
  listen((request, response) => {
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    const path = request.url ?? '/';
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type, ...headers }).end(html(path));
  });

export const snippet = (officina: Pick<Site, 'origin'>, installId: string, attributes = ''): string =>
  `<script async ${attributes} src="${officina.origin}/widget.js?id=${installId}" data-install-id="${installId}"></script>`;
