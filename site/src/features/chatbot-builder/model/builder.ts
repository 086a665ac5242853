import { TIMINGS, type Chatbot, type ChatbotChanges, type PublishedBot } from '@contract';
import { ApiFailure } from '../../../lib/http';
import { createAutosave, type DirtyScope, type SaveOutcome } from './autosave';
import { checkSettings } from './check-settings';
import { createDesignStore, pendingChanges } from './design-store';
import { withChanges, type Settings } from './draft';
import { contentOf } from '../publishing/model/draft-changes';
import type { LocalDraft } from './local-draft';
import type { Editing } from './editing';

/** The server, as the builder needs it. */
export interface BuilderApi {
  save: (chatbotId: string, version: number, changes: ChatbotChanges) => Promise<Chatbot>;
  act: (chatbotId: string, action: 'publish' | 'suspend' | 'rotate-key', version: number) => Promise<Chatbot>;
  restoreVersion: (chatbotId: string, number: number, version: number) => Promise<Chatbot>;
  uploadAvatar: (chatbotId: string, file: File) => Promise<Chatbot>;
  removeAvatar: (chatbotId: string) => Promise<Chatbot>;
}

interface BuilderOptions {
  api: BuilderApi;
  localDraft: LocalDraft;
  editing: Editing;
  now?: () => number;
}

/** How an action ended. `waiting`: a banner or dialog already says why nothing happened yet. */
export type ActionOutcome =
  | { result: 'done' }
  | { result: 'waiting' }
  | { result: 'incomplete' }
  | { result: 'failed'; failure: unknown };

