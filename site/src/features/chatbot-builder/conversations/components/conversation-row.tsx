import type { VisitorConversation } from '@contract';
import { memo, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useLocale, useT } from '../../../../i18n';
import { formatRelative } from '../../../../lib/dates';
import { tokens } from '../../../../ui/tokens';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { ConversationBadges } from './conversation-badges';

interface ConversationRowProps {
  conversation: VisitorConversation;
  to: string;
  chosen: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/** One conversation of the list: who, when, the last words, what deserves a look. A real link, for a tab of its own. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  to,
  chosen,
  onChoose,
  onKeyDown,
}: ConversationRowProps) {
  const t = useT();
  const { locale } = useLocale();
  const { label, lastMessageAt, preview, messageCount, unread, identity } = conversation;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      css={{
        display: 'grid',
        gap: 4,
        padding: '12px 16px 12px 22px',
        position: 'relative',
        color: tokens.color.ink,
        textDecoration: 'none',
        '&:hover': { background: tokens.color.paper },
        '&:focus-visible': { outlineOffset: -3 },
        '&[aria-current]': {
          background: tokens.color.paper,
          boxShadow: `inset 4px 0 ${tokens.color.accent}`,
        },
      }}
    >
      {unread && (
        <span
          css={{
            position: 'absolute',
            left: 9,
            top: 20,
            width: 8,
            height: 8,
            borderRadius: 4,
            background: tokens.color.accent,
          }}
        >
          <VisuallyHidden>{t('builderConversations.unread')}</VisuallyHidden>
        </span>
      )}
      <span css={{ display: 'flex', gap: 8, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <span css={{ fontWeight: unread ? 700 : 600, minWidth: 0, overflowWrap: 'anywhere' }}>
          {identity?.name || t('builderConversations.label', { label })}
        </span>
        <time
          dateTime={lastMessageAt}
          css={{ flex: 'none', color: tokens.color.muted, fontSize: tokens.size.xs }}
        >
          {formatRelative(lastMessageAt, locale)}
        </time>
      </span>
      <span
        css={{
          color: unread ? tokens.color.ink : tokens.color.muted,
          fontSize: tokens.size.s,
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {preview}
      </span>
      <span css={{ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' }}>
        <ConversationBadges conversation={conversation} />
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
          {t('builderConversations.messages', { count: messageCount })}
        </span>
      </span>
    </Link>
  );
});
