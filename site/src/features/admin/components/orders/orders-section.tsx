import { SERVICE_BOARD_FILTERS } from '@contract';
import { Link } from 'react-router-dom';
import { useT } from '../../../../i18n';
import { buttonStyles } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { Segments } from '../../../../ui/segments';
import { oneOf } from '../../model/tabs';
import { sectionSearch, useAddress } from '../../model/use-address';
import { OrderBoard } from './order-board';
import { OrderDetail } from './order-detail';

/** Ordered services: the team's board, or the order that the address names. */
export function OrdersSection() {
  const t = useT();
  const { get, open } = useAddress();
  const show = oneOf(SERVICE_BOARD_FILTERS, get('show'));
  const filters = { show: show === 'open' ? undefined : show };
  const chosen = get('order');
  if (chosen) {
    return (
      <div css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {/* Its words begin where the page's other words do. */}
        <span>
          <Link
            to={{ search: sectionSearch('orders', filters).toString() }}
            css={[buttonStyles('ghost', 'm'), { marginLeft: -20 }]}
          >
            <Icon name="arrow-left" />
            {t('adminOrders.back')}
          </Link>
        </span>
        <OrderDetail key={chosen} id={chosen} />
      </div>
    );
  }
  return (
    <div css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <span>
        <Segments
          label={t('adminOrders.show')}
          value={show}
          options={SERVICE_BOARD_FILTERS.map((value) => ({
            value,
            label: t(`adminOrders.filters.${value}`),
          }))}
          onChange={(next) => open('orders', { show: next === 'open' ? undefined : next })}
        />
      </span>
      <OrderBoard key={show} show={show} />
    </div>
  );
}
