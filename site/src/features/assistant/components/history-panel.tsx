import { ASSISTANT_LIMITS, type AssistantConversation, type ListAssistantConversations } from '@contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useLocale, useT } from '../../../i18n';
import { formatRelative } from '../../../lib/dates';
import { useRestingSearch } from '../../../shared/forms/use-resting-search';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { Pager } from '../../../ui/pager';
import { SearchField } from '../../../ui/search-field';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { useHistory } from '../api/use-history';
import { WRITE } from '../model/chat-state';
import { ConversationMenu } from './conversation-menu';
import { useConversationName } from './use-conversation-name';

const { color, radius, size } = tokens;

interface RowProps {
  conversation: AssistantConversation;
  current: boolean;
  onOpen: () => void;
  onRemoved: () => void;
}

function Row({ conversation, current, onOpen, onRemoved }: RowProps) {
  const { locale } = useLocale();
  const name = useConversationName(conversation);
  return (
    <li
      css={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: radius.m,
        background: current ? color.accentSoft : undefined,
        '&:hover': { background: color.accentSoft },
      }}
    >
      <Link
        to={paths.chat(conversation.id)}
        aria-current={current ? 'page' : undefined}
        onClick={onOpen}
        css={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          padding: '7px 0 7px 12px',
          color: color.ink,
          textDecoration: 'none',
        }}
      >
        <span
          css={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontWeight: current ? 650 : 500,
            fontSize: size.s,
          }}
        >
          {name}
        </span>
        <time dateTime={conversation.lastMessageAt} css={{ color: color.muted, fontSize: size.xs }}>
          {formatRelative(conversation.lastMessageAt, locale)}
        </time>
      </Link>
      <ConversationMenu conversation={conversation} onRemoved={onRemoved} />
    </li>
  );
}

interface HistoryPanelProps {
  currentId: string | null;
  /** A conversation was chosen, or a new one is wanted. */
  onOpen: () => void;
  /** This one was deleted. */
  onRemoved: (conversationId: string) => void;
}

/** The person’s conversations: found by their words, opened, put away. */
export function HistoryPanel({ currentId, onOpen, onRemoved }: HistoryPanelProps) {
  const t = useT();
  const [search, setSearch] = useState({ q: '', archived: false, page: 1 });
  const { list, error, busy, reload } = useHistory(search);
  const { typed, type, rest } = useRestingSearch(search.q, (q) => setSearch({ ...search, q, page: 1 }));
  const pages = Math.max(1, Math.ceil((list?.meta.total ?? 0) / ASSISTANT_LIMITS.pageSize));
  return (
    <div css={{ display: 'flex', flexDirection: 'column', gap: 10, flex: 1, minHeight: 0, padding: 12 }}>
      <ButtonLink
        to={paths.chat()}
        state={WRITE}
        variant="secondary"
        size="s"
        icon="plus"
        onClick={onOpen}
        css={{ minHeight: 44 }}
      >
        {t('assistant.newChat')}
      </ButtonLink>
      <SearchField
        label={t('assistant.history.search')}
        placeholder={t('assistant.history.searchHint')}
        value={typed}
        onChange={(text) => type(text.slice(0, ASSISTANT_LIMITS.query))}
        onLeave={rest}
      />
      <div css={{ flex: 1, minHeight: 0, overflowY: 'auto', marginInline: -4 }} aria-busy={busy}>
        {error && !list ? (
          <Notice
            tone="error"
            action={
              <Button size="s" variant="secondary" onClick={reload}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('assistant.history.failed')}
          </Notice>
        ) : !list ? (
          <div css={{ padding: 8 }}>
            <Skeleton lines={6} />
          </div>
        ) : (
          <Rows list={list} search={search} currentId={currentId} onOpen={onOpen} onRemoved={onRemoved} />
        )}
      </div>
      {pages > 1 && (
        <Pager page={search.page} pages={pages} onPage={(page) => setSearch({ ...search, page })} />
      )}
      <Button
        variant="ghost"
        size="s"
        icon={search.archived ? 'arrow-left' : 'folder'}
        aria-pressed={search.archived}
        onClick={() => setSearch({ ...search, archived: !search.archived, page: 1 })}
      >
        {t(search.archived ? 'assistant.history.showActive' : 'assistant.history.showArchived')}
      </Button>
    </div>
  );
}

interface RowsProps extends HistoryPanelProps {
  list: ListAssistantConversations['response'];
  search: { q: string; archived: boolean };
}

function Rows({ list, search, currentId, onOpen, onRemoved }: RowsProps) {
  const t = useT();
  if (list.data.length === 0) {
    const words = search.q
      ? t('assistant.history.noneFound', { q: search.q })
      : t(search.archived ? 'assistant.history.noneArchived' : 'assistant.history.none');
    return (
      <p role="status" css={{ padding: 12, color: color.muted, fontSize: size.s, overflowWrap: 'anywhere' }}>
        {words}
      </p>
    );
  }
  return (
    <ul
      role="list"
      aria-label={t('assistant.history.label')}
      css={{ listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, padding: 4 }}
    >
      {list.data.map((conversation) => (
        <Row
          key={conversation.id}
          conversation={conversation}
          current={conversation.id === currentId}
          onOpen={onOpen}
          onRemoved={() => onRemoved(conversation.id)}
        />
      ))}
    </ul>
  );
}
