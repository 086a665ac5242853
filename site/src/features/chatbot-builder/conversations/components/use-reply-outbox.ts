import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { GetConversation } from '@contract';
import { useStore } from 'zustand';
import { conversationKey, conversationsApi } from '../api/conversations-api';
import { withMessage } from '../api/use-conversation';
import type { Builder } from '../../model/builder';
import { createReplyOutbox, type ReplyOutbox } from '../model/reply-outbox';
import { useBuilder } from '../../components/builder-context';

type Detail = GetConversation['response'];

// As long as the document is open: a look at another section must not lose what was not sent yet.
const outboxes = new WeakMap<Builder, ReplyOutbox>();

/** What the owner says in conversations, until the server has it. */
export const useReplyOutbox = (chatbotId: string) => {
  const builder = useBuilder();
  const { mutate } = useSWRConfig();
  let outbox = outboxes.get(builder);
  if (!outbox) {
    outbox = createReplyOutbox({
      send: (sessionId, clientId, text) => conversationsApi.say(chatbotId, sessionId, clientId, text),
      onSent: (message) =>
        void mutate<Detail>(
          conversationKey(chatbotId, message.sessionId),
          (detail) => detail && withMessage(detail, message),
          { revalidate: false },
        ),
    });
    outboxes.set(builder, outbox);
  }
  const { retryAll } = outbox;
  useEffect(() => {
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [retryAll]);
  const replies = useStore(outbox.store, (state) => state.replies);
  const waiting = replies.length > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    // The page going away would take what was not sent with it: the browser asks first.
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [waiting]);
  return { outbox, replies };
};
