import type {
  WidgetChatReply,
  WidgetHistoryReply,
  WidgetLiveEvent,
  WidgetPersonReply,
  WidgetStreamEvent,
} from '@contract';
import { client } from './client';
import { listen, type Listener } from './listen';

type Server = { url: string };

/** A visitor's page with the chat open, once something has been said. */
export interface VisitorTab {
  sessionId: string;
  proof: { install_id: string; sessionId: string; session_token: string };
  first: WidgetChatReply;
  say(message: string, more?: Record<string, unknown>): Promise<{ status: number; body: WidgetChatReply }>;
  /** Asks for a streamed reply; the listener fills as it comes. */
  stream(message: string, messageId?: string): Promise<Listener<WidgetStreamEvent>>;
  /** Does what a visitor can do besides talking. */
  post<Body = WidgetPersonReply>(
    path: string,
    more?: Record<string, unknown>,
  ): Promise<{ status: number; body: Body }>;
  history(query?: string): Promise<{ status: number; body: WidgetHistoryReply }>;
  events(on?: Server): Promise<Listener<WidgetLiveEvent>>;
}

/** Opens a conversation with its first message. */
export const visitorTab = async (
  server: Server,
  installId: string,
  origin: string,
  message: string,
  more: Record<string, unknown> = {},
): Promise<VisitorTab> => {
  const headers = { origin };
  const ask = (body: Record<string, unknown>) =>
    client(server).post<WidgetChatReply>('/widget/chat', { install_id: installId, ...body }, { headers });
  const opened = await ask({ message, ...more });
  if (opened.status !== 200)
    throw new Error(`The chat did not open (${opened.status}): ${JSON.stringify(opened.body)}`);
  const { sessionId, session_token } = opened.body;
  const proof = { install_id: installId, sessionId, session_token };
  const bearer = { ...headers, authorization: `Bearer ${session_token}` };
  const place = `install_id=${installId}&sessionId=${sessionId}`;
  return {
    sessionId,
    proof,
    first: opened.body,
    say: (text, extra = {}) => ask({ ...proof, message: text, ...extra }),
    stream: (text, messageId = crypto.randomUUID()) =>
      listen<WidgetStreamEvent>(
        server,
        '/widget/chat',
        { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
        JSON.stringify({ ...proof, message: text, message_id: messageId }),
      ),
    post: (path, extra = {}) => client(server).post(`/widget/${path}`, { ...proof, ...extra }, { headers }),
    history: (query = '') =>
      client(server).get<WidgetHistoryReply>(`/widget/history?${place}${query}`, { headers: bearer }),
    events: (on = server) => listen<WidgetLiveEvent>(on, `/widget/events?${place}`, bearer),
  };
};
