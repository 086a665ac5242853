import { titleWithChatbot, type PlanOffer, type Purchase } from '@contract';
import { useState, type FormEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { formatEuro, formatPrice } from '../../../lib/money';
import { LoadFailure } from '../../../shared/load-failure';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { changePlan } from '../api/purchase-calls';
import { usePlanOffer } from '../api/use-plan-offer';
import { planProblem } from '../model/plan-problem';
import { SumList } from './sum-list';

interface PlanDialogProps {
  purchase: Purchase;
  open: boolean;
  onClose: () => void;
}

/** From months to a year and back: all that it comes to stands there before anybody confirms. */
export function PlanDialog({ purchase, open, onClose }: PlanDialogProps) {
  const t = useT();
  const title = titleWithChatbot(purchase.product.title, purchase.chatbot);
  return (
    <Dialog title={t('myProducts.plan.title', { title })} open={open} onClose={onClose} width={520}>
      {open && <Offer purchase={purchase} onClose={onClose} />}
    </Dialog>
  );
}

function Offer({ purchase, onClose }: Omit<PlanDialogProps, 'open'>) {
  const t = useT();
  const { offer, error, reload, reloading } = usePlanOffer(purchase.id);
  if (error)
    return (
      <LoadFailure
        title={t('myProducts.plan.loadFailed')}
        error={error}
        stale={false}
        onRetry={() => void reload()}
        retrying={reloading}
      />
    );
  if (offer === undefined) return <Skeleton height={220} />;
  if (offer === null) return <Notice tone="info">{t('myProducts.problems.no-other-plan')}</Notice>;
  return <Confirmation purchase={purchase} offer={offer} onReload={reload} onClose={onClose} />;
}

interface ConfirmationProps {
  purchase: Purchase;
  offer: PlanOffer;
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

function Confirmation({ purchase, offer, onReload, onClose }: ConfirmationProps) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { kind, period, priceCents, when, amountCents, creditCents, renewsAt } = offer;
  const price = formatPrice(priceCents, period, locale);
  const date = formatDate(renewsAt, locale);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await changePlan(purchase.id, offer);
      toast.success(t(when === 'now' ? 'myProducts.plan.done' : 'myProducts.plan.agreed', { price, date }));
      await mutate('/purchases');
      onClose();
    } catch (refused) {
      const problem = planProblem(refused);
      setFailure(problem ? t(`myProducts.problems.${problem}`) : errorText(refused));
      // Whatever stands there by now is what can be confirmed next.
      if (problem) await onReload();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} css={{ display: 'grid', gap: 16 }}>
      <p>
        {kind === 'keep'
          ? t('myProducts.plan.keepBody', { price })
          : t(when === 'now' ? `myProducts.plan.now` : 'myProducts.plan.later', { price, date })}
      </p>
      <SumList
        rows={[
          { name: t(`myProducts.plan.price.${period}`), value: formatEuro(priceCents, locale) },
          ...(creditCents > 0
            ? [{ name: t('myProducts.plan.credit'), value: `− ${formatEuro(creditCents, locale)}` }]
            : []),
          { name: t('myProducts.plan.today'), value: formatEuro(amountCents, locale), strong: true },
          { name: t('myProducts.plan.next', { date }), value: formatEuro(priceCents, locale) },
        ]}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="secondary" onClick={onClose}>
          {t('myProducts.plan.back')}
        </Button>
        <Button type="submit" busy={busy}>
          {amountCents > 0
            ? t('myProducts.plan.pay', { amount: formatEuro(amountCents, locale) })
            : t(kind === 'keep' ? 'myProducts.plan.keep' : 'myProducts.plan.confirm')}
        </Button>
      </div>
    </form>
  );
}
