import { titleWithChatbot, type Purchase } from '@contract';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { Icon } from '../../../ui/icon';
import { Menu, type MenuItem } from '../../../ui/menu';
import { toast } from '../../../ui/toast';
import { cardPageOf, endPause, setCancelled } from '../api/purchase-calls';
import { planProblem } from '../model/plan-problem';
import { BillingCorrection } from './billing-correction';
import { PauseDialog } from './pause-dialog';
import { PlanDialog } from './plan-dialog';
import { RateDialog } from './rate-dialog';
import { ReceiptsDialog } from './receipts-dialog';

/** What can be done with a purchase beside opening it. Cancelling needs no question: it can be taken back until the period ends. */
export function PurchaseActions({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [receipts, setReceipts] = useState(false);
  const [rating, setRating] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const [planning, setPlanning] = useState(false);
  const [pausing, setPausing] = useState(false);
  const { id, actions, product, chatbot, status } = purchase;

  const otherPeriod = purchase.billingPeriod === 'year' ? 'month' : 'year';

  const withNotice = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (refused) {
      const problem = planProblem(refused);
      const reason = problem ? t(`myProducts.problems.${problem}`) : errorText(refused);
      toast.error(t('myProducts.actionFailed', { reason }));
    }
    await mutate('/purchases');
  };
  const resume = () =>
    withNotice(async () => {
      await setCancelled(id, false);
      toast.success(t('myProducts.cancel.undone'));
    });
  const cancel = () =>
    withNotice(async () => {
      const { periodEndsAt } = await setCancelled(id, true);
      const date = formatDate(periodEndsAt ?? '', locale);
      toast.success(t('myProducts.cancel.done', { date }), undefined, {
        label: t('myProducts.cancel.undo'),
        onSelect: () => void resume(),
      });
    });
  const resumePaused = () =>
    withNotice(async () => {
      await endPause(id);
      toast.success(t('myProducts.pause.ended'));
    });
  const changeCard = () => withNotice(async () => window.location.assign(await cardPageOf(id)));

  const items: MenuItem[] = [
    ...(actions.resume
      ? [
          {
            id: 'resume',
            icon: 'undo',
            label: t('myProducts.cancel.undo'),
            onSelect: () => void resume(),
          } as const,
        ]
      : []),
    ...(actions.endPause
      ? [
          {
            id: 'end-pause',
            icon: 'undo',
            label: t('myProducts.pause.end'),
            onSelect: () => void resumePaused(),
          } as const,
        ]
      : []),
    ...(actions.changePlan
      ? [
          {
            id: 'plan',
            icon: 'calendar',
            label: t(purchase.nextPlan ? 'myProducts.plan.undo' : `myProducts.plan.action.${otherPeriod}`),
            onSelect: () => setPlanning(true),
          } as const,
        ]
      : []),
    ...(actions.pause
      ? [
          {
            id: 'pause',
            icon: 'clock',
            label: t('myProducts.pause.action'),
            onSelect: () => setPausing(true),
          } as const,
        ]
      : []),
    ...(actions.changeCard
      ? [
          {
            id: 'card',
            icon: 'card',
            label: t('myProducts.card'),
            onSelect: () => void changeCard(),
          } as const,
        ]
      : []),
    ...(status === 'pending' || status === 'expired'
      ? []
      : [
          {
            id: 'receipts',
            icon: 'file',
            label: t('myProducts.receipts.action'),
            onSelect: () => setReceipts(true),
          } as const,
        ]),
    ...(actions.correctBilling
      ? [
          {
            id: 'billing',
            icon: 'edit',
            label: t('billing.correct.title'),
            onSelect: () => setCorrecting(true),
          } as const,
        ]
      : []),
    ...(actions.rate
      ? [
          {
            id: 'rate',
            icon: 'thumb-up',
            label: t('myProducts.rate.action'),
            onSelect: () => setRating(true),
          } as const,
        ]
      : []),
    ...(actions.cancel
      ? [
          {
            id: 'cancel',
            icon: 'x',
            tone: 'danger',
            label: t('myProducts.cancel.action'),
            onSelect: () => void cancel(),
          } as const,
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={t('myProducts.actionsOf', { title: titleWithChatbot(product.title, chatbot) })}
        trigger={<Icon name="more" />}
        items={items}
      />
      <ReceiptsDialog purchase={purchase} open={receipts} onClose={() => setReceipts(false)} />
      {correcting && <BillingCorrection purchase={purchase} onClose={() => setCorrecting(false)} />}
      <PlanDialog purchase={purchase} open={planning} onClose={() => setPlanning(false)} />
      <PauseDialog purchase={purchase} open={pausing} onClose={() => setPausing(false)} />
      <RateDialog purchase={purchase} open={rating} onClose={() => setRating(false)} />
    </>
  );
}
