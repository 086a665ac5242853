import type { GetConversation, VisitorConversation, VisitorMessage } from '@contract';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';
import { conversationKey } from './conversations-api';
import { useRefreshSoon } from '../../api/use-refresh-soon';

type Detail = GetConversation['response'];

/** A conversation with one message more, or the same message again. */
export const withMessage = (detail: Detail, message: VisitorMessage): Detail => {
  const { conversation, messages } = detail.data;
  const known = messages.some(({ id }) => id === message.id);
  return {
    data: {
      conversation,
      messages: known
        ? messages.map((each) => (each.id === message.id ? message : each))
        : [...messages, message],
    },
  };
};

/** One visitor's conversation; its messages arrive while it is open. */
export const useConversation = (chatbotId: string, sessionId: string) => {
  const key = conversationKey(chatbotId, sessionId);
  const { data, error, mutate } = useSWR<Detail, unknown>(key);
  const refreshSoon = useRefreshSoon();
  const unseen = useRef(false);

  // Reading marks it read, so it is not read for somebody who is looking at another tab.
  const look = () => {
    if (document.visibilityState === 'visible') refreshSoon(key);
    else unseen.current = true;
  };
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || !unseen.current) return;
      unseen.current = false;
      refreshSoon(key);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [key, refreshSoon]);

  /** Shows a change at once. A first answer on its way would be thrown away by it, and is newer anyway. */
  const patch = (update: (detail: Detail) => Detail) => {
    if (data) void mutate((current) => current && update(current), { revalidate: false });
  };
  const change = (conversation: VisitorConversation) =>
    patch((current) => ({ data: { ...current.data, conversation } }));

  useLive<LiveOf<'visitor-message'>>('visitor-message', (event) => {
    if (!event) return look();
    const { message } = event;
    if (event.chatbotId !== chatbotId || message.sessionId !== sessionId) return undefined;
    patch((current) => withMessage(current, message));
    // The server's answer corrects the order, should two messages have crossed.
    return look();
  });
  useLive<LiveOf<'conversation'>>('conversation', (event) => {
    if (event?.chatbotId !== chatbotId || event.conversation.sessionId !== sessionId) return;
    change(event.conversation);
    // The patch may have displaced an answer that knew more.
    look();
  });
  useLive<LiveOf<'conversation-erased'>>('conversation-erased', (event) => {
    if (event?.chatbotId === chatbotId && event.sessionId === sessionId) void mutate();
  });
  return { detail: data?.data, error, change, reload: () => void mutate() };
};
