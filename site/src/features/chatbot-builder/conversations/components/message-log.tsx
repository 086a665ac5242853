import type { VisitorMessage } from '@contract';
import { Fragment, useMemo } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { formatDate } from '../../../../lib/dates';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import { undelivered, type OutgoingReply } from '../model/reply-outbox';
import { threadOf } from '../model/thread';
import { Message } from './message';
import { MessageOnItsWay } from './message-on-its-way';
import { useFollowEnd } from './use-follow-end';

interface MessageLogProps {
  messages: readonly VisitorMessage[];
  /** What the owner said and the server may not have yet. */
  replies: readonly OutgoingReply[];
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  /** Opens what the bot considered for this reply. */
  onWhy: (replyId: string) => void;
  /** Makes a curated answer of this reply to that question. */
  onCurate: (question: string, answer: string) => void;
}

/** What was said, day by day; the newest stays in sight for whoever reads there. */
export function MessageLog({ messages, replies, onRetry, onDiscard, onWhy, onCurate }: MessageLogProps) {
  const t = useT();
  const { locale } = useLocale();
  const thread = useMemo(
    () => threadOf(messages, (instant) => formatDate(instant, locale)),
    [messages, locale],
  );
  const outgoing = undelivered(replies, messages);
  const { log, missed, onScroll, jump } = useFollowEnd(messages.length + outgoing.length);
  return (
    <div css={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <div
        ref={log}
        role="region"
        aria-label={t('builderConversations.log')}
        // What scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        css={{ flex: 1, minWidth: 0, overflowY: 'auto', '&:focus-visible': { outlineOffset: -3 } }}
      >
        <div
          role="log"
          aria-label={t('builderConversations.log')}
          css={{ display: 'grid', gap: 14, padding: 18 }}
        >
          {thread.map(({ message, day, question }) => (
            <Fragment key={message.id}>
              {day && (
                <p
                  css={{
                    justifySelf: 'center',
                    color: tokens.color.muted,
                    fontSize: tokens.size.xs,
                    fontWeight: 600,
                  }}
                >
                  {day}
                </p>
              )}
              <Message message={message} question={question} onWhy={onWhy} onCurate={onCurate} />
            </Fragment>
          ))}
          {outgoing.map((reply) => (
            <MessageOnItsWay
              key={reply.clientId}
              reply={reply}
              onRetry={() => onRetry(reply.clientId)}
              onDiscard={() => onDiscard(reply.clientId)}
            />
          ))}
        </div>
      </div>
      {missed > 0 && (
        <span css={{ position: 'absolute', bottom: 12, left: '50%', transform: 'translateX(-50%)' }}>
          <Button size="s" icon="arrow-down" onClick={jump}>
            {t('builderConversations.newMessages', { count: missed })}
          </Button>
        </span>
      )}
    </div>
  );
}
