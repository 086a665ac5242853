import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { SaveState } from '../model/autosave';
import type { Builder } from '../model/builder';
import type { BuilderState } from '../model/design-store';
import { statusLabel } from '../model/status-label';

const BuilderContext = createContext<Builder | null>(null);

export function BuilderProvider({ builder, children }: { builder: Builder; children: ReactNode }) {
  return <BuilderContext value={builder}>{children}</BuilderContext>;
}

/** The open chatbot: its document, its saving, its actions. */
export const useBuilder = (): Builder => {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder needs a BuilderProvider above it');
  return builder;
};

/** A part of the document, redrawn when it changes. */
export const useBuilderState = <T,>(select: (state: BuilderState) => T): T =>
  useStore(useBuilder().store, select);

/** What the header says about saving. */
export const useSaveState = (): SaveState => {
  const { autosave } = useBuilder();
  return useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState);
};

/** Visitors meet the chatbot now. */
export const usePublished = (): boolean =>
  useBuilderState(({ chatbot }) => statusLabel(chatbot) === 'published');

/** The owner has asked, in this visit, to prepare changes beside the published version. */
export const useUnlocked = (): boolean => useStore(useBuilder().editing, ({ unlocked }) => unlocked);

/** While published and active, nothing can be changed (spec/admin-builders-widget.md §4) until "Modifica bozza". */
export const useReadOnly = (): boolean => {
  const published = usePublished();
  const unlocked = useUnlocked();
  return published && !unlocked;
};
