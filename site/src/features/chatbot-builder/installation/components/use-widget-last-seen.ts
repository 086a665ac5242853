import { useEffect } from 'react';
import { loadChatbot } from '../../api/chatbot-api';
import { useBuilder } from '../../components/builder-context';

/** The first sighting is told live; later ones, which come with every visit, are asked for. */
const POLL_MS = 10_000;

/** Keeps the moment at which the widget was last seen up to date while the owner is looking. */
export const useWidgetLastSeen = (): void => {
  const builder = useBuilder();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      loadChatbot(builder.store.getState().chatbot.id)
        .then(builder.refresh)
        // Out of reach for a moment: the next look finds out.
        .catch(() => undefined);
    };
    const timer = setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [builder]);
};
