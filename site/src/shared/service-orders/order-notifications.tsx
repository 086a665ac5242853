import type { ServiceMessage, ServiceOrderSide, ServiceOrderState } from '@contract';
import { useState } from 'react';
import { useT } from '../../i18n';
import { visuallyHidden } from '../../ui/visually-hidden';

interface OrderNotificationsProps {
  state: ServiceOrderState;
  messages: readonly ServiceMessage[];
  reader: ServiceOrderSide;
}

/** Says to assistive technology what the other side has just done; what one does oneself is seen where it is done. */
export function OrderNotifications({ state, messages, reader }: OrderNotificationsProps) {
  const t = useT();
  const last = messages.at(-1);
  const lastId = last?.id ?? null;
  const [known, setKnown] = useState({ state, lastId, news: '' });
  if (known.state !== state || known.lastId !== lastId) {
    const fresh = last && lastId !== known.lastId && last.from !== reader;
    const words = [
      fresh && t(`serviceOrders.news.${last.kind}`, { author: last.author }),
      known.state !== state && t('serviceOrders.news.state', { state: t(`serviceOrders.states.${state}`) }),
    ];
    setKnown({ state, lastId, news: words.filter(Boolean).join('. ') });
  }
  return (
    <p role="status" css={visuallyHidden}>
      {known.news}
    </p>
  );
}
