import type { AdminServiceOrderDetail } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { Notice } from '../../../../ui/notice';
import type { OrderDraft } from '../../model/order-draft';
import type { ColleagueChange } from '../../model/rebase-draft';

interface OrderStaleNoticeProps {
  changes: readonly ColleagueChange<keyof OrderDraft>[];
  /** The order as the colleague saved it. */
  theirs: AdminServiceOrderDetail;
}

/** What a colleague saved while this order was open; nothing that was typed is lost. */
export function OrderStaleNotice({ changes, theirs }: OrderStaleNoticeProps) {
  const t = useT();
  const { locale } = useLocale();
  const words: Record<keyof OrderDraft, { label: string; value: string }> = {
    assigneeId: {
      label: t('adminOrders.manage.assignee'),
      value: theirs.assignee?.name ?? t('adminOrders.nobody'),
    },
    dueOn: {
      label: t('adminOrders.manage.dueOn'),
      value: theirs.dueOn
        ? formatDay(theirs.dueOn, locale, { day: 'numeric', month: 'long', year: 'numeric' })
        : t('adminOrders.noDue'),
    },
    note: {
      label: t('adminOrders.manage.note'),
      value: theirs.note || t('adminOrders.manage.empty'),
    },
  };
  return (
    <Notice tone="warning" title={t('adminOrders.manage.stale')}>
      <p>{t('adminOrders.manage.staleBody')}</p>
      <ul css={{ margin: '8px 0 0', paddingLeft: 18, overflowWrap: 'anywhere' }}>
        {changes.map(({ field, contested }) => (
          <li key={field}>
            <strong>{words[field].label}</strong>: {words[field].value}
            {contested && ` (${t('adminOrders.manage.staleMine')})`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
