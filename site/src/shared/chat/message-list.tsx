import { BRAND } from '@contract';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale, useT } from '../../i18n';
import { formatDate } from '../../lib/dates';
import { tokens } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useSession } from '../session';
import { plainText } from './markdown';
import type { ChatMessage } from './message';
import { MessageRow } from './message-row';

interface MessageListProps {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Names the conversation for assistive technology. */
  label: string;
  /** The first letter beside the person’s messages; who is signed in, unless said otherwise. */
  initial?: string;
  /** Whose words they are where they are not the reader’s; `Tu` unless said otherwise. */
  author?: string;
  /** More to do with a message, beside the copy button. */
  actions?: (message: ChatMessage) => ReactNode;
  /** What belongs to a message, below its words. */
  after?: (message: ChatMessage) => ReactNode;
  /** In place of a message’s words; `undefined` leaves them. */
  instead?: (message: ChatMessage) => ReactNode;
}

/** What the newest whole reply says, once it came while the list was shown. */
const useSpokenReply = (messages: readonly ChatMessage[]): string => {
  const [spoken, setSpoken] = useState('');
  const last = messages.at(-1);
  const whole = last?.from === 'assistant' && !last.growing ? last : null;
  const known = useRef<string | null>(null);
  useEffect(() => {
    const id = whole?.id ?? null;
    // What was there when the page opened is read, not announced.
    const cameNow = known.current !== null && id !== null && known.current !== id;
    known.current = id ?? (messages.length > 0 ? '' : known.current);
    if (cameNow && whole) setSpoken(plainText(whole.text));
  }, [whole, messages.length]);
  return spoken;
};

/**
 * A conversation, day by day. Replies grow letter by letter, which nobody could listen to: the log itself is silent, and
 * each reply is said once it is whole.
 */
export function MessageList({ messages, label, initial, author, actions, after, instead }: MessageListProps) {
  const t = useT();
  const { locale } = useLocale();
  const { account } = useSession();
  const spoken = useSpokenReply(messages);
  const letter = initial ?? (account?.displayName.trim()[0] ?? 'U').toUpperCase();
  const growing = messages.at(-1)?.growing ?? false;
  const day = (message: ChatMessage | undefined) => message && formatDate(message.createdAt, locale);
  return (
    <>
      <div role="log" aria-live="off" aria-label={label} css={{ display: 'grid', gap: 4, minWidth: 0 }}>
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            {at > 0 && day(message) !== day(messages[at - 1]) && (
              <p css={{ justifySelf: 'center', color: tokens.color.muted, fontSize: tokens.size.xs }}>
                {day(message)}
              </p>
            )}
            <MessageRow
              message={message}
              initial={letter}
              author={author}
              actions={actions?.(message)}
              after={after?.(message)}
              instead={instead?.(message)}
            />
          </Fragment>
        ))}
      </div>
      <div role="status">
        <VisuallyHidden>{growing ? t('chat.writing') : spoken && `${BRAND.name}: ${spoken}`}</VisuallyHidden>
      </div>
    </>
  );
}
