import type { Chatbot, ChatbotChanges } from '@contract';
import { temporal } from 'zundo';
import { createStore } from 'zustand/vanilla';
import {
  afterSave,
  changedFields,
  changesBetween,
  draftOf,
  withChanges,
  type Draft,
  type Drawing,
  type Settings,
} from './draft';

/** Changes of the same field closer together than this are one undo step: a colour drag, a word being typed. */
export const COALESCE_MS = 600;
const HISTORY_LIMIT = 100;

export interface BuilderState extends Draft {
  /** The server's last word. */
  chatbot: Chatbot;
  /** The draft as the server last acknowledged it. */
  base: Draft;
  draw: (patch: Partial<Drawing>) => void;
  set: (patch: Partial<Settings>) => void;
  /** A save was answered: see `afterSave`. */
  acknowledge: (chatbot: Chatbot, sent: ChatbotChanges) => void;
  /** Takes the server's version whole and forgets the draft and its history. */
  adopt: (chatbot: Chatbot) => void;
  /** Takes the server's news of what no owner edits, such as when the widget was last seen. */
  observe: (chatbot: Chatbot) => void;
  /** Takes a newer server version as the ground, and puts the owner's changes on top. */
  rebase: (chatbot: Chatbot) => void;
}

/** The builder's document: a draft beside the server's version, with undo and redo over the drawing alone. */
export const createDesignStore = (chatbot: Chatbot, now: () => number = Date.now) => {
  let step = { fields: '', at: -Infinity };
  let held = false;

  const store = createStore<BuilderState>()(
    temporal(
      (set, get) => ({
        chatbot,
        base: draftOf(chatbot),
        ...draftOf(chatbot),
        draw: (patch) => set({ design: { ...get().design, ...patch } }),
        set: (patch) => set({ settings: { ...get().settings, ...patch } }),
        acknowledge: (answer, sent) =>
          untracked(() => {
            const { base, draft } = afterSave({ base: get().base, draft: get() }, sent, draftOf(answer));
            set({ chatbot: answer, base, ...draft });
          }),
        adopt: (answer) => {
          untracked(() => set({ chatbot: answer, base: draftOf(answer), ...draftOf(answer) }));
          store.temporal.getState().clear();
        },
        observe: (answer) => untracked(() => set({ chatbot: answer })),
        rebase: (answer) =>
          untracked(() => {
            const base = draftOf(answer);
            set({ chatbot: answer, base, ...withChanges(base, changesBetween(get().base, get()) ?? {}) });
          }),
      }),
      {
        limit: HISTORY_LIMIT,
        partialize: ({ design }) => ({ design }),
        equality: (past, current) => Object.keys(changedFields(past.design, current.design)).length === 0,
        handleSet: (record) => (past, replace, current) => {
          const fields = Object.keys(changedFields((past as BuilderState).design, current.design)).join();
          const continues = fields === step.fields && (held || now() - step.at < COALESCE_MS);
          step = { fields, at: now() };
          if (!continues) (record as (...args: unknown[]) => void)(past, replace, current);
        },
      },
    ),
  );

  const untracked = (change: () => void) => {
    store.temporal.getState().pause();
    change();
    store.temporal.getState().resume();
  };
  /** The next change is a new step, however soon it comes. */
  const settle = () => {
    step = { fields: '', at: -Infinity };
  };
  const jump = (how: 'undo' | 'redo') => {
    settle();
    store.temporal.getState()[how]();
  };

  /** From press to release, what a pointer does to one field is one step, however long it rests on the way. */
  const grip = () => {
    settle();
    held = true;
  };
  const release = () => {
    settle();
    held = false;
  };

  return Object.assign(store, { undo: () => jump('undo'), redo: () => jump('redo'), grip, release });
};

/** What the server does not have yet, or `null`. */
export const pendingChanges = (state: BuilderState): ChatbotChanges | null =>
  changesBetween(state.base, state);
