import type { VisitorMessage } from '@contract';
import { useLayoutEffect, useRef } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { formatDateTime, formatTime } from '../../../../lib/dates';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { Icon } from '../../../../ui/icon';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useConversation } from '../../api/use-conversation';

/** How near the end still counts as reading the newest (spec/admin-builders-widget.md §9). */
const BOTTOM_TOLERANCE_PX = 4;

interface ConversationDetailProps {
  chatbotId: string;
  sessionId: string;
  onBack: () => void;
}

/** One visitor's conversation, growing while it is watched. */
export function ConversationDetail({ chatbotId, sessionId, onBack }: ConversationDetailProps) {
  const t = useT();
  const { locale } = useLocale();
  const { conversation: loaded, error, reload } = useConversation(chatbotId, sessionId);

  const body = () => {
    if (!loaded && error !== undefined) {
      const gone = error instanceof ApiFailure && error.status === 404;
      return (
        <Notice
          tone="error"
          action={
            !gone && (
              <Button size="s" variant="secondary" onClick={reload}>
                {t('common.retry')}
              </Button>
            )
          }
        >
          {t(gone ? 'builderConversations.gone' : 'builderConversations.failed')}
        </Notice>
      );
    }
    if (!loaded) return <Skeleton lines={5} />;
    const { conversation, messages } = loaded;
    return (
      <Card padding="none">
        <header
          css={{
            padding: '14px 18px',
            borderBottom: `1px solid ${tokens.color.line}`,
            display: 'grid',
            gap: 4,
          }}
        >
          <h3
            css={{ fontSize: tokens.size.l, display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}
          >
            {t('builderConversations.label', { label: conversation.label })}
            {conversation.isPreview && <Badge>{t('builderConversations.preview')}</Badge>}
          </h3>
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {formatDateTime(conversation.startedAt, locale)}
            {conversation.page
              ? ` · ${t('builderConversations.startedOn', { page: conversation.page })}`
              : ''}
          </p>
        </header>
        {conversation.handoverEmail && (
          <div css={{ padding: '14px 18px 0' }}>
            <Notice
              tone="info"
              title={t('builderConversations.handoverFrom', { email: conversation.handoverEmail })}
              action={
                <a href={`mailto:${encodeURIComponent(conversation.handoverEmail)}`}>
                  {t('builderConversations.reply')}
                </a>
              }
            >
              {conversation.handoverNote}
            </Notice>
          </div>
        )}
        <MessageLog messages={messages} />
      </Card>
    );
  };

  return (
    <div css={{ display: 'grid', gap: 12 }}>
      <div>
        <Button size="s" variant="ghost" icon="arrow-left" onClick={onBack}>
          {t('builderConversations.back')}
        </Button>
      </div>
      {body()}
    </div>
  );
}

function MessageLog({ messages }: { messages: VisitorMessage[] }) {
  const t = useT();
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    // Who scrolled up to read is not pulled down by a new message.
    if (log.current && atEnd.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages]);
  return (
    <div
      ref={log}
      role="region"
      aria-label={t('builderConversations.log')}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight <= BOTTOM_TOLERANCE_PX;
      }}
      css={{ maxHeight: '60dvh', overflowY: 'auto' }}
    >
      <div
        role="log"
        aria-label={t('builderConversations.log')}
        css={{ display: 'grid', gap: 12, padding: 18 }}
      >
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </div>
    </div>
  );
}

function Message({ message }: { message: VisitorMessage }) {
  const t = useT();
  const { locale } = useLocale();
  const visitor = message.sender === 'visitor';
  return (
    <article css={{ display: 'grid', gap: 4, maxWidth: '84%', justifySelf: visitor ? 'end' : 'start' }}>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.xs, textAlign: visitor ? 'right' : 'left' }}>
        {t(visitor ? 'builderConversations.visitor' : 'builderConversations.bot')} ·{' '}
        {formatTime(message.createdAt, locale)}
      </p>
      <div
        css={{
          padding: '10px 14px',
          borderRadius: tokens.radius.l,
          background: visitor ? tokens.color.accentSoft : tokens.color.paper,
          border: `1px solid ${tokens.color.line}`,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {message.text}
      </div>
      {message.answered === false && (
        <span>
          <Badge tone="warning">{t('builderConversations.unknownReply')}</Badge>
        </span>
      )}
      {message.sources.length > 0 && (
        <ul
          aria-label={t('builderConversations.sources')}
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 6,
            listStyle: 'none',
            fontSize: tokens.size.xs,
            color: tokens.color.muted,
          }}
        >
          {message.sources.map(({ title, page }) => (
            <li key={`${title}-${page}`} css={{ display: 'inline-flex', gap: 4, alignItems: 'center' }}>
              <Icon name="file" size={14} />
              {page ? t('builderConversations.sourcePage', { title, page }) : title}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
