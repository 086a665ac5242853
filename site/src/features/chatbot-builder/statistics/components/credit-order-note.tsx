import type { PurchaseDetail } from '@contract';
import { useEffect, useRef } from 'react';
import { paths } from '../../../../app/paths';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { Notice } from '../../../../ui/notice';
import { useCreditOrder } from '../api/use-credit-order';

interface CreditOrderNoteProps {
  orderId: string | null;
  /** The order is paid: what was read before may not know of the new limit. */
  onPaid: () => void;
  onClose: () => void;
}

/** How the order of credits ended that one comes back from; what our own record says, never the address. */
export function CreditOrderNote({ orderId, onPaid, onClose }: CreditOrderNoteProps) {
  const { order } = useCreditOrder(orderId);
  const whenPaid = useRef(onPaid);
  useEffect(() => {
    whenPaid.current = onPaid;
  });
  // The payment may be settled before the live stream is open, and then nobody else tells.
  const paid = order?.status === 'paid';
  useEffect(() => {
    if (paid) whenPaid.current();
  }, [paid]);
  return order?.credits ? <Note order={order} credits={order.credits} onClose={onClose} /> : null;
}

interface NoteProps {
  order: PurchaseDetail;
  credits: NonNullable<PurchaseDetail['credits']>;
  onClose: () => void;
}

function Note({ order, credits, onClose }: NoteProps) {
  const t = useT();
  const close = (
    <Button size="s" variant="ghost" onClick={onClose}>
      {t('builderStatistics.order.close')}
    </Button>
  );
  if (order.status === 'paid') {
    return (
      <Notice
        tone="success"
        title={t('builderStatistics.order.paid', { count: credits.messages })}
        action={close}
      >
        {t('builderStatistics.order.paidBody')}
      </Notice>
    );
  }
  if (order.status === 'pending' && order.method === 'card') {
    return (
      <Notice tone="info" title={t('builderStatistics.order.waiting')}>
        {t('builderStatistics.order.waitingBody')}
      </Notice>
    );
  }
  if (order.status === 'pending') {
    return (
      <Notice
        tone="info"
        title={t('builderStatistics.order.transfer')}
        action={
          <ButtonLink size="s" variant="secondary" to={paths.checkoutResult(order.id)}>
            {t('builderStatistics.order.details')}
          </ButtonLink>
        }
      >
        {t('builderStatistics.order.transferBody')}
      </Notice>
    );
  }
  if (order.status !== 'failed' && order.status !== 'cancelled') return null;
  return (
    <Notice
      tone="warning"
      title={t('builderStatistics.order.refused')}
      action={
        <>
          <ButtonLink size="s" variant="secondary" to={paths.checkout(order.product.slug, credits.chatbotId)}>
            {t('builderStatistics.order.retry')}
          </ButtonLink>
          {close}
        </>
      }
    >
      {t('builderStatistics.order.refusedBody')}
    </Notice>
  );
}
