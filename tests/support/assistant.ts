import { randomUUID } from 'node:crypto';
import type {
  AssistantConversation,
  AssistantMessage,
  AssistantStreamEvent,
  ErrorBody,
  GetAssistantConversation,
  UploadAttachment,
} from '@contract';
import { client, type Reply, type TestUser } from './client';
import { listen, type Listener } from './listen';

type Server = { url: string };
type Ending = Extract<AssistantStreamEvent, { type: 'done' | 'error' }>;

/** A reply as its reader saw it come. */
export interface Heard {
  conversation: AssistantConversation;
  message: AssistantMessage;
  /** What was told piece by piece. */
  streamed: string;
  end: Ending;
  reply: AssistantMessage;
}

interface Message {
  conversationId?: string;
  clientId?: string;
  attachmentIds?: string[];
  replaces?: string;
}

/** A customer at the assistant's page. */
export const talker = (server: Server, { token }: TestUser) => {
  const api = client(server);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const open = (path: string, body?: unknown): Promise<Listener<AssistantStreamEvent>> =>
    listen(server, path, headers, body === undefined ? undefined : JSON.stringify(body));

  const hear = async (stream: Listener<AssistantStreamEvent>): Promise<Heard> => {
    await stream.ended;
    const meta = stream.events.find((event) => event.type === 'meta');
    const end = stream.events.find((event) => event.type === 'done' || event.type === 'error');
    if (!meta || !end) throw new Error(`Half a stream: ${JSON.stringify(stream.events).slice(0, 400)}`);
    const streamed = stream.events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    const { conversation, message } = meta;
    return { conversation, message, streamed, end, reply: end.reply };
  };
  const bodyOf = (text: string, { clientId = randomUUID(), ...more }: Message) => ({
    clientId,
    text,
    ...more,
  });
  const one = (id: string) => `/assistant/conversations/${id}`;

  return {
    /** Sends a message and reads the reply to its end. */
    say: async (text: string, more: Message = {}): Promise<Heard> =>
      hear(await open('/assistant/messages', bodyOf(text, more))),
    /** Sends a message and listens. */
    begin: (text: string, more: Message = {}) => open('/assistant/messages', bodyOf(text, more)),
    /** Sends a message that is refused. */
    refused: (text: string, more: Message = {}): Promise<Reply<ErrorBody>> =>
      api.post('/assistant/messages', bodyOf(text, more), { token }),
    again: async (id: string, clientId: string = randomUUID()): Promise<Heard> =>
      hear(await open(`${one(id)}/regenerate`, { clientId })),
    follow: (id: string) => open(`${one(id)}/stream`),
    hear,
    attach: (name: string, bytes: Buffer): Promise<Reply<UploadAttachment['response']>> => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      return api.post('/assistant/attachments', form, { token });
    },
    thread: async (id: string) =>
      (await api.get<GetAssistantConversation['response']>(one(id), { token })).body.data,
    get: <T = unknown>(path: string) => api.get<T>(`/assistant${path}`, { token }),
    post: <T = unknown>(path: string, body?: unknown) => api.post<T>(`/assistant${path}`, body, { token }),
    patch: <T = unknown>(path: string, body?: unknown) => api.patch<T>(`/assistant${path}`, body, { token }),
    del: (path: string) => api.del(`/assistant${path}`, undefined, { token }),
  };
};
