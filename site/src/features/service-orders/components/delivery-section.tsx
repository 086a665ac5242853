import type { ServiceMessage, ServiceOrder } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { formatDateTime } from '../../../lib/dates';
import { MessageForm } from '../../../shared/service-orders/message-form';
import { orderPath } from '../../../shared/service-orders/order-calls';
import { OrderFiles } from '../../../shared/service-orders/order-files';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { serviceOrderCalls } from '../api/service-order-calls';

interface DeliverySectionProps {
  order: ServiceOrder;
  delivery: ServiceMessage;
  onOrder: (order: ServiceOrder) => void;
  onReload: () => Promise<void>;
}

const { color, radius, size } = tokens;

/** The work itself, and what the customer decides about it. */
export function DeliverySection({ order, delivery, onOrder, onReload }: DeliverySectionProps) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [open, setOpen] = useState<'accept' | 'revise' | null>(null);
  const { id, actions } = order;
  const close = () => setOpen(null);

  const accept = async () => {
    try {
      onOrder(await serviceOrderCalls.accept(id));
      toast.success(t('serviceOrders.delivery.accepted'));
    } catch (failure) {
      toast.error(t('serviceOrders.delivery.acceptFailed'), errorText(failure));
      await onReload();
    }
  };

  return (
    <section
      aria-labelledby="order-delivery"
      css={{
        display: 'grid',
        gap: 14,
        gridTemplateColumns: 'minmax(0, 1fr)',
        padding: 24,
        border: `2px solid ${color.green}`,
        borderRadius: radius.l,
        background: color.surface,
      }}
    >
      <div>
        <h2 id="order-delivery" css={{ fontSize: size.xl }}>
          {t('serviceOrders.delivery.title')}
        </h2>
        <p css={{ color: color.muted, fontSize: size.s }}>
          {t('serviceOrders.delivery.from', {
            author: delivery.author,
            when: formatDateTime(delivery.at, locale),
          })}
        </p>
      </div>
      {delivery.text && <p css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{delivery.text}</p>}
      <OrderFiles order={orderPath(id)} files={delivery.files} />
      {(actions.accept || actions.askForRevision) && (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {actions.accept && (
            <Button icon="check" onClick={() => setOpen('accept')}>
              {t('serviceOrders.delivery.accept')}
            </Button>
          )}
          {actions.askForRevision && (
            <Button variant="secondary" icon="edit" onClick={() => setOpen('revise')}>
              {t('serviceOrders.delivery.revise')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={open === 'accept'}
        title={t('serviceOrders.delivery.acceptTitle')}
        body={<p>{t('serviceOrders.delivery.acceptBody')}</p>}
        confirmLabel={t('serviceOrders.delivery.accept')}
        onConfirm={accept}
        onClose={close}
      />
      <Dialog title={t('serviceOrders.delivery.revise')} open={open === 'revise'} onClose={close}>
        <MessageForm
          order={orderPath(id)}
          purpose="revision"
          label={t('serviceOrders.delivery.reviseLabel')}
          hint={t('serviceOrders.delivery.reviseHint')}
          submitLabel={t('serviceOrders.delivery.reviseSend')}
          onSend={async (message) => {
            onOrder(await serviceOrderCalls.askForRevision(id, message));
            toast.success(t('serviceOrders.delivery.revised'));
            close();
          }}
        />
      </Dialog>
    </section>
  );
}
