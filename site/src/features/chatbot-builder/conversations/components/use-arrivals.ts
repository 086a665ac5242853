import { useState } from 'react';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';

/** The conversation, other than the open one, in which a visitor last wrote: its label, to be said aloud. */
export const useArrivals = (chatbotId: string, openSession: string | null): string | null => {
  const [label, setLabel] = useState<string | null>(null);
  useLive<LiveOf<'conversation'>>('conversation', (event) => {
    if (event?.chatbotId !== chatbotId) return;
    const { sessionId, unread, label: its } = event.conversation;
    if (unread && sessionId !== openSession) setLabel(its);
  });
  return label;
};
