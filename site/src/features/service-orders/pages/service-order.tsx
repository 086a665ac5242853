import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { OrderNotifications } from '../../../shared/service-orders/order-notifications';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { useServiceOrder } from '../api/use-service-order';
import { BriefSection } from '../components/brief-section';
import { ConversationSection } from '../components/conversation-section';
import { DeliverySection } from '../components/delivery-section';
import { OrderHead } from '../components/order-head';
import { withoutLatestDelivery } from '../model/order-steps';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('serviceOrders.pageTitle'),
  noIndex: true,
});

/** A bought service on its way: what is needed, what was delivered, what is said about it. */
export default function ServiceOrderPage() {
  const { id = '' } = useParams();
  return (
    <PageBody frame="app" width="text">
      <Order key={id} id={id} />
    </PageBody>
  );
}

function Order({ id }: { id: string }) {
  const t = useT();
  const { order, error, reading, reload, show } = useServiceOrder(id);
  if (error?.status === 404) {
    return (
      <EmptyState
        wholePage
        icon="bag"
        title={t('serviceOrders.notFound')}
        action={<ButtonLink to={paths.myProducts()}>{t('serviceOrders.back')}</ButtonLink>}
      >
        {t('serviceOrders.notFoundHint')}
      </EmptyState>
    );
  }
  const failed = error && (
    <LoadFailure
      title={t('serviceOrders.loadFailed')}
      error={error}
      stale={order !== undefined}
      onRetry={() => void reload()}
      retrying={reading}
    />
  );
  if (!order) {
    return (
      failed || (
        <>
          <Skeleton height={72} />
          <Skeleton height={180} />
          <Skeleton height={260} />
        </>
      )
    );
  }
  const { delivery, others } = withoutLatestDelivery(order.messages);
  return (
    <>
      {failed}
      <OrderNotifications state={order.state} messages={order.messages} reader="customer" />
      <OrderHead order={order} />
      {delivery && <DeliverySection order={order} delivery={delivery} onOrder={show} onReload={reload} />}
      <BriefSection order={order} onOrder={show} onReload={reload} />
      <ConversationSection order={order} messages={others} onOrder={show} />
    </>
  );
}
