import type {
  AssistantAttachment,
  AssistantConversation,
  AssistantMessage,
  AssistantStreamEvent,
  GetAssistantConversation,
  LiveEvent,
} from '@contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useLocale } from '../../../i18n';
import { ApiFailure } from '../../../lib/api-failure';
import { useLive } from '../../../lib/live';
import { afterEvent, expectedExchange, lastReply, withExchange, type Exchange } from '../model/thread';
import { assistantApi, conversationKey } from './assistant-api';
import { replyStream, type OnEvent } from './reply-stream';
import { useTakeAllowance } from './use-welcome';

type Page = GetAssistantConversation['response'];
type AssistantEvent = Extract<LiveEvent, { topic: 'assistant' }>;

/** Pauses before a broken line is taken up again; then the thread is read as the server has it. */
const REJOIN_MS = [500, 1500, 4000];

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
const asFailure = (error: unknown) => (error instanceof ApiFailure ? error : new ApiFailure(0, 'INTERNAL'));

/** Messages from before the page that the server answers by itself. */
interface Earlier {
  /** Of the message that they come before: a page that begins elsewhere has others before it. */
  before: string;
  messages: AssistantMessage[];
  hasMore: boolean;
}
/** All that is known of a conversation. */
const whole = (page: Page['data'] | undefined, earlier: Earlier | null) =>
  page && earlier && page.messages[0]?.id === earlier.before
    ? { messages: [...earlier.messages, ...page.messages], hasMore: earlier.hasMore }
    : { messages: page?.messages ?? [], hasMore: page?.hasMore ?? false };

interface Message {
  text: string;
  attachments?: readonly AssistantAttachment[];
  /** An own earlier message that this one replaces. */
  replaces?: string;
}

/**
 * A conversation: its messages, what is being written in it, and what can be said. The reply is the server’s affair:
 * leaving ends the listening alone, and coming back joins it again.
 */
