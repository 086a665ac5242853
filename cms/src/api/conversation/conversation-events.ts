import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';

/** Tells the person's other tabs and devices that something in a conversation is new. */
export const announceConversation = (strapi: Core.Strapi, ownerId: number, conversationId: string): void =>
  engines(strapi).live.publish({ owner: ownerId, event: { topic: 'assistant', conversationId } });

const nameOf = (conversationId: string): string => `assistant:${conversationId}`;

/** Ends the reply in the making, whichever instance makes it. */
export const tellToStop = (strapi: Core.Strapi, conversationId: string): void =>
  engines(strapi).live.tell(nameOf(conversationId), { type: 'stop' });

/** A signal that ends when its reader wants no more of a reply. `close` it when the reply is settled. */
export const listenForStop = (
  strapi: Core.Strapi,
  conversationId: string,
): { signal: AbortSignal; close: () => void } => {
  const abort = new AbortController();
  const close = engines(strapi).live.listen(nameOf(conversationId), () =>
    abort.abort(new Error('The reply was stopped')),
  );
  return { signal: abort.signal, close };
};
