import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { SearchField } from '../../../../ui/search-field';
import { isNarrowed, type InboxAddress } from '../../model/inbox-address';
import { DateRangeDialog } from './date-range-dialog';
import { FilterChips } from './filter-chips';
import { useRestingSearch } from './use-resting-search';

interface InboxToolbarProps {
  address: InboxAddress;
  total: number | null;
  waiting: number;
  onChange: (changes: Partial<InboxAddress>, options?: { replace?: boolean }) => void;
}

const shortDay = (day: string) => day.split('-').reverse().join('/');

/** Finds conversations: a word, some days, a kind. */
export function InboxToolbar({ address, total, waiting, onChange }: InboxToolbarProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { q, from, to, filter } = address;
  // Typing leaves no trail of back buttons.
  const { typed, type } = useRestingSearch(q, (next) => onChange({ q: next }, { replace: true }));
  return (
    <div css={{ display: 'grid', gap: 12, minWidth: 0 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <div css={{ flex: '1 1 220px' }}>
          <SearchField
            label={t('builderConversations.search')}
            placeholder={t('builderConversations.searchPlaceholder')}
            value={typed}
            onChange={type}
          />
        </div>
        <Button variant="secondary" icon="calendar" onClick={() => setAsking(true)}>
          {from
            ? t('builderConversations.rangeChip', { from: shortDay(from), to: shortDay(to) })
            : t('builderConversations.range')}
        </Button>
        {isNarrowed(address) && (
          <Button
            variant="ghost"
            icon="x"
            onClick={() => onChange({ q: '', from: '', to: '', filter: 'all' })}
          >
            {t('builderConversations.clearFilters')}
          </Button>
        )}
      </div>
      <FilterChips
        value={filter}
        total={total}
        waiting={waiting}
        onChange={(next) => onChange({ filter: next })}
      />
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
