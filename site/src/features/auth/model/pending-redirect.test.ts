// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { storage, tabStorage } from '../../../lib/storage';
import { PROMPT_KEY } from '../../../shared/prompt';
import { pendingRedirect } from './pending-redirect';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const interrupted = () => {
  tabStorage.set(PROMPT_KEY, 'Ho un forno a Bologna');
  pendingRedirect.keep('giulia@bottega.it', '/step-one');
  // The mail's link opens a tab of its own.
  sessionStorage.clear();
};

test('whoever confirms in another tab goes on with what they wrote, once', () => {
  interrupted();
  expect(pendingRedirect.take(' Giulia@bottega.it ')).toBe('/step-one');
  expect(tabStorage.get(PROMPT_KEY)).toBe('Ho un forno a Bologna');
  expect(pendingRedirect.take('giulia@bottega.it')).toBeNull();
});

test('somebody else on the same device learns nothing of it, and it waits for its owner', () => {
  interrupted();
  expect(pendingRedirect.take('marco@officine.it')).toBeNull();
  expect(tabStorage.get(PROMPT_KEY)).toBeNull();
  expect(pendingRedirect.take('giulia@bottega.it')).toBe('/step-one');
});

test('what was written in this tab since then wins', () => {
  interrupted();
  tabStorage.set(PROMPT_KEY, 'Anzi: una palestra');
  pendingRedirect.take('giulia@bottega.it');
  expect(tabStorage.get(PROMPT_KEY)).toBe('Anzi: una palestra');
});

test('after a day it is forgotten', () => {
  vi.useFakeTimers({ now: Date.now() });
  interrupted();
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(pendingRedirect.take('giulia@bottega.it')).toBeNull();
  vi.useRealTimers();
});

test.each(['not json', '42', '{"email":"giulia@bottega.it"}'])('%s in its place is nothing', (text) => {
  storage.set('officina.paused', text);
  expect(pendingRedirect.take('giulia@bottega.it')).toBeNull();
});
