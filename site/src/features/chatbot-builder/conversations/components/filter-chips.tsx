import { CONVERSATION_FILTERS, type ConversationFilter } from '@contract';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { VisuallyHidden } from '../../../../ui/visually-hidden';

interface FilterChipsProps {
  value: ConversationFilter;
  /** How many the chosen one finds, once known. */
  total: number | null;
  /** Visitors who wait for a person, whatever is shown. */
  waiting: number;
  onChange: (filter: ConversationFilter) => void;
}

/** Which conversations: one press each, a row that scrolls on a phone. */
export function FilterChips({ value, total, waiting, onChange }: FilterChipsProps) {
  const t = useT();
  const countOf = (filter: ConversationFilter) => {
    if (filter === value) return total;
    return filter === 'live' && waiting > 0 ? waiting : null;
  };
  return (
    <div
      role="group"
      aria-label={t('builderConversations.filters.label')}
      css={{
        display: 'flex',
        gap: 6,
        maxWidth: '100%',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        margin: -4,
        padding: 4,
      }}
    >
      {CONVERSATION_FILTERS.map((filter) => {
        const count = countOf(filter);
        const waits = filter === 'live' && waiting > 0;
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === value}
            onClick={() => onChange(filter)}
            css={{
              display: 'inline-flex',
              gap: 6,
              alignItems: 'center',
              flex: 'none',
              minHeight: 36,
              padding: '6px 14px',
              border: `1.5px solid ${tokens.color.line}`,
              borderRadius: tokens.radius.full,
              background: tokens.color.surface,
              color: tokens.color.ink,
              fontSize: tokens.size.s,
              fontWeight: 600,
              whiteSpace: 'nowrap',
              '&:hover': { borderColor: tokens.color.ink },
              '&[aria-pressed=true]': {
                borderColor: tokens.color.accent,
                background: tokens.color.accentSoft,
              },
            }}
          >
            {t(`builderConversations.filters.${filter}`)}
            {count !== null && (
              <span
                aria-hidden={waits && filter !== value}
                css={{
                  color: waits ? tokens.color.red : tokens.color.muted,
                  fontSize: tokens.size.xs,
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {count}
              </span>
            )}
            {waits && filter !== value && (
              <VisuallyHidden>{t('builderConversations.waitingCount', { count: waiting })}</VisuallyHidden>
            )}
          </button>
        );
      })}
    </div>
  );
}
