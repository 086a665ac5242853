import type { AdminServiceOrderDetail } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { MessageForm } from '../../../../shared/service-orders/message-form';
import { adminOrderPath } from '../../../../shared/service-orders/order-calls';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Dialog } from '../../../../ui/dialog';
import { toast } from '../../../../ui/toast';
import { orderCalls } from '../../api/order-calls';

interface OrderProgressProps {
  order: AdminServiceOrderDetail;
  onOrder: (order: AdminServiceOrderDetail) => void;
  onReload: () => void;
}

/** The two steps that the team takes: beginning the work, and delivering it. */
export function OrderProgress({ order, onOrder, onReload }: OrderProgressProps) {
  const t = useT();
  const errorText = useErrorText();
  const [open, setOpen] = useState<'start' | 'deliver' | null>(null);
  const { id, actions, brief } = order;
  const close = () => setOpen(null);

  const start = async () => {
    try {
      onOrder(await orderCalls.start(id));
      toast.success(t('adminOrders.started'));
    } catch (failure) {
      toast.error(t('adminOrders.startFailed'), errorText(failure));
      onReload();
    }
  };

  return (
    <>
      {(actions.start || actions.deliver) && (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {actions.start && (
            <Button icon="play" onClick={() => setOpen('start')}>
              {t('adminOrders.start')}
            </Button>
          )}
          {actions.deliver && (
            <Button
              icon="send"
              variant={actions.start ? 'secondary' : 'primary'}
              onClick={() => setOpen('deliver')}
            >
              {t('adminOrders.deliver')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={open === 'start'}
        title={t('adminOrders.startTitle')}
        body={
          <>
            {!brief && <p>{t('adminOrders.startNoBrief')}</p>}
            <p>{t('adminOrders.startBody')}</p>
          </>
        }
        confirmLabel={t('adminOrders.start')}
        onConfirm={start}
        onClose={close}
      />
      <Dialog title={t('adminOrders.deliverTitle')} open={open === 'deliver'} onClose={close}>
        <MessageForm
          order={adminOrderPath(id)}
          purpose="delivery"
          label={t('adminOrders.deliverLabel')}
          hint={t('adminOrders.deliverHint')}
          submitLabel={t('adminOrders.deliverSend')}
          onSend={async (message) => {
            onOrder(await orderCalls.deliver(id, message));
            toast.success(t('adminOrders.deliveredDone'));
            close();
          }}
        />
      </Dialog>
    </>
  );
}
