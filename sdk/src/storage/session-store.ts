import type { Session } from '../transport/chat-client.js';

// What survives a page change, for this tab and one installation:
//   officina-chat:{id}            the visitor's session, once they have written
//   officina-chat:{id}:open       whether the chat was open then
//   officina-chat:{id}:dismissed  the invitation was closed
//   officina-chat:{id}:draft      what was typed and not sent, and
//   officina-chat:{id}:sound      that replies are to be heard, both once the visitor has written
export type Key = '' | ':open' | ':dismissed' | ':draft' | ':sound';
const itemName = (installId: string, key: Key) => `officina-chat:${installId}${key}`;

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
export const readItem = (installId: string | null, key: Key): string | null =>
  attempt((storage) => installId && storage.getItem(itemName(installId, key)));
/** Keeps `value` for the pages to come; nothing for nobody. */
export const writeItem = (installId: string | null, key: Key, value: string): unknown =>
  attempt((storage) => installId && storage.setItem(itemName(installId, key), value));

/** The visitor's session, or `null`. Whatever else a page put there is ignored. */
export const loadSession = (installId: string): Session | null =>
  attempt(() => {
    const { id, token } = JSON.parse(readItem(installId, '') ?? '{}') as Partial<Session>;
    return typeof id === 'string' && typeof token === 'string' ? { id, token } : null;
  });

/** Called only once a visitor has written: nothing is stored about those who do not use the chat. */
export const saveSession = (installId: string, session: Session): void => {
  writeItem(installId, '', JSON.stringify(session));
  writeItem(installId, ':open', '1');
};

/** Keeps the session of a visitor who wrote in another tab; whether the chat is open here stays as it is. */
export const saveSharedSession = (installId: string, session: Session): unknown =>
  writeItem(installId, '', JSON.stringify(session));

/** Forgets the conversation, and that it was open. */
export const deleteSession = (installId: string): void => {
  attempt((storage) => {
    storage.removeItem(itemName(installId, ''));
    storage.removeItem(itemName(installId, ':open'));
    storage.removeItem(itemName(installId, ':draft'));
    storage.removeItem(itemName(installId, ':sound'));
  });
};
