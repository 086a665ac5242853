import type { FeatureSpending } from '@contract';
import { useLocale, useT } from '../../i18n';
import { formatNumber } from '../../lib/numbers';
import { Table } from '../../ui/table';
import { tokens } from '../../ui/tokens';
import { useCost } from './use-cost';

/** `2026-11` as a person reads it. */
const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** What models were asked for and cost, a line for each month and feature; the cost stands where a phone still shows it. */
export function SpendingTable({ months }: { months: readonly FeatureSpending[] }) {
  const t = useT();
  const { locale } = useLocale();
  const costText = useCost();
  return (
    <div css={{ display: 'grid', gap: 8, minWidth: 0 }}>
      <Table
        label={t('modelSpending.title')}
        rows={months}
        rowKey={({ month, feature }) => `${month} ${feature}`}
        columns={[
          {
            id: 'month',
            header: t('modelSpending.month'),
            rowHeader: true,
            cell: ({ month }) => monthName(month, locale),
          },
          {
            id: 'feature',
            header: t('modelSpending.feature'),
            cell: ({ feature }) => t(`modelSpending.features.${feature}`),
          },
          {
            id: 'cost',
            header: t('modelSpending.cost'),
            align: 'end',
            cell: ({ cost }) => (cost === null ? '–' : costText(cost)),
          },
          {
            id: 'calls',
            header: t('modelSpending.calls'),
            align: 'end',
            cell: ({ calls }) => formatNumber(calls, locale),
          },
          {
            id: 'tokens',
            header: t('modelSpending.tokens'),
            align: 'end',
            cell: ({ inputTokens, outputTokens }) => formatNumber(inputTokens + outputTokens, locale),
          },
        ]}
      />
      {months.some(({ cost }) => cost === null) && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('modelSpending.unpaid')}</p>
      )}
    </div>
  );
}
