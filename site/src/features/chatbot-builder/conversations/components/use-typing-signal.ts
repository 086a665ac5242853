import { useRef } from 'react';
import { conversationsApi } from '../api/conversations-api';

/** The visitor's dots last a little longer than this. */
const EVERY_MS = 3000;

/** Tells the visitor that somebody writes: not at every letter, and never worth an error. */
export const useTypingSignal = (chatbotId: string, sessionId: string) => {
  const last = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now - last.current < EVERY_MS) return;
    last.current = now;
    conversationsApi.typing(chatbotId, sessionId).catch(() => undefined);
  };
};
