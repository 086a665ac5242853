import { LIMITS, type ListConversations } from '@contract';
import { useCallback, useRef, type KeyboardEvent } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { ConversationRow } from './conversation-row';
import { Pager } from '../../../../ui/pager';

interface ConversationListProps {
  list: ListConversations['response'] | undefined;
  failed: boolean;
  busy: boolean;
  narrowed: boolean;
  page: number;
  chosen: string | null;
  linkTo: (sessionId: string) => string;
  onChoose: () => void;
  onRetry: () => void;
  onClear: () => void;
  onPage: (page: number) => void;
}

/** The conversations found: each state of the list, then the list. Arrows go from one to the next. */
export function ConversationList({
  list,
  failed,
  busy,
  narrowed,
  page,
  chosen,
  linkTo,
  onChoose,
  onRetry,
  onClear,
  onPage,
}: ConversationListProps) {
  const t = useT();
  const rows = useRef<HTMLUListElement>(null);
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLAnchorElement>) => {
    const links = [...(rows.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(event.currentTarget);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    const link = to === undefined ? undefined : links[Math.max(0, to)];
    if (!link) return;
    event.preventDefault();
    link.focus();
  }, []);

  if (!list && failed) {
    return (
      <div css={{ padding: 16 }}>
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
      </div>
    );
  }
  if (!list) {
    return (
      <div css={{ padding: 18 }}>
        <Skeleton lines={8} />
      </div>
    );
  }
  if (list.data.length === 0 && list.meta.total === 0) {
    return (
      <div css={{ padding: 16 }}>
        {narrowed ? (
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
        )}
      </div>
    );
  }

  const pages = Math.max(1, Math.ceil(list.meta.total / LIMITS.historyPageSize));
  return (
    <>
      <p
        role="status"
        css={{ padding: '10px 16px 6px', color: tokens.color.muted, fontSize: tokens.size.xs }}
      >
        {t('builderConversations.total', { count: list.meta.total })}
      </p>
      <div css={{ flex: 1, minHeight: 0, overflowY: 'auto' }} aria-busy={busy}>
        <ul ref={rows} aria-label={t('builderConversations.list')} css={{ listStyle: 'none' }}>
          {list.data.map((conversation) => (
            <li key={conversation.sessionId} css={{ borderTop: `1px solid ${tokens.color.line}` }}>
              <ConversationRow
                conversation={conversation}
                to={linkTo(conversation.sessionId)}
                chosen={conversation.sessionId === chosen}
                onChoose={onChoose}
                onKeyDown={onKeyDown}
              />
            </li>
          ))}
        </ul>
      </div>
      {pages > 1 && <Pager page={page} pages={pages} onPage={onPage} />}
    </>
  );
}
