import { useT } from '../../../../i18n';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useBusiness } from '../../api/use-business';
import { LoadFailure } from '../load-failure';
import { BusinessRowsDialog } from './business-rows-dialog';
import { MoneyFigures } from './money-figures';
import { WorkFigures } from './work-figures';

/** The business in figures, each of which leads to what it is made of. */
export function BusinessSection() {
  const t = useT();
  const { business, error, reading, reload } = useBusiness();
  return (
    <section css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <header css={{ display: 'grid', gap: 4 }}>
        <h2 css={{ fontSize: tokens.size.xl }}>{t('adminBusiness.title')}</h2>
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('adminBusiness.lead')}</p>
      </header>
      {error && (
        <LoadFailure error={error} retrying={reading} stale={business !== undefined} onRetry={reload} />
      )}
      {!business && !error && <Skeleton height={420} />}
      {business && (
        <ul
          css={{
            display: 'grid',
            gap: 16,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
            margin: 0,
            padding: 0,
          }}
        >
          <MoneyFigures business={business} />
          <WorkFigures business={business} />
        </ul>
      )}
      <BusinessRowsDialog />
    </section>
  );
}
