import { createStore } from 'zustand/vanilla';

interface VisitStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

interface EditingState {
  /** The owner has asked to prepare changes although the chatbot is published. */
  unlocked: boolean;
  unlock: () => void;
  lock: () => void;
}

/** Whether a published chatbot's draft may be edited: asked for once in a visit, and remembered as long as the tab. */
export const createEditing = (chatbotId: string, visit: VisitStorage) => {
  const key = `officina.builder.editing.${chatbotId}`;
  return createStore<EditingState>()((set) => ({
    unlocked: visit.get(key) !== null,
    unlock: () => {
      visit.set(key, '1');
      set({ unlocked: true });
    },
    lock: () => {
      visit.remove(key);
      set({ unlocked: false });
    },
  }));
};

export type Editing = ReturnType<typeof createEditing>;
