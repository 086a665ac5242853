import { useEffect } from 'react';
import { conversationsApi } from './conversations-api';

/** The server believes each word for 90 s. */
const EVERY_MS = 30_000;

/** Tells the server, while the inbox is in sight, that a visitor who asks for a person would find one. */
export const useInboxPresence = (chatbotId: string): void => {
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      // Missing one costs nothing: the next comes in half a minute.
      conversationsApi.present(chatbotId).catch(() => undefined);
    };
    tell();
    const timer = setInterval(tell, EVERY_MS);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [chatbotId]);
};
