import type { ServiceOrder } from '@contract';
import { useRef, useState } from 'react';
import { useT } from '../../../i18n';
import { BriefText } from '../../../shared/service-orders/brief-text';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { tokens } from '../../../ui/tokens';
import { BriefForm } from './brief-form';

interface BriefSectionProps {
  order: ServiceOrder;
  onOrder: (order: ServiceOrder) => void;
  onReload: () => Promise<void>;
}

/** What the customer needs: to be written, or as it was sent. */
export function BriefSection({ order, onOrder, onReload }: BriefSectionProps) {
  const t = useT();
  const { brief, actions } = order;
  const [editing, setEditing] = useState(false);
  const [tooLate, setTooLate] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const writing = actions.sendBrief && (editing || brief === null);
  if (!brief && !writing && !tooLate) return null;
  /** The form goes away with the focus in it: the heading of what takes its place gets it. */
  const close = () => {
    setEditing(false);
    heading.current?.focus();
  };
  return (
    <Card as="section" aria-labelledby="order-brief">
      <div css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <div css={{ display: 'flex', gap: 12, alignItems: 'center', justifyContent: 'space-between' }}>
          <h2 id="order-brief" ref={heading} tabIndex={-1} css={{ fontSize: tokens.size.xl }}>
            {t('serviceOrders.brief.title')}
          </h2>
          {actions.sendBrief && !writing && (
            <Button size="s" variant="secondary" icon="edit" onClick={() => setEditing(true)}>
              {t('serviceOrders.brief.edit')}
            </Button>
          )}
        </div>
        {tooLate && (
          <Notice tone="warning" title={t('serviceOrders.brief.tooLate')}>
            {t('serviceOrders.brief.tooLateHint')}
          </Notice>
        )}
        {writing ? (
          <>
            <p css={{ color: tokens.color.muted }}>{t('serviceOrders.brief.lead')}</p>
            <BriefForm
              order={order}
              onSent={(sent) => {
                onOrder(sent);
                close();
              }}
              onTooLate={() => {
                setTooLate(true);
                void onReload();
              }}
              onCancel={brief && close}
            />
          </>
        ) : (
          brief && <BriefText brief={brief} />
        )}
      </div>
    </Card>
  );
}
