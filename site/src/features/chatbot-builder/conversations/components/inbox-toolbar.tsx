import { useState, type ReactNode } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { SearchField } from '../../../../ui/search-field';
import { isNarrowed, type InboxAddress } from '../model/inbox-address';
import { DateRangeDialog } from './date-range-dialog';
import { FilterChips } from './filter-chips';
import { useRestingSearch } from '../../../../shared/forms/use-resting-search';

interface InboxToolbarProps {
  address: InboxAddress;
  total: number | null;
  waiting: number;
  onChange: (changes: Partial<InboxAddress>, options?: { replace?: boolean }) => void;
  /** What can be done with the whole. */
  children: ReactNode;
}

const shortDay = (day: string) => day.split('-').reverse().join('/');

/** Finds conversations: a word, some days, a kind. */
export function InboxToolbar({ address, total, waiting, onChange, children }: InboxToolbarProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { q, from, to, filter } = address;
  // Typing leaves no trail of back buttons.
  const { typed, type, rest } = useRestingSearch(q, (next) => onChange({ q: next }, { replace: true }));
  return (
    <div css={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <div css={{ flex: '1 1 220px' }}>
          <SearchField
            label={t('builderConversations.search')}
            placeholder={t('builderConversations.searchPlaceholder')}
            value={typed}
            onChange={type}
            onLeave={rest}
          />
        </div>
        <Button variant="secondary" icon="calendar" onClick={() => setAsking(true)}>
          {from
            ? t('builderConversations.rangeChip', { from: shortDay(from), to: shortDay(to) })
            : t('builderConversations.range')}
        </Button>
        {children}
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' }}>
        <FilterChips
          value={filter}
          total={total}
          waiting={waiting}
          onChange={(next) => onChange({ filter: next })}
        />
        {isNarrowed(address) && (
          <Button
            size="s"
            variant="ghost"
            icon="x"
            onClick={() => onChange({ q: '', from: '', to: '', filter: 'all' })}
          >
            {t('builderConversations.clearFilters')}
          </Button>
        )}
      </div>
      <DateRangeDialog
        open={asking}
        from={from}
        to={to}
        onClose={() => setAsking(false)}
        onApply={(range) => onChange(range)}
      />
    </div>
  );
}
