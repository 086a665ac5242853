import type {
  WidgetChatRequest,
  WidgetFeedbackRequest,
  WidgetHandoverRequest,
  WidgetLiveEvent,
  WidgetMessage,
  WidgetOutcome,
  WidgetStopRequest,
  WidgetStreamEvent,
} from '@contract';
import type { RawConfig } from '../transport/read-config.js';

/** A chatbot's public config, as the server would send it. */
export const buildConfig = (changes: RawConfig = {}): RawConfig => ({
  install_id: 'install-1',
  chatbot_id: 'bot-1',
  bot_public_key: 'key-1',
  language: 'it',
  display_delay_seconds: 0,
  start_open: false,
  welcome_message_closed: 'Ciao! Come posso aiutarti?',
  invitation_message_text: 'Hai bisogno di aiuto?',
  bot_display_name: 'Giulia',
  bubble_color: '#2f6b57',
  header_background_color: '#2f6b57',
  handover: { email: true, url: '' },
  privacy_url: 'https://example.com/privacy',
  ...changes,
});

/** A reply under way: the test says what comes and when. */
export interface Stream {
  send(...events: WidgetStreamEvent[]): void;
  end(): void;
  /** The connection breaks. */
  break(): void;
}

/** A line on which the server tells what happens; the test says what. */
export interface Live {
  send(event: WidgetLiveEvent): void;
  /** The connection breaks. */
  break(): void;
}

type Answer = (
  request: WidgetChatRequest,
  call: { signal: AbortSignal | null; headers: Headers },
) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Stands in for the network: what the widget asks is noted, what it hears is up to the test. */
export class FakeServer {
  readonly config: { answer: () => Response | Promise<Response> } = { answer: () => json(buildConfig()) };
  readonly chatRequests: WidgetChatRequest[] = [];
  readonly handovers: WidgetHandoverRequest[] = [];
  readonly feedback: WidgetFeedbackRequest[] = [];
  readonly stops: WidgetStopRequest[] = [];
  /** The live lines that were opened, the newest last. */
  readonly lines: (Live & { signal: AbortSignal | null })[] = [];
  readonly paths: string[] = [];
  readonly signals: (AbortSignal | null)[] = [];
  authorization: string | null = null;
  history: () => Response = () => json({ messages: [] });
  handover: () => Response = () => json({ data: {} });
  judge: () => Response = () => new Response(null, { status: 204 });
  /** Whether a person looks at the inbox. */
  person: () => Response = () => json({ available: false });
  events: () => Response | null = () => null;
  answer: Answer = () =>
    this.stream(({ send, end }) => {
      send(...reply('Va bene.'));
      end();
    });

  readonly #fetch = window.fetch;

  constructor() {
    window.fetch = (input, init) =>
      this.#respond(new URL(String(input)), new Request(input, { ...init, signal: null }), init);
  }

  restore(): void {
    window.fetch = this.#fetch;
  }

  /** A streamed response that `drive` feeds. */
  stream(drive: (stream: Stream) => void): Response {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        drive({
          send: (...events) => {
            for (const event of events)
              controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
          },
          end: () => {
            controller.enqueue(encoder.encode('data: [DONE]\n\n'));
            controller.close();
          },
          break: () => controller.error(new TypeError('network error')),
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  #line(signal: AbortSignal | null): Response {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        signal?.addEventListener('abort', () => controller.error(signal.reason));
        this.lines.push({
          signal,
          send: (event) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
          break: () => controller.error(new TypeError('network error')),
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  async #respond(url: URL, request: Request, init?: RequestInit): Promise<Response> {
    const path = url.pathname.replace('/api/widget/', '');
    this.paths.push(path + url.search);
    const signal = init?.signal ?? null;
    this.signals.push(signal);
    this.authorization = request.headers.get('authorization');
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
    const respond = async (): Promise<Response> => {
      switch (path) {
        case 'config':
          return this.config.answer();
        case 'history':
          return this.history();
        case 'events':
          return this.events() ?? this.#line(signal);
        case 'feedback':
          this.feedback.push(await request.json());
          return this.judge();
        case 'stop':
          this.stops.push(await request.json());
          return new Response(null, { status: 204 });
        case 'person':
          return this.person();
        case 'handover':
          this.handovers.push(await request.json());
          return this.handover();
        default: {
          const chatRequest: WidgetChatRequest = await request.json();
          this.chatRequests.push(chatRequest);
          return this.answer(chatRequest, { signal, headers: request.headers });
        }
      }
    };
    return Promise.race([respond(), aborted]);
  }
}

/** The events of a whole reply. */
export const reply = (
  text: string,
  {
    sources = [],
    suggestions = [],
    handover = false,
    id = 'r1',
    outcome = 'answered',
    called = false,
  }: {
    sources?: { title: string; page: number | null; excerpt: string }[];
    suggestions?: string[];
    handover?: boolean;
    id?: string;
    outcome?: WidgetOutcome;
    /** Who asked for a person by writing it, and one is there. */
    called?: boolean;
  } = {},
): WidgetStreamEvent[] => [
  { type: 'start', messageId: 'm1' },
  { type: 'data-session', data: { sessionId: 's1', session_token: 't1', message_id: 'm1' } },
  { type: 'text-start', id: '1' },
  { type: 'text-delta', id: '1', delta: text },
  { type: 'text-end', id: '1' },
  ...sources.map((source, index) => ({
    type: 'source-document' as const,
    sourceId: `${index}`,
    mediaType: 'text/plain',
    ...source,
  })),
  { type: 'data-suggestions', data: suggestions },
  {
    type: 'data-outcome',
    data: { outcome, handover, ai_generated: true, reply_id: id, person_called: called },
  },
  { type: 'finish' },
];

/** The events of an answer that a person will give: no text at all. */
export const delivered = (): WidgetStreamEvent[] =>
  reply('', { outcome: 'person', id: '' }).filter(({ type }) => !type.startsWith('text'));

/** A stored message, as history and live events give it. */
export const storedMessage = (
  sender: WidgetMessage['sender'],
  text: string,
  changes: Partial<WidgetMessage> = {},
): WidgetMessage => ({
  id: `${sender}-${text}`,
  sender,
  text,
  sources: [],
  message_id: '',
  feedback: null,
  created_at: '2026-11-21T09:00:00.000Z',
  ...changes,
});
