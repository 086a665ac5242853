import { createWindow as makeWindow } from './chat-window.js';
import type { ChatWindowElement } from './chat-window-element.js';

/** Makes the open window of a closed widget, wired to it: its wish to close, and what nobody has read yet. */
export const createWindow = (
  shell: HTMLElement & { hide(): void },
  bubble: HTMLElement,
): ChatWindowElement => {
  const chat = makeWindow();
  chat.addEventListener('close-request', () => shell.hide());
  chat.addEventListener('officina-unread', ({ count, label }) => {
    // Few closed chats have anything unread: the badge comes with the first that has.
    void import('./unread-badge.js').then(
      ({ showUnread }) => showUnread(bubble, count, label),
      () => undefined,
    );
  });
  return chat;
};
