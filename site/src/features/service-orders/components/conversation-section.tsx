import type { ServiceMessage, ServiceOrder } from '@contract';
import { useT } from '../../../i18n';
import { MessageForm } from '../../../shared/service-orders/message-form';
import { MessageThread } from '../../../shared/service-orders/message-thread';
import { orderPath } from '../../../shared/service-orders/order-calls';
import { EmptyState } from '../../../ui/empty-state';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { serviceOrderCalls } from '../api/service-order-calls';

interface ConversationSectionProps {
  order: ServiceOrder;
  messages: readonly ServiceMessage[];
  onOrder: (order: ServiceOrder) => void;
}

/** What both sides have written, and the way to write more. */
export function ConversationSection({ order: { id, actions }, messages, onOrder }: ConversationSectionProps) {
  const t = useT();
  return (
    <section
      aria-labelledby="order-thread"
      css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <h2 id="order-thread" css={{ fontSize: tokens.size.xl }}>
        {t('serviceOrders.thread.title')}
      </h2>
      {messages.length === 0 ? (
        <EmptyState icon="chat" title={t('serviceOrders.thread.empty')}>
          {actions.write && t('serviceOrders.thread.emptyHint')}
        </EmptyState>
      ) : (
        <MessageThread order={orderPath(id)} messages={messages} reader="customer" />
      )}
      {actions.write && (
        <MessageForm
          order={orderPath(id)}
          purpose="message"
          label={t('serviceOrders.thread.label')}
          submitLabel={t('serviceOrders.thread.send')}
          onSend={async (message) => {
            onOrder(await serviceOrderCalls.write(id, message));
            toast.success(t('serviceOrders.thread.sent'));
          }}
        />
      )}
    </section>
  );
}
