import type { AdminServiceOrderDetail } from '@contract';
import { useT } from '../../../../i18n';
import { BriefText } from '../../../../shared/service-orders/brief-text';
import { MessageForm } from '../../../../shared/service-orders/message-form';
import { MessageThread } from '../../../../shared/service-orders/message-thread';
import { adminOrderPath } from '../../../../shared/service-orders/order-calls';
import { OrderNotifications } from '../../../../shared/service-orders/order-notifications';
import { Card } from '../../../../ui/card';
import { EmptyState } from '../../../../ui/empty-state';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { orderCalls, useAdminOrder } from '../../api/order-calls';
import { LoadFailure } from '../load-failure';
import { OrderFacts } from './order-facts';
import { OrderForm } from './order-form';
import { OrderProgress } from './order-progress';

/** One order: what the customer needs, what was said, and what the team does with it. */
export function OrderDetail({ id }: { id: string }) {
  const t = useT();
  const { order, error, reading, reload, show } = useAdminOrder(id);
  if (error?.status === 404) {
    return (
      <EmptyState icon="wrench" title={t('adminOrders.notFound')}>
        {t('adminOrders.notFoundHint')}
      </EmptyState>
    );
  }
  const failed = error && (
    <LoadFailure error={error} stale={order !== undefined} retrying={reading} onRetry={() => void reload()} />
  );
  if (!order) return failed || <Skeleton height={420} />;
  return (
    <>
      {failed}
      <OrderNotifications state={order.state} messages={order.messages} reader="team" />
      <OrderFacts order={order} />
      <OrderProgress order={order} onOrder={show} onReload={() => void reload()} />
      <div
        css={{
          display: 'grid',
          gap: 24,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
        }}
      >
        <div css={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Brief order={order} />
          <Conversation order={order} onOrder={show} />
        </div>
        <OrderForm order={order} onOrder={show} onReload={reload} />
      </div>
    </>
  );
}

function Brief({ order: { brief } }: { order: AdminServiceOrderDetail }) {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="admin-order-brief">
      <div css={{ display: 'grid', gap: 14 }}>
        <h3 id="admin-order-brief" css={{ fontSize: tokens.size.l }}>
          {t('adminOrders.brief')}
        </h3>
        {brief ? (
          <BriefText brief={brief} />
        ) : (
          <p css={{ color: tokens.color.muted }}>{t('serviceOrders.brief.none')}</p>
        )}
      </div>
    </Card>
  );
}

interface ConversationProps {
  order: AdminServiceOrderDetail;
  onOrder: (order: AdminServiceOrderDetail) => void;
}

function Conversation({ order: { id, messages, actions }, onOrder }: ConversationProps) {
  const t = useT();
  const path = adminOrderPath(id);
  return (
    <section
      aria-labelledby="admin-order-thread"
      css={{ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <h3 id="admin-order-thread" css={{ fontSize: tokens.size.l }}>
        {t('adminOrders.thread')}
      </h3>
      {messages.length === 0 ? (
        <EmptyState icon="chat" title={t('adminOrders.emptyThread')}>
          {actions.write && t('adminOrders.emptyThreadHint')}
        </EmptyState>
      ) : (
        <MessageThread order={path} messages={messages} reader="team" />
      )}
      {actions.write && (
        <MessageForm
          order={path}
          purpose="message"
          label={t('adminOrders.message')}
          submitLabel={t('serviceOrders.thread.send')}
          onSend={async (message) => {
            onOrder(await orderCalls.write(id, message));
            toast.success(t('serviceOrders.thread.sent'));
          }}
        />
      )}
    </section>
  );
}
