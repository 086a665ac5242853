import type { CouponUse, GetBusiness } from '@contract';
import { Link } from 'react-router-dom';
import { useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { formatEuro } from '../../../../lib/money';
import { formatNumber } from '../../../../lib/numbers';
import { Bars } from '../../../../charts/bars';
import { Ranking } from '../../../../charts/ranking';
import { rowsAddress, totalOf } from '../../model/business-charts';
import { FigureCard } from './figure-card';

type Business = GetBusiness['response']['data'];
type DayCount = Business['bookings'][number];

/** What waits to be done: consultations, questions without an answer, jobs that failed; and the coupons that are out. */
export function WorkFigures({ business }: { business: Business }) {
  const t = useT();
  const { locale } = useLocale();
  const { coupons, failedJobs } = business;
  const number = (value: number) => formatNumber(value, locale);
  const countOf = (items: readonly { count: number }[]) => totalOf(items, ({ count }) => count);
  const shortDay = (day = '2026-01-01') => formatDay(day, locale, { day: 'numeric', month: 'short' });
  const mostUses = Math.max(1, ...coupons.map(({ uses }) => uses));
  const mostJobs = Math.max(1, ...failedJobs.map(({ count }) => count));

  const byDay = (label: string, days: readonly DayCount[], to: (day: string) => string) => (
    <Bars
      label={label}
      ends={[shortDay(days[0]?.day), shortDay(days.at(-1)?.day)]}
      bars={days.map(({ day, count }) => ({
        key: day,
        value: count,
        title: t('adminBusiness.bar', {
          when: formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
          value: number(count),
        }),
        to: to(day),
      }))}
    />
  );
  const usesOf = ({ uses, limit, discountCents, active }: CouponUse): string => {
    const amount = formatEuro(discountCents, locale);
    const words =
      limit === null
        ? t('adminBusiness.couponUsesFree', { count: uses, amount })
        : t('adminBusiness.couponUses', { uses, limit, amount });
    return active ? words : `${words} · ${t('adminBusiness.couponOff')}`;
  };

  return (
    <>
      <FigureCard
        title={t('adminBusiness.bookings')}
        figure={number(countOf(business.bookings))}
        to="?tab=bookings"
      >
        {byDay(t('adminBusiness.bookings'), business.bookings, (day) => `?tab=bookings&view=day&day=${day}`)}
      </FigureCard>
      <FigureCard
        title={t('adminBusiness.unanswered')}
        figure={number(countOf(business.unanswered))}
        to={rowsAddress('unanswered')}
        hint={t('adminBusiness.unansweredHint')}
      >
        {byDay(t('adminBusiness.unanswered'), business.unanswered, (day) =>
          rowsAddress('unanswered', { day }),
        )}
      </FigureCard>
      <FigureCard
        title={t('adminBusiness.failedJobs')}
        figure={number(countOf(failedJobs))}
        to="?tab=system"
        hint={failedJobs.length === 0 ? t('adminBusiness.noFailedJobs') : undefined}
      >
        <Ranking
          label={t('adminBusiness.failedJobs')}
          entries={failedJobs.map(({ kind, count }) => ({
            key: kind,
            name: kind,
            figure: number(count),
            share: count / mostJobs,
            to: '?tab=system',
          }))}
        />
      </FigureCard>
      <FigureCard
        title={t('adminBusiness.coupons')}
        hint={
          <>
            {coupons.length === 0 && `${t('adminBusiness.noCoupons')} `}
            <Link to="?tab=coupons">{t('adminBusiness.manageCoupons')}</Link>
          </>
        }
      >
        <Ranking
          label={t('adminBusiness.coupons')}
          entries={coupons.slice(0, 8).map((coupon) => ({
            key: coupon.code,
            name: coupon.code,
            figure: usesOf(coupon),
            share: coupon.uses / (coupon.limit ?? mostUses),
            to: rowsAddress('coupon', { name: coupon.code }),
          }))}
        />
      </FigureCard>
    </>
  );
}
