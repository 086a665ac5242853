import type { ChatbotChanges } from '@contract';

interface Kept {
  /** The server's version that the changes were made from. */
  version: number;
  changes: ChatbotChanges;
}

/** Where unsaved changes wait on this device while the server cannot take them. */
export interface LocalDraft {
  put: (chatbotId: string, stored: Kept) => void;
  take: (chatbotId: string) => Kept | null;
  drop: (chatbotId: string) => void;
}

export interface GuardedStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

const keyOf = (chatbotId: string) => `officina.builder.${chatbotId}`;

const isKept = (value: unknown): value is Kept => {
  const { version, changes } = (value ?? {}) as Partial<Kept>;
  return typeof version === 'number' && typeof changes === 'object' && changes !== null;
};

/** Keeps drafts in the browser's storage. What comes out of there may have been edited by hand. */
export const createLocalDraft = (storage: GuardedStorage): LocalDraft => ({
  put: (chatbotId, stored) => storage.set(keyOf(chatbotId), JSON.stringify(stored)),
  drop: (chatbotId) => storage.remove(keyOf(chatbotId)),
  take: (chatbotId) => {
    const text = storage.get(keyOf(chatbotId));
    storage.remove(keyOf(chatbotId));
    try {
      const stored: unknown = text && JSON.parse(text);
      return isKept(stored) ? stored : null;
    } catch {
      return null;
    }
  },
});
