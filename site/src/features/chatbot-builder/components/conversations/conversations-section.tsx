import { LIMITS, type VisitorConversation } from '@contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale, useT } from '../../../../i18n';
import { formatRelative } from '../../../../lib/dates';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { SearchField } from '../../../../ui/search-field';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useConversations, useRested } from '../../api/use-conversations';
import { useBuilderState } from '../builder-context';
import { Section } from '../section';
import { ConversationDetail } from './conversation-detail';
import { DateRangeDialog } from './date-range-dialog';

/** What visitors asked: searched, filtered by day, page by page; all of it in the address, so that back and links work. */
export function ConversationsSection() {
  const t = useT();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const [params, setParams] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const q = useRested(typed);
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const chosen = params.get('conversation');
  const { page: list, error, isLoading, reload } = useConversations(chatbotId, { q, from, to, page });

  const put = (changes: Record<string, string>, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );

  useEffect(() => {
    // Another search begins at its first page; typing leaves no trail of back buttons.
    if ((params.get('q') ?? '') !== q) put({ q, page: '' }, true);
  });

  const filtered = q !== '' || from !== '';
  const clear = () => {
    setTyped('');
    put({ q: '', from: '', to: '', page: '', conversation: '' });
  };

  return (
    <Section title={t('builderConversations.title')} lead={t('builderConversations.lead')}>
      {chosen ? (
        <ConversationDetail
          chatbotId={chatbotId}
          sessionId={chosen}
          onBack={() => put({ conversation: '' })}
        />
      ) : (
        <>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <div css={{ flex: '1 1 240px' }}>
              <SearchField
                label={t('builderConversations.search')}
                placeholder={t('builderConversations.searchPlaceholder')}
                value={typed}
                onChange={setTyped}
              />
            </div>
            <Button variant="secondary" icon="calendar" onClick={() => setAsking(true)}>
              {from
                ? t('builderConversations.rangeChip', { from: shortDay(from), to: shortDay(to) })
                : t('builderConversations.range')}
            </Button>
            {filtered && (
              <Button variant="ghost" icon="x" onClick={clear}>
                {t('builderConversations.clearFilters')}
              </Button>
            )}
          </div>
          <ConversationList
            list={list?.data}
            total={list?.meta.total ?? 0}
            page={page}
            filtered={filtered}
            failed={error !== undefined && !list}
            busy={isLoading}
            onRetry={reload}
            onClear={clear}
            onPage={(next) => put({ page: next > 1 ? String(next) : '' })}
            onChoose={(sessionId) => put({ conversation: sessionId })}
          />
        </>
      )}
      <DateRangeDialog
        open={asking}
        from={from}
        to={to}
        onClose={() => setAsking(false)}
        onApply={(range) => put({ ...range, page: '' })}
      />
    </Section>
  );
}

const shortDay = (day: string) => day.split('-').reverse().join('/');

interface ConversationListProps {
  list: VisitorConversation[] | undefined;
  total: number;
  page: number;
  filtered: boolean;
  failed: boolean;
  busy: boolean;
  onRetry: () => void;
  onClear: () => void;
  onPage: (page: number) => void;
  onChoose: (sessionId: string) => void;
}

function ConversationList({
  list,
  total,
  page,
  filtered,
  failed,
  busy,
  onRetry,
  onClear,
  onPage,
  onChoose,
}: ConversationListProps) {
  const t = useT();
  if (failed) {
    return (
      <Notice
        tone="error"
        action={
          <Button size="s" variant="secondary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('builderConversations.failed')}
      </Notice>
    );
  }
  if (!list) return <Skeleton lines={6} />;
  if (list.length === 0) {
    return filtered ? (
      <EmptyState
        icon="search"
        title={t('builderConversations.noneFound')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('builderConversations.clearFilters')}
          </Button>
        }
      >
        {t('builderConversations.noneFoundBody')}
      </EmptyState>
    ) : (
      <EmptyState icon="chat" title={t('builderConversations.none')}>
        {t('builderConversations.noneBody')}
      </EmptyState>
    );
  }
  const pages = Math.max(1, Math.ceil(total / LIMITS.historyPageSize));
  return (
    <div css={{ display: 'grid', gap: 12 }} aria-busy={busy}>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
        {t('builderConversations.total', { count: total })}
      </p>
      <Card padding="none">
        <ul aria-label={t('builderConversations.list')} css={{ listStyle: 'none' }}>
          {list.map((conversation) => (
            <li
              key={conversation.sessionId}
              css={{ '& + &': { borderTop: `1px solid ${tokens.color.line}` } }}
            >
              <ConversationRow
                conversation={conversation}
                onChoose={() => onChoose(conversation.sessionId)}
              />
            </li>
          ))}
        </ul>
      </Card>
      {pages > 1 && (
        <nav
          aria-label={t('common.pagination')}
          css={{ display: 'flex', gap: 12, alignItems: 'center', justifyContent: 'center' }}
        >
          <Button
            size="s"
            variant="secondary"
            icon="chevron-left"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            {t('builderConversations.previous')}
          </Button>
          <span css={{ fontSize: tokens.size.s }}>{t('builderConversations.page', { page, pages })}</span>
          <Button size="s" variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {t('builderConversations.next')}
          </Button>
        </nav>
      )}
    </div>
  );
}

function ConversationRow({
  conversation,
  onChoose,
}: {
  conversation: VisitorConversation;
  onChoose: () => void;
}) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <button
      type="button"
      onClick={onChoose}
      css={{
        display: 'grid',
        gap: 4,
        width: '100%',
        padding: '14px 18px',
        border: 0,
        background: 'none',
        textAlign: 'left',
        '&:hover': { background: tokens.color.paper },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <span css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <strong css={{ fontWeight: 650 }}>
          {t('builderConversations.label', { label: conversation.label })}
        </strong>
        {conversation.isPreview && <Badge>{t('builderConversations.preview')}</Badge>}
        {conversation.handoverEmail && <Badge tone="accent">{t('builderConversations.handover')}</Badge>}
        {conversation.unanswered && <Badge tone="warning">{t('builderConversations.unanswered')}</Badge>}
        <span css={{ marginLeft: 'auto', color: tokens.color.muted, fontSize: tokens.size.xs }}>
          {formatRelative(conversation.lastMessageAt, locale)}
        </span>
      </span>
      <span
        css={{
          color: tokens.color.muted,
          fontSize: tokens.size.s,
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {conversation.preview}
      </span>
      <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
        {t('builderConversations.messages', { count: conversation.messageCount })}
      </span>
    </button>
  );
}
