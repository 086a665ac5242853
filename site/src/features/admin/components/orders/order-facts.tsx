import type { AdminServiceOrderDetail } from '@contract';
import type { ReactNode } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { formatShortDate } from '../../../../lib/dates';
import { formatDay } from '../../../../lib/days';
import { Badge } from '../../../../ui/badge';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';

const { color, size } = tokens;

/** Whose order it is, how far it is, and what counts for it. */
export function OrderFacts({ order }: { order: AdminServiceOrderDetail }) {
  const t = useT();
  const { locale } = useLocale();
  const { title, state, closed, overdue, customer, dueOn, orderedAt, deliveredAt, acceptedAt } = order;
  const day = (instant: string) => formatShortDate(instant, locale);
  const rows: [name: string, value: ReactNode][] = [
    [
      t('adminOrders.customer'),
      customer ? (
        <>
          {customer.name && `${customer.name} · `}
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
        </>
      ) : (
        t('admin.goneAccount')
      ),
    ],
    [t('adminOrders.ordered'), day(orderedAt)],
    [
      t('adminOrders.manage.dueOn'),
      dueOn
        ? formatDay(dueOn, locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
        : t('adminOrders.noDue'),
    ],
    ...(deliveredAt ? [[t('adminOrders.delivered'), day(deliveredAt)] as [string, ReactNode]] : []),
    ...(acceptedAt ? [[t('adminOrders.accepted'), day(acceptedAt)] as [string, ReactNode]] : []),
    [t('adminOrders.worked'), t('adminOrders.minutes', { count: order.minutes })],
    [t('adminOrders.refundLabel'), t(`adminOrders.refund.${order.refundRule}`)],
  ];
  return (
    <div css={{ display: 'grid', gap: 14 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <h2 css={{ fontSize: size.xl, overflowWrap: 'anywhere' }}>{title}</h2>
        <Badge tone={state === 'accepted' ? 'success' : 'accent'}>{t(`serviceOrders.states.${state}`)}</Badge>
        {overdue && <Badge tone="error">{t('adminOrders.overdue')}</Badge>}
      </div>
      {closed && (
        <Notice tone="warning" title={t('serviceOrders.closed')}>
          {t('serviceOrders.closedHint')}
        </Notice>
      )}
      <dl
        css={{
          display: 'grid',
          gap: '10px 24px',
          margin: 0,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          dt: { color: color.muted, fontSize: size.s },
          dd: { margin: 0, overflowWrap: 'anywhere' },
        }}
      >
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