export const useThread = (conversationId: string | null) => {
  const { locale } = useLocale();
  const { mutate: mutateCache } = useSWRConfig();
  const takeAllowance = useTakeAllowance();
  const key = conversationId && conversationKey(conversationId);
  const { data, error, mutate } = useSWR<Page, ApiFailure>(key);
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const listening = useRef<AbortController | null>(null);
  const stopWanted = useRef(false);
  const current = useRef(conversationId);
  const latestEarlier = useRef(earlier);
  useEffect(() => {
    current.current = conversationId;
    latestEarlier.current = earlier;
  });
  useEffect(() => () => listening.current?.abort(), []);

  /** Puts what the exchange came to into the thread that is kept. */
  const settle = useCallback(
    async (conversation: AssistantConversation, ended: Exchange) => {
      await mutateCache<Page>(
        conversationKey(conversation.id),
        (page) => {
          const { messages, hasMore } = whole(page?.data, latestEarlier.current);
          return {
            data: {
              conversation: page?.data.conversation ?? conversation,
              messages: withExchange(messages, ended),
              hasMore,
            },
          };
        },
        { revalidate: false },
      );
      setExchange(null);
    },
    [mutateCache],
  );

  /** Follows a reply to its end. `onMeta` hears that the server has taken the message. */
  const follow = useCallback(
    async (
      expected: Exchange,
      open: (onEvent: OnEvent, signal: AbortSignal) => Promise<boolean>,
      onMeta: (conversation: AssistantConversation) => void = () => undefined,
    ): Promise<void> => {
      listening.current?.abort();
      const cut = new AbortController();
      listening.current = cut;
      let progress = expected;
      const received: { conversation: AssistantConversation | null } = { conversation: null };
      let drawing = 0;
      const draw = () => {
        // What is about to be drawn is drawn now: later it would bring back an exchange that is over.
        cancelAnimationFrame(drawing);
        drawing = 0;
        if (!cut.signal.aborted) setExchange(progress);
      };
      const over = () => {
        cancelAnimationFrame(drawing);
        setExchange(null);
      };
      setExchange(progress);
      const onEvent = (event: AssistantStreamEvent) => {
        if (cut.signal.aborted) return;
        progress = afterEvent(progress, event);
        if (event.type === 'meta') {
          if (!received.conversation) onMeta(event.conversation);
          received.conversation = event.conversation;
          if (stopWanted.current) assistantApi.stop(event.conversation.id).catch(() => undefined);
        }
        if (event.type === 'done' || event.type === 'error') takeAllowance(event.allowance);
        // Letters may come faster than a screen is drawn.
        if (event.type === 'delta') drawing ||= requestAnimationFrame(draw);
        else draw();
      };
      stopWanted.current = false;
      try {
        let finished = await open(onEvent, cut.signal).catch((refused: unknown) => {
          // Before the server had it, the message is still the sender's.
          if (!received.conversation) throw refused;
          return null;
        });
        for (const ms of REJOIN_MS) {
          if (finished !== null || cut.signal.aborted || !received.conversation) break;
          await pause(ms, cut.signal);
          finished = await replyStream
            .rejoin(received.conversation.id, onEvent, cut.signal)
            .catch(() => null);
        }
        if (cut.signal.aborted) return;
        const { conversation } = received;
        if (finished && conversation) await settle(conversation, progress);
        else {
          // It ended while nobody listened: the server has it.
          if (conversation) await mutateCache(conversationKey(conversation.id));
          over();
        }
      } catch (refused) {
        if (cut.signal.aborted) return;
        over();
        throw asFailure(refused);
      } finally {
        if (listening.current === cut) listening.current = null;
      }
    },
    [mutateCache, settle, takeAllowance],
  );

  const known = whole(data?.data, earlier);
  const messages = withExchange(known.messages, exchange);

  // A reply that was begun before this page was opened, or on another device.
  const waiting = lastReply(data?.data.messages ?? []);
  const waitingId = waiting?.state === 'pending' ? waiting.id : null;
  const waitingFor = useRef(waiting);
  useEffect(() => {
    waitingFor.current = waiting;
  });
  useEffect(() => {
    if (!conversationId || !waitingId || listening.current || !waitingFor.current) return;
    const expected = { message: null, reply: waitingFor.current, replaces: null };
    follow(expected, async (onEvent, signal) => {
      const there = await replyStream.rejoin(conversationId, onEvent, signal);
      if (!there) await mutate();
      return there;
    }).catch(() => undefined);
  }, [conversationId, waitingId, follow, mutate]);

  useLive<AssistantEvent>('assistant', (event) => {
    if (event && event.conversationId !== conversationId) return;
    if (!listening.current) void mutate();
  });

  /** Says something; answers the conversation once the server has it, `null` when it was refused (`failure` says why). */
  const say = ({ text, attachments = [], replaces }: Message): Promise<AssistantConversation | null> => {
    const clientId = crypto.randomUUID();
    setFailure(null);
    return new Promise((resolve) => {
      follow(
        expectedExchange({ clientId, text, attachments, replaces, now: new Date() }),
        (onEvent, signal) =>
          replyStream.send(
            {
              clientId,
              text,
              locale,
              ...(current.current ? { conversationId: current.current } : {}),
              ...(attachments.length > 0 ? { attachmentIds: attachments.map(({ id }) => id) } : {}),
              ...(replaces ? { replaces } : {}),
            },
            onEvent,
            signal,
          ),
        resolve,
      ).then(
        () => resolve(null),
        (refused: ApiFailure) => {
          setFailure(refused);
          resolve(null);
        },
      );
    });
  };

  /** Has the last reply written anew. */
  const again = (): void => {
    const id = current.current;
    const last = lastReply(messages);
    if (!id || !last) return;
    const clientId = crypto.randomUUID();
    setFailure(null);
    follow(
      expectedExchange({ clientId, text: null, replaces: last.id, now: new Date() }),
      (onEvent, signal) => replyStream.regenerate(id, { clientId, locale }, onEvent, signal),
    ).catch((refused: ApiFailure) => setFailure(refused));
  };

  const stop = (): void => {
    stopWanted.current = true;
    const id = current.current;
    if (id) assistantApi.stop(id).catch((refused: unknown) => setFailure(asFailure(refused)));
  };

  const readEarlier = async (): Promise<void> => {
    const before = data?.data.messages[0]?.id;
    const first = known.messages[0]?.id;
    if (!conversationId || !before || !first) return;
    const page = await assistantApi.earlier(conversationId, first);
    setEarlier({
      before,
      messages: [...page.data.messages, ...(earlier?.before === before ? earlier.messages : [])],
      hasMore: page.data.hasMore,
    });
  };

  return {
    conversation: data?.data.conversation,
    messages,
    loading: conversationId !== null && !data && !exchange && !error,
    error: data || exchange ? undefined : error,
    reload: () => void mutate(),
    /** A reply is on its way. */
    replying: exchange !== null,
    /** Why what was just said was not taken. */
    failure,
    forgetFailure: () => setFailure(null),
    say,
    again,
    stop,
    hasEarlier: known.hasMore,
    readEarlier,
  };
};
