import { TIMINGS } from '@contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aChatbot } from '../testing/a-chatbot';
import { createAutosave, type SaveOutcome, type SaveScope } from './autosave';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T13:32:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that answers when told to, and a draft that is dirty until it does. */
const aDesk = () => {
  const dirty = { auto: false, manual: false };
  const sent: SaveScope[] = [];
  let answer: ((outcome: SaveOutcome) => void) | undefined;
  const autosave = createAutosave({
    delayMs: TIMINGS.designAutosave,
    isDirty: (scope) => dirty.auto || (scope !== 'auto' && dirty.manual),
    save: (scope) => {
      sent.push(scope);
      return new Promise((resolve) => {
        answer = (outcome) => {
          if (outcome.result === 'saved') {
            dirty.auto = false;
            if (scope === 'all') dirty.manual = false;
          }
          resolve(outcome);
        };
      });
    },
  });
  return {
    autosave,
    sent,
    edit: (field: 'auto' | 'manual' = 'auto') => {
      dirty[field] = true;
      autosave.changed();
    },
    revert: () => {
      dirty.auto = dirty.manual = false;
      autosave.changed();
    },
    answer: async (outcome: SaveOutcome) => {
      answer?.(outcome);
      await vi.advanceTimersByTimeAsync(0);
    },
    kind: () => autosave.getState().kind,
  };
};

describe('timing', () => {
  test('saves 800 ms after the last change, not before', async () => {
    const desk = aDesk();
    desk.edit();
    expect(desk.kind()).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(700);
    desk.edit();
    await vi.advanceTimersByTimeAsync(799);
    expect(desk.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(desk.sent).toEqual(['auto']);
    expect(desk.kind()).toBe('saving');
    await desk.answer({ result: 'saved' });
    expect(desk.autosave.getState()).toEqual({ kind: 'saved', at: Date.now() });
  });

  test('never while a save is under way: what changed meanwhile goes after it', async () => {
    const desk = aDesk();
    desk.edit();
    await vi.advanceTimersByTimeAsync(800);
    desk.edit();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(desk.sent).toHaveLength(1);
    await desk.answer({ result: 'failed', failure: null, retryable: true });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(desk.sent).toHaveLength(2);
  });

  test('instructions wait for an explicit save', async () => {
    const desk = aDesk();
    desk.edit('manual');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(desk.sent).toEqual([]);
    expect(desk.kind()).toBe('unsaved');
    void desk.autosave.flush();
    expect(desk.sent).toEqual(['all']);
  });

  test('a design change saved beside unsaved instructions stays "unsaved"', async () => {
    const desk = aDesk();
    desk.edit('manual');
    desk.edit();
    await vi.advanceTimersByTimeAsync(800);
    await desk.answer({ result: 'saved' });
    expect(desk.kind()).toBe('unsaved');
  });

  test('an undone change is not sent', async () => {
    const desk = aDesk();
    desk.edit();
    desk.revert();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(desk.sent).toEqual([]);
    expect(desk.kind()).toBe('saved');
  });
});

describe('leaving', () => {
  test('flush sends at once and says whether all is safe', async () => {
    const desk = aDesk();
    desk.edit();
    const flushed = desk.autosave.flush();
    expect(desk.sent).toEqual(['all']);
    await desk.answer({ result: 'saved' });
    await expect(flushed).resolves.toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(desk.sent).toHaveLength(1);
  });

  test('flush with nothing to save sends nothing', async () => {
    const desk = aDesk();
    await expect(desk.autosave.flush()).resolves.toBe(true);
    expect(desk.sent).toEqual([]);
  });
});

describe('trouble', () => {
  test('without a network it tries again by itself, and at once when asked', async () => {
    const desk = aDesk();
    desk.edit();
    await vi.advanceTimersByTimeAsync(800);
    await desk.answer({ result: 'failed', failure: 'offline', retryable: true });
    expect(desk.autosave.getState()).toMatchObject({ kind: 'failed', retryAt: Date.now() + 2_000 });
    void desk.autosave.flush();
    expect(desk.sent).toHaveLength(2);
    await desk.answer({ result: 'saved' });
    expect(desk.kind()).toBe('saved');
  });

  test('a refused value is not sent again until it changes', async () => {
    const desk = aDesk();
    desk.edit();
    await vi.advanceTimersByTimeAsync(800);
    await desk.answer({ result: 'failed', failure: 'invalid', retryable: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.sent).toHaveLength(1);
    desk.edit();
    await vi.advanceTimersByTimeAsync(800);
    expect(desk.sent).toHaveLength(2);
  });

  test('a conflict halts saving, keeps accepting edits, and goes on when resolved', async () => {
    const desk = aDesk();
    desk.edit();
    await vi.advanceTimersByTimeAsync(800);
    const current = aChatbot({ version: 9 });
    await desk.answer({ result: 'stale', current });
    desk.edit();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.sent).toHaveLength(1);
    expect(desk.autosave.getState()).toEqual({ kind: 'stale', current });
    void desk.autosave.resume();
    expect(desk.sent).toHaveLength(2);
  });

  test('an ended session keeps the edits and saves them after signing in again', async () => {
    const desk = aDesk();
    desk.edit();
    await vi.advanceTimersByTimeAsync(800);
    await desk.answer({ result: 'signed-out' });
    desk.edit('manual');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.kind()).toBe('signed-out');
    const back = desk.autosave.resume();
    await desk.answer({ result: 'saved' });
    await expect(back).resolves.toBe(true);
  });
});

test('an exclusive action waits for the save under way, and a change made meanwhile is saved after it', async () => {
  const desk = aDesk();
  desk.edit();
  await vi.advanceTimersByTimeAsync(800);
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const published = desk.autosave.exclusively(() => {
    order.push('publish');
    return new Promise<void>((resolve) => (finish = resolve));
  });
  expect(order).toEqual([]);
  await desk.answer({ result: 'saved' });
  expect(order).toEqual(['publish']);
  desk.edit();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(desk.sent).toHaveLength(1);
  finish();
  await published;
  await vi.advanceTimersByTimeAsync(800);
  expect(desk.sent).toHaveLength(2);
});
