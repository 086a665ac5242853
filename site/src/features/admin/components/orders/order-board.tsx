import type { AdminServiceOrder, ServiceBoardFilter } from '@contract';
import { useId } from 'react';
import { useT } from '../../../../i18n';
import { EmptyState } from '../../../../ui/empty-state';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useOrderBoard } from '../../api/order-calls';
import { LoadFailure } from '../load-failure';
import { OrderCard } from './order-card';

/** The states of open orders, in the order in which the work goes. */
const COLUMNS = ['to-start', 'in-progress', 'delivered', 'to-revise'] as const;
const { color, radius, size } = tokens;

/** Open orders in a column for each state; those that are done in one list. */
export function OrderBoard({ show }: { show: ServiceBoardFilter }) {
  const t = useT();
  const { orders, total, error, reading, reload } = useOrderBoard(show);
  const failed = error && (
    <LoadFailure error={error} stale={orders !== undefined} retrying={reading} onRetry={reload} />
  );
  if (!orders) return failed || <Skeleton height={320} />;
  if (orders.length === 0) {
    return (
      <>
        {failed}
        <EmptyState icon="wrench" title={t(show === 'open' ? 'adminOrders.empty' : 'adminOrders.emptyDone')}>
          {show === 'open' && t('adminOrders.emptyHint')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {failed}
      {total > orders.length && (
        <p css={{ color: color.muted }}>{t('adminOrders.someOf', { count: orders.length, total })}</p>
      )}
      {show === 'open' ? <Columns orders={orders} /> : <DoneList orders={orders} />}
    </>
  );
}

function Columns({ orders }: { orders: readonly AdminServiceOrder[] }) {
  return (
    <div
      css={{
        display: 'grid',
        gap: 16,
        alignItems: 'start',
        // As many side by side as there is room for: one below the other on a phone.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {COLUMNS.map((state) => (
        <Column key={state} state={state} orders={orders.filter((order) => order.state === state)} />
      ))}
    </div>
  );
}

interface ColumnProps {
  state: (typeof COLUMNS)[number];
  orders: readonly AdminServiceOrder[];
}

function Column({ state, orders }: ColumnProps) {
  const t = useT();
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      css={{
        display: 'grid',
        gap: 10,
        gridTemplateColumns: 'minmax(0, 1fr)',
        padding: 12,
        borderRadius: radius.l,
        background: color.paper,
        border: `1px solid ${color.line}`,
      }}
    >
      <h2 id={headingId} css={{ fontSize: size.m }}>
        {t('adminOrders.column', { state: t(`serviceOrders.states.${state}`), count: orders.length })}
      </h2>
      {orders.length === 0 ? (
        <p css={{ color: color.muted, fontSize: size.s }}>{t('adminOrders.emptyColumn')}</p>
      ) : (
        <ul css={{ display: 'grid', gap: 10, margin: 0, padding: 0 }}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DoneList({ orders }: { orders: readonly AdminServiceOrder[] }) {
  const t = useT();
  return (
    <ul
      aria-label={t('adminOrders.doneList')}
      css={{
        display: 'grid',
        gap: 12,
        margin: 0,
        padding: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} done />
      ))}
    </ul>
  );
}
