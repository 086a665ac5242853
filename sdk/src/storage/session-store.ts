import type { Session } from '../transport/chat-client.js';

// What survives a page change, for this tab and one installation:
//   officina-chat:{id}            the visitor's session, once they have written
//   officina-chat:{id}:open       whether the chat was open then
//   officina-chat:{id}:dismissed  the invitation was closed
//   officina-chat:{id}:draft      what was typed and not sent, and
//   officina-chat:{id}:sound      that replies are to be heard, both once the visitor has written
export type Key = '' | ':open' | ':dismissed' | ':draft' | ':sound';
const nameOf = (installId: string, key: Key) => `officina-chat:${installId}${key}`;

// Reading `sessionStorage` throws where a browser blocks it (private modes, sandboxed frames): then nothing survives,
// and the chat works all the same.
const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
};

/** What was kept, or `null`; always `null` for nobody. */
export const recall = (installId: string | null, key: Key): string | null =>
  attempt((storage) => installId && storage.getItem(nameOf(installId, key)));
/** Keeps `value` for the pages to come; nothing for nobody. */
export const remember = (installId: string | null, key: Key, value: string): unknown =>
  attempt((storage) => installId && storage.setItem(nameOf(installId, key), value));

/** The visitor's session, or `null`. Whatever else a page put there is ignored. */
export const recallSession = (installId: string): Session | null =>
  attempt(() => {
    const { id, token } = JSON.parse(recall(installId, '') ?? '{}') as Partial<Session>;
    return typeof id === 'string' && typeof token === 'string' ? { id, token } : null;
  });

/** Called only once a visitor has written: nothing is stored about those who do not use the chat. */
export const rememberSession = (installId: string, session: Session): void => {
  remember(installId, '', JSON.stringify(session));
  remember(installId, ':open', '1');
};

/** Keeps the session of a visitor who wrote in another tab; whether the chat is open here stays as it is. */
export const adoptSession = (installId: string, session: Session): unknown =>
  remember(installId, '', JSON.stringify(session));

/** Forgets the conversation, and that it was open. */
export const forgetSession = (installId: string): void => {
  attempt((storage) => {
    storage.removeItem(nameOf(installId, ''));
    storage.removeItem(nameOf(installId, ':open'));
    storage.removeItem(nameOf(installId, ':draft'));
    storage.removeItem(nameOf(installId, ':sound'));
  });
};
