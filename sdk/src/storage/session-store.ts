import type { Session } from '../transport/chat-client.js';

/** What survives a page change, for this tab and this installation. */
export interface SavedChat {
  session: Session;
  open: boolean;
}

const key = (installId: string, suffix = '') => `officina-chat:${installId}${suffix}`;

// Reading `sessionStorage` throws where a browser blocks it (private modes, sandboxed frames): then nothing survives,
// and the chat works all the same.
const read = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
};
const write = (name: string, value: string): void => {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // See above.
  }
};

/** True when the visitor closed this installation's invitation in this tab. */
export const invitationDismissed = (installId: string): boolean => read(key(installId, ':dismissed')) === '1';
export const dismissInvitation = (installId: string): void => write(key(installId, ':dismissed'), '1');

/** The saved chat, or `null`. Whatever a page put there by itself is ignored. */
export const readChat = (installId: string): SavedChat | null => {
  try {
    const { session, open } = JSON.parse(read(key(installId)) ?? '') as Partial<SavedChat>;
    return session && typeof session.id === 'string' && typeof session.token === 'string'
      ? { session, open: open === true }
      : null;
  } catch {
    return null;
  }
};

/** Called only once a visitor has written: nothing is stored about those who do not use the chat. */
export const writeChat = (installId: string, chat: SavedChat): void =>
  write(key(installId), JSON.stringify(chat));

export const forgetChat = (installId: string): void => {
  try {
    sessionStorage.removeItem(key(installId));
  } catch {
    // See above.
  }
};