/** The document being edited, when it is saved, and what can be done with it: everything of the builder that draws nothing. */
export const createBuilder = (
  chatbot: Chatbot,
  { api, localDraft, editing, now = Date.now }: BuilderOptions,
) => {
  const store = createDesignStore(chatbot, now);
  /** The field under the cursor: half a web address is not worth saving by itself. */
  let held: keyof Settings | null = null;

  const sendable = (scope: DirtyScope): ChatbotChanges | null => {
    const pending = pendingChanges(store.getState());
    if (!pending || scope === 'any') return pending;
    const { design, ...settings } = pending;
    for (const field of Object.keys(checkSettings(store.getState().settings)) as (keyof Settings)[]) {
      delete settings[field];
    }
    if (scope === 'auto') {
      delete settings.instructions;
      if (held) delete settings[held];
    }
    const drawing = design && { ...design };
    // A bot without a name would be refused; an emptied field is on its way to another name.
    if (drawing?.displayName?.trim() === '') delete drawing.displayName;
    const drawn = drawing !== undefined && Object.keys(drawing).length > 0;
    if (!drawn && Object.keys(settings).length === 0) return null;
    return drawn ? { ...settings, design: drawing } : settings;
  };

  const outcomeOf = (failure: unknown): Exclude<SaveOutcome, { result: 'saved' }> => {
    if (failure instanceof ApiFailure) {
      if (failure.status === 401) return { result: 'signed-out' };
      if (failure.code === 'STALE_VERSION') {
        const { current } = failure.details as { current?: Chatbot };
        if (current) return { result: 'stale', current };
      }
      const retryable = failure.code === 'NETWORK' || failure.status === 429 || failure.status >= 500;
      return { result: 'failed', failure, retryable };
    }
    return { result: 'failed', failure, retryable: false };
  };

  const autosave = createAutosave({
    delayMs: TIMINGS.designAutosave,
    now,
    isDirty: (scope) => sendable(scope) !== null,
    save: async (scope) => {
      const changes = sendable(scope) ?? {};
      try {
        const { chatbot: known } = store.getState();
        const saved = await api.save(known.id, known.version, changes);
        store.getState().acknowledge(saved, changes);
        return { result: 'saved' };
      } catch (failure) {
        return outcomeOf(failure);
      }
    },
  });

  const keep = () => {
    const changes = sendable('any');
    if (changes) localDraft.put(chatbot.id, { version: store.getState().chatbot.version, changes });
    else localDraft.drop(chatbot.id);
  };

  store.subscribe((state, previous) => {
    if (state.design !== previous.design || state.settings !== previous.settings) autosave.changed();
  });
  // What the server will not take now must survive a closed tab; what it has taken must not come back.
  autosave.subscribe(() => {
    const { kind } = autosave.getState();
    if (kind === 'failed' || kind === 'signed-out' || kind === 'stale' || kind === 'saved') keep();
  });

  const act = async (
    request: () => Promise<Chatbot>,
    take: (answer: Chatbot) => void = (answer) => store.getState().acknowledge(answer, {}),
  ): Promise<ActionOutcome> => {
    try {
      const answer = await autosave.exclusively(request);
      take(answer);
      return { result: 'done' };
    } catch (failure) {
      const outcome = outcomeOf(failure);
      if (outcome.result === 'stale') autosave.halt({ kind: 'stale', current: outcome.current });
      else if (outcome.result === 'signed-out') autosave.halt({ kind: 'signed-out' });
      else return { result: 'failed', failure };
      return { result: 'waiting' };
    }
  };
  const version = () => store.getState().chatbot.version;
  /** Saves what is unsaved. Null when everything is saved, else why it is not. */
  const unsaved = async (): Promise<ActionOutcome | null> => {
    if (await autosave.flush()) return null;
    return { result: autosave.getState().kind === 'unsaved' ? 'incomplete' : 'waiting' };
  };

  /** Brings back what an earlier visit could not save. Returns whether there was anything. */
  const restore = (): boolean => {
    const storedDraft = localDraft.take(chatbot.id);
    if (!storedDraft) return false;
    const draft = withChanges(store.getState(), storedDraft.changes);
    store.getState().draw(draft.design);
    store.getState().set(draft.settings);
    if (!sendable('any')) return false;
    if (storedDraft.version !== chatbot.version) autosave.halt({ kind: 'stale', current: chatbot });
    return true;
  };

  return {
    store,
    autosave,
    editing,
    restore,
    hold: (field: keyof Settings) => (held = field),
    release: () => {
      held = null;
      autosave.changed();
    },
    /** Publishing puts online what the owner sees, so everything is saved first. */
    publish: async (): Promise<ActionOutcome> => {
      const obstacle = await unsaved();
      if (obstacle) return obstacle;
      const outcome = await act(() => api.act(chatbot.id, 'publish', version()));
      if (outcome.result === 'done') editing.getState().lock();
      return outcome;
    },
    suspend: () => act(() => api.act(chatbot.id, 'suspend', version())),
    /** Another key for the snippet's traffic; the old one is refused from then on. */
    rotateKey: () => act(() => api.act(chatbot.id, 'rotate-key', version())),
    /** The draft as a publication would put it before visitors. */
    content: (): PublishedBot => contentOf(store.getState(), store.getState().chatbot.design.avatarUrl),
    /**
     * Makes an earlier publication the draft. What was there is saved first, so that it can be brought back; a field
     * that no save may send yet gives way too.
     */
    goBackTo: async (number: number): Promise<ActionOutcome> => {
      const obstacle = await unsaved();
      if (obstacle?.result === 'waiting') return obstacle;
      return act(() => api.restoreVersion(chatbot.id, number, version()), store.getState().adopt);
    },
    /** Makes this content the draft, picture included: takes a step back to a version back. */
    putContent: async (content: PublishedBot): Promise<ActionOutcome> => {
      const obstacle = await unsaved();
      return obstacle ?? act(() => api.save(chatbot.id, version(), content), store.getState().adopt);
    },
    uploadAvatar: (file: File) => act(() => api.uploadAvatar(chatbot.id, file)),
    removeAvatar: () => act(() => api.removeAvatar(chatbot.id)),
    /** Another tab saved first: my fields on top of theirs. */
    keepMine: (current: Chatbot) => {
      store.getState().rebase(current);
      return autosave.resume();
    },
    /** Another tab saved first: their version, without my changes. */
    useTheirs: (current: Chatbot) => {
      store.getState().adopt(current);
      return autosave.resume();
    },
    /** News of the server's version. Taken silently when there is nothing to lose; else the next save finds out. */
    refresh: (current: Chatbot) => {
      // Counters and sightings change without a new version.
      if (current.version === version()) return store.getState().observe(current);
      if (current.version < version() || sendable('any') || autosave.getState().kind === 'saving') return;
      store.getState().adopt(current);
    },
    /** The changes still to be sent and the version they are made from: for a last request while the page goes away. */
    leave: () => {
      keep();
      const changes = sendable('all');
      return changes && { version: version(), changes };
    },
    dispose: () => {
      keep();
      autosave.dispose();
    },
  };
};

export type Builder = ReturnType<typeof createBuilder>;
