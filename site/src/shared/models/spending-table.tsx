import type { FeatureSpending } from '@contract';
import { useLocale, useT } from '../../i18n';
import { formatEuro } from '../../lib/money';
import { formatNumber } from '../../lib/numbers';
import { Table } from '../../ui/table';

/** `2026-11` as a person reads it. */
const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** What models were asked for and cost, a line for each month and feature. */
export function SpendingTable({ months }: { months: readonly FeatureSpending[] }) {
  const t = useT();
  const { locale } = useLocale();
  return (
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
        {
          id: 'cost',
          header: t('modelSpending.cost'),
          align: 'end',
          cell: ({ cost }) => (cost === null ? '–' : formatEuro(Math.round(cost), locale)),
        },
      ]}
    />
  );
}
