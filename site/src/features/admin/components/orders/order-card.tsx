import type { AdminServiceOrder } from '@contract';
import { Link } from 'react-router-dom';
import { useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { Badge } from '../../../../ui/badge';
import { Card } from '../../../../ui/card';
import { tokens } from '../../../../ui/tokens';
import { sectionSearch } from '../../model/use-address';

interface OrderCardProps {
  order: AdminServiceOrder;
  /** In the list of those that are done, whose state no column says. */
  done?: boolean;
}

const { color, size } = tokens;

/** An order on the board; its title opens it. */
export function OrderCard({ order, done = false }: OrderCardProps) {
  const t = useT();
  const { locale } = useLocale();
  const { id, title, state, closed, customer, hasBrief, dueOn, overdue, assignee, minutes } = order;
  const who = customer?.name || customer?.email || t('admin.goneAccount');
  return (
    <Card as="li" padding="s">
      <div css={{ display: 'grid', gap: 6, overflowWrap: 'anywhere', fontSize: size.s }}>
        <h3 css={{ fontSize: size.m }}>
          <Link
            to={{
              search: sectionSearch('orders', { order: id, show: done ? 'done' : undefined }).toString(),
            }}
            aria-label={t('adminOrders.openOrder', { title, customer: who })}
          >
            {title}
          </Link>
        </h3>
        <p>{who}</p>
        {!done && (
          <p css={{ color: overdue ? color.red : color.ink, fontWeight: overdue ? 650 : 400 }}>
            {dueOn
              ? t('adminOrders.due', { day: formatDay(dueOn, locale, { day: 'numeric', month: 'short' }) })
              : t('adminOrders.noDue')}
          </p>
        )}
        <p css={{ color: color.muted }}>
          {assignee ? t('adminOrders.assignedTo', { name: assignee.name }) : t('adminOrders.notAssigned')} ·{' '}
          {t('adminOrders.minutes', { count: minutes })}
        </p>
        <OrderBadges done={done} state={state} closed={closed} overdue={overdue} hasBrief={hasBrief} />
      </div>
    </Card>
  );
}

type BadgesProps = Pick<AdminServiceOrder, 'state' | 'closed' | 'overdue' | 'hasBrief'> & { done: boolean };

function OrderBadges({ done, state, closed, overdue, hasBrief }: BadgesProps) {
  const t = useT();
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 6, '&:empty': { display: 'none' } }}>
      {overdue && !done && <Badge tone="error">{t('adminOrders.overdue')}</Badge>}
      {!hasBrief && !done && <Badge tone="warning">{t('adminOrders.noBrief')}</Badge>}
      {done && (
        <Badge tone={state === 'accepted' ? 'success' : 'neutral'}>
          {t(`serviceOrders.states.${state}`)}
        </Badge>
      )}
      {closed && <Badge>{t('adminOrders.closed')}</Badge>}
    </div>
  );
}
