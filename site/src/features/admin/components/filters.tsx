import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { useRestingSearch } from '../../../shared/forms/use-resting-search';
import { SearchField } from '../../../ui/search-field';
import { useAddress } from '../model/use-address';

/** The row above a list: what narrows it. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div
      role="search"
      css={{
        display: 'grid',
        gap: 12,
        alignItems: 'end',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
      }}
    >
      {children}
    </div>
  );
}

/** The search of a list; what is typed is in the address once typing rests. */
export function AddressSearch({ placeholder }: { placeholder: string }) {
  const t = useT();
  const { get, filter } = useAddress();
  const { typed, type, rest } = useRestingSearch(get('q'), (q) => filter({ q }));
  return (
    <div css={{ gridColumn: '1 / -1' }}>
      <SearchField
        label={t('admin.search')}
        placeholder={placeholder}
        value={typed}
        onChange={type}
        onLeave={rest}
      />
    </div>
  );
}
