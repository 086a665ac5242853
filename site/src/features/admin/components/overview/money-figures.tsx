import type { GetBusiness } from '@contract';
import { Link } from 'react-router-dom';
import { useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { formatEuro } from '../../../../lib/money';
import { Bars } from '../../../../charts/bars';
import { Ranking } from '../../../../charts/ranking';
import { tokens } from '../../../../ui/tokens';
import { churnPercent, rowsAddress, totalOf, weeksAhead } from '../../model/business-charts';
import { CohortTable } from './cohort-table';
import { FigureCard } from './figure-card';

type Business = GetBusiness['response']['data'];

/** What came in, what comes every month, what will come, and what is late. */
export function MoneyFigures({ business }: { business: Business }) {
  const t = useT();
  const { locale } = useLocale();
  const euro = (cents: number) => formatEuro(cents, locale);
  const monthName = (month: string, form: 'long' | 'short' = 'long') =>
    formatDay(`${month}-01`, locale, { month: form, year: form === 'long' ? 'numeric' : '2-digit' });
  const shortDay = (day: string) => formatDay(day, locale, { day: 'numeric', month: 'short' });
  const bar = (when: string, value: string) => t('adminBusiness.bar', { when, value });

  const { revenue, recurring, products, failures } = business;
  const [first, current] = [revenue[0], revenue.at(-1)];
  const running = recurring.at(-1);
  const weeks = weeksAhead(business.renewals);
  const late = business.overdueTransfers;
  const best = Math.max(1, ...products.map(({ totalCents }) => totalCents));
  const ends = [
    monthName(first?.month ?? '2026-01', 'short'),
    monthName(current?.month ?? '2026-01', 'short'),
  ] as const;
  const lateWords = ({ late: days, count, amountCents }: Business['overdueTransfers'][number]) =>
    days === 'more'
      ? t('adminBusiness.overdueMore', { count, amount: euro(amountCents) })
      : t('adminBusiness.overdueUpTo', { days, count, amount: euro(amountCents) });

  return (
    <>
      {current && (
        <FigureCard
          title={t('adminBusiness.revenue')}
          figure={euro(current.totalCents)}
          to={rowsAddress('revenue', { month: current.month })}
          hint={t('adminBusiness.revenueHint', {
            net: euro(current.netCents),
            vat: euro(current.vatCents),
            credited: euro(current.creditedCents),
          })}
        >
          <Bars
            label={t('adminBusiness.revenue')}
            ends={ends}
            bars={revenue.map(({ month, totalCents }) => ({
              key: month,
              value: totalCents,
              title: bar(monthName(month), euro(totalCents)),
              to: rowsAddress('revenue', { month }),
            }))}
          />
        </FigureCard>
      )}
      {running && (
        <FigureCard
          title={t('adminBusiness.recurring')}
          figure={euro(running.recurringCents)}
          to={rowsAddress('recurring')}
          hint={t('adminBusiness.recurringHint', { count: running.subscriptions })}
        >
          <Bars
            label={t('adminBusiness.recurring')}
            ends={ends}
            bars={recurring.map(({ month, recurringCents }) => ({
              key: month,
              value: recurringCents,
              title: bar(monthName(month), euro(recurringCents)),
              to: rowsAddress('recurring', { month }),
            }))}
          />
        </FigureCard>
      )}
      <FigureCard
        title={t('adminBusiness.renewals')}
        figure={euro(totalOf(weeks, ({ amountCents }) => amountCents))}
        to={rowsAddress('renewals')}
        hint={
          <>
            {t('adminBusiness.renewalsHint', { count: totalOf(weeks, ({ count }) => count) })}
            {failures.count > 0 && (
              <>
                {' · '}
                <Link to={rowsAddress('failures')} preventScrollReset>
                  {t('adminBusiness.failures', { count: failures.count, amount: euro(failures.amountCents) })}
                </Link>
              </>
            )}
          </>
        }
      >
        <Bars
          label={t('adminBusiness.renewals')}
          ends={[shortDay(weeks[0]?.from ?? '2026-01-01'), shortDay(weeks.at(-1)?.to ?? '2026-01-01')]}
          bars={weeks.map(({ from, to, amountCents }) => ({
            key: from,
            value: amountCents,
            title: bar(`${shortDay(from)} – ${shortDay(to)}`, euro(amountCents)),
            to: rowsAddress('renewals', { day: from, until: to }),
          }))}
        />
      </FigureCard>
      {running && (
        <FigureCard
          title={t('adminBusiness.churn')}
          figure={`${churnPercent(running).toLocaleString(locale)}%`}
          to={rowsAddress('ended', { month: running.month })}
          hint={t('adminBusiness.churnHint', { ended: running.ended, running: running.runningBefore })}
        >
          <Bars
            label={t('adminBusiness.churn')}
            ends={ends}
            color={tokens.color.amber}
            bars={recurring.map((month) => ({
              key: month.month,
              value: churnPercent(month),
              title: bar(monthName(month.month), `${churnPercent(month).toLocaleString(locale)}%`),
              to: rowsAddress('ended', { month: month.month }),
            }))}
          />
        </FigureCard>
      )}
      <FigureCard
        title={t('adminBusiness.overdue')}
        figure={euro(totalOf(late, ({ amountCents }) => amountCents))}
        to={rowsAddress('overdue-transfers')}
        hint={t('adminBusiness.overdueHint', { count: totalOf(late, ({ count }) => count) })}
      >
        <Bars
          label={t('adminBusiness.overdue')}
          color={tokens.color.red}
          bars={late.map((age) => ({
            key: age.late,
            value: age.amountCents,
            title: lateWords(age),
            to: rowsAddress('overdue-transfers', { late: age.late }),
          }))}
          ends={['≤ 7', '> 14']}
        />
      </FigureCard>
      <FigureCard
        title={t('adminBusiness.products')}
        hint={products.length === 0 ? t('adminBusiness.noProducts') : undefined}
      >
        <Ranking
          label={t('adminBusiness.products')}
          entries={products.map(({ title, totalCents }) => ({
            key: title,
            name: title,
            figure: euro(totalCents),
            share: totalCents / best,
            to: rowsAddress('revenue', { name: title }),
          }))}
        />
      </FigureCard>
      <FigureCard wide title={t('adminBusiness.cohorts')} hint={t('adminBusiness.cohortsHint')}>
        <CohortTable cohorts={business.cohorts} />
      </FigureCard>
    </>
  );
}
