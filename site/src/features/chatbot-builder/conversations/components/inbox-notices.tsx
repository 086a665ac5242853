import { useRef } from 'react';
import { useWaiting } from '../api/use-waiting';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';
import { useBuilderState } from '../../components/builder-context';
import { playNotificationSound, soundSetting } from './play-notification-sound';
import { useTitleCount } from './use-title-count';

/** Calls the owner, wherever in the builder: how many visitors wait stands in the title, and a sound if they want one. */
export function InboxNotices() {
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const notified = useRef(new Map<string, string>());
  useTitleCount(useWaiting(chatbotId));
  useLive<LiveOf<'conversation'>>('conversation', (event) => {
    if (event?.chatbotId !== chatbotId) return;
    const { sessionId, waiting, unread, lastMessageAt } = event.conversation;
    if (!waiting || !unread || notified.current.get(sessionId) === lastMessageAt) return;
    notified.current.set(sessionId, lastMessageAt);
    if (soundSetting.get()) playNotificationSound();
  });
  return null;
}
