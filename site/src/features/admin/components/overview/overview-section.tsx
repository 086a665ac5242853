import type { GetAdminOverview } from '@contract';
import { Link } from 'react-router-dom';
import { useLocale, useT, type Key } from '../../../../i18n';
import { formatNumber } from '../../../../lib/numbers';
import { Icon, type IconName } from '../../../../ui/icon';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useOverview } from '../../api/use-overview';
import { LoadFailure } from '../load-failure';
import { BusinessSection } from './business-section';

type Counts = GetAdminOverview['response']['data'];

interface Counter {
  label: Key;
  icon: IconName;
  count: number;
  /** Where the counted things are. */
  to: string;
  remark: { words: Key; count?: number; to: string } | null;
}

const countersOf = ({ purchases, bookings, holidays, products }: Counts): Counter[] => [
  {
    label: 'admin.overview.purchases',
    icon: 'bag',
    count: purchases.total,
    to: '?tab=purchases',
    remark:
      purchases.awaitingTransfer > 0
        ? {
            words: 'admin.overview.awaiting',
            count: purchases.awaitingTransfer,
            to: '?tab=purchases&status=awaiting-transfer',
          }
        : null,
  },
  {
    label: 'admin.overview.bookings',
    icon: 'video',
    count: bookings.total,
    to: '?tab=bookings&when=all',
    remark: { words: 'admin.overview.upcoming', count: bookings.upcoming, to: '?tab=bookings' },
  },
  {
    label: 'admin.overview.holidays',
    icon: 'calendar',
    count: holidays,
    to: '?tab=holidays',
    remark: { words: 'admin.overview.thisYear', to: '?tab=holidays' },
  },
  {
    label: 'admin.overview.products',
    icon: 'store',
    count: products.total,
    to: '?tab=marketplace',
    remark: { words: 'admin.overview.listed', count: products.listed, to: '?tab=marketplace' },
  },
];

/** The numbers of the business; each leads to what it counts. */
export function OverviewSection() {
  const { counts, error, reading, reload } = useOverview();
  const failure = error && (
    <LoadFailure error={error} retrying={reading} stale={counts !== undefined} onRetry={reload} />
  );
  return (
    <div css={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure}
      {counts ? <Counters counts={counts} /> : !failure && <Skeleton height={150} />}
      <BusinessSection />
    </div>
  );
}

function Counters({ counts }: { counts: Counts }) {
  return (
    <ul
      css={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {countersOf(counts).map((counter) => (
        <CounterCard key={counter.label} {...counter} />
      ))}
    </ul>
  );
}

function CounterCard({ label, icon, count, to, remark }: Counter) {
  const t = useT();
  const { locale } = useLocale();
  const { color, radius, size, shadow, motion } = tokens;
  return (
    <li
      css={{
        display: 'grid',
        alignContent: 'start',
        gap: 6,
        padding: 20,
        background: color.surface,
        border: `1px solid ${color.line}`,
        borderRadius: radius.l,
        transition: `box-shadow ${motion.calm}`,
        '&:hover': { boxShadow: shadow.m },
      }}
    >
      <Link
        to={to}
        css={{ display: 'grid', gap: 8, color: color.ink, textDecoration: 'none', borderRadius: radius.s }}
      >
        <span css={{ display: 'flex', gap: 8, alignItems: 'center', color: color.muted, fontWeight: 600 }}>
          <Icon name={icon} />
          {t(label)}
        </span>
        <strong css={{ fontFamily: tokens.font.display, fontSize: size.hero, lineHeight: 1.1 }}>
          {formatNumber(count, locale)}
        </strong>
      </Link>
      {remark && (
        <Link to={remark.to} css={{ fontSize: size.s, justifySelf: 'start', padding: '4px 0' }}>
          {t(remark.words, remark.count === undefined ? {} : { count: remark.count })}
        </Link>
      )}
    </li>
  );
}
