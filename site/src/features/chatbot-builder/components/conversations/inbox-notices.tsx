import { useRef } from 'react';
import { useWaiting } from '../../api/use-waiting';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';
import { useBuilderState } from '../builder-context';
import { chime, soundSetting } from './chime';
import { useTitleCount } from './use-title-count';

/** Calls the owner, wherever in the builder: how many visitors wait stands in the title, and a sound if they want one. */
export function InboxNotices() {
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const heard = useRef(new Map<string, string>());
  useTitleCount(useWaiting(chatbotId));
  useLive<LiveOf<'conversation'>>('conversation', (event) => {
    if (event?.chatbotId !== chatbotId) return;
    const { sessionId, waiting, unread, lastMessageAt } = event.conversation;
    if (!waiting || !unread || heard.current.get(sessionId) === lastMessageAt) return;
    heard.current.set(sessionId, lastMessageAt);
    if (soundSetting.get()) chime();
  });
  return null;
}
