import type { AssistantStreamEvent, RegenerateReply, SendAssistantMessage } from '@contract';
import { ApiFailure } from '../../../lib/api-failure';
import { fetchApi } from '../../../lib/fetch-api';
import { eventsOf } from '../../../lib/live';
import { conversationKey } from './assistant-api';

export type OnEvent = (event: AssistantStreamEvent) => void;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/**
 * Reads a reply as it is written; answers whether there was one. Throws `ApiFailure`: a refusal, or `NETWORK` when the
 * line broke before the end.
 */
const read = async (
  { method, path, body }: Call,
  onEvent: OnEvent,
  signal: AbortSignal,
): Promise<boolean> => {
  const lost = () => new ApiFailure(0, 'NETWORK');
  let ended = false;
  try {
    const response = await fetchApi(path, {
      method,
      signal,
      headers: { accept: 'text/event-stream', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.status === 204) return false;
    if (!response.body) throw lost();
    await eventsOf<AssistantStreamEvent>(response.body, (event) => {
      ended ||= event.type === 'done' || event.type === 'error';
      onEvent(event);
    });
  } catch (failure) {
    throw failure instanceof ApiFailure ? failure : lost();
  }
  if (!ended) throw lost();
  return true;
};

/** The ways to a reply: say something, ask for another one, come back to the one that is being written. */
export const replyStream = {
  send: (request: SendAssistantMessage['request'], onEvent: OnEvent, signal: AbortSignal) =>
    read({ method: 'POST', path: '/assistant/messages', body: request }, onEvent, signal),
  regenerate: (
    conversationId: string,
    request: RegenerateReply['request'],
    onEvent: OnEvent,
    signal: AbortSignal,
  ) =>
    read(
      { method: 'POST', path: `${conversationKey(conversationId)}/regenerate`, body: request },
      onEvent,
      signal,
    ),
  rejoin: (conversationId: string, onEvent: OnEvent, signal: AbortSignal) =>
    read({ method: 'GET', path: `${conversationKey(conversationId)}/stream` }, onEvent, signal),
};
