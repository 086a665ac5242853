import type { Core } from '@strapi/strapi';
import type { Attendant } from '../../contract';
import { engines } from '../../engines';

/** What happens to one conversation, for whoever holds an end of it in any instance: open streams, replies in the making. */
export type VisitorNote =
  /** A message by its document id. */
  | { type: 'message'; id: string }
  | { type: 'typing' }
  | { type: 'attended'; by: Attendant }
  /** The visitor wants no more of the reply in the making. */
  | { type: 'stop' }
  | { type: 'erased' };

const nameOf = (sessionId: string): string => `visitor:${sessionId}`;

export const notifyVisitor = (strapi: Core.Strapi, sessionId: string, note: VisitorNote): void =>
  engines(strapi).live.tell(nameOf(sessionId), note);

/** Returns the function that stops listening. */
export const listenToVisitor = (
  strapi: Core.Strapi,
  sessionId: string,
  listener: (note: VisitorNote) => void,
): (() => void) =>
  engines(strapi).live.listen(nameOf(sessionId), (note) => listener(note as unknown as VisitorNote));
