import { describe, expect, test } from 'vitest';
import { aChatbot } from '../testing/a-chatbot';
import { COALESCE_MS, createDesignStore, pendingChanges } from './design-store';

const aStore = () => {
  let time = 0;
  const store = createDesignStore(aChatbot(), () => time);
  return { store, wait: (ms: number) => (time += ms), design: () => store.getState().design };
};

describe('undo and redo', () => {
  test('a dragged colour is one step', () => {
    const { store, wait, design } = aStore();
    const before = design().bubbleColor;
    for (const colour of ['#111111', '#222222', '#333333']) {
      store.getState().draw({ bubbleColor: colour });
      wait(50);
    }
    store.undo();
    expect(design().bubbleColor).toBe(before);
    store.redo();
    expect(design().bubbleColor).toBe('#333333');
  });

  test('a pause begins a new step', () => {
    const { store, wait, design } = aStore();
    store.getState().draw({ bubbleColor: '#111111' });
    wait(COALESCE_MS + 1);
    store.getState().draw({ bubbleColor: '#222222' });
    store.undo();
    expect(design().bubbleColor).toBe('#111111');
  });

  test('a pointer that rests in the middle of a drag is still one step, and the next press is another', () => {
    const { store, wait, design } = aStore();
    const before = design().bubbleColor;
    store.grip();
    store.getState().draw({ bubbleColor: '#111111' });
    wait(COALESCE_MS * 5);
    store.getState().draw({ bubbleColor: '#222222' });
    store.release();
    store.grip();
    store.getState().draw({ bubbleColor: '#333333' });
    store.release();
    store.undo();
    expect(design().bubbleColor).toBe('#222222');
    store.undo();
    expect(design().bubbleColor).toBe(before);
  });

  test('another field begins a new step at once', () => {
    const { store, design } = aStore();
    store.getState().draw({ displayName: 'Giada' });
    store.getState().draw({ bubbleColor: '#222222' });
    store.undo();
    expect(design()).toMatchObject({ displayName: 'Giada', bubbleColor: aChatbot().design.bubbleColor });
  });

  test('a change right after an undo can itself be undone', () => {
    const { store, design } = aStore();
    const before = design().bubbleColor;
    store.getState().draw({ bubbleColor: '#111111' });
    store.undo();
    store.getState().draw({ bubbleColor: '#222222' });
    store.undo();
    expect(design().bubbleColor).toBe(before);
  });

  test('knows nothing of settings, and survives a save', () => {
    const { store, design } = aStore();
    const before = design().bubbleColor;
    store.getState().draw({ bubbleColor: '#111111' });
    store.getState().set({ instructions: 'Rispondi sempre con gentilezza.' });
    const sent = pendingChanges(store.getState())!;
    store
      .getState()
      .acknowledge(aChatbot({ version: 2, design: { ...aChatbot().design, bubbleColor: '#111111' } }), sent);
    expect(pendingChanges(store.getState())).toBeNull();
    store.undo();
    expect(design().bubbleColor).toBe(before);
    expect(store.getState().settings.instructions).toBe('Rispondi sempre con gentilezza.');
    expect(pendingChanges(store.getState())).toEqual({ design: { bubbleColor: before } });
  });
});

describe('somebody else saved first', () => {
  const theirs = aChatbot({
    version: 7,
    tone: 'funny',
    design: { ...aChatbot().design, displayName: 'Loro', bubbleColor: '#0f766e' },
  });

  test('keeping mine puts my fields on top of theirs', () => {
    const { store } = aStore();
    store.getState().draw({ displayName: 'Mia' });
    store.getState().rebase(theirs);
    expect(store.getState().design).toMatchObject({ displayName: 'Mia', bubbleColor: '#0f766e' });
    expect(store.getState().settings.tone).toBe('funny');
    expect(pendingChanges(store.getState())).toEqual({ design: { displayName: 'Mia' } });
  });

  test('using theirs drops mine and the history that led to it', () => {
    const { store } = aStore();
    store.getState().draw({ displayName: 'Mia' });
    store.getState().adopt(theirs);
    store.undo();
    expect(store.getState().design.displayName).toBe('Loro');
    expect(pendingChanges(store.getState())).toBeNull();
  });
});
