import { PAUSE_LIMITS, titleWithChatbot, type Purchase } from '@contract';
import { useState, type FormEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { formatDate, today } from '../../../lib/dates';
import { addDays } from '../../../lib/days';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { TextField } from '../../../ui/text-field';
import { toast } from '../../../ui/toast';
import { pausePurchase } from '../api/purchase-calls';
import { planProblem } from '../model/plan-problem';

interface PauseDialogProps {
  purchase: Purchase;
  open: boolean;
  onClose: () => void;
}

/** A month: what most who pause have in mind. */
const USUAL_DAYS = 30;

/** Rests a subscription until a day; what stops and what is kept is said before. */
export function PauseDialog({ purchase, open, onClose }: PauseDialogProps) {
  const t = useT();
  const title = titleWithChatbot(purchase.product.title, purchase.chatbot);
  return (
    <Dialog title={t('myProducts.pause.title', { title })} open={open} onClose={onClose} width={520}>
      {open && <Form purchase={purchase} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ purchase: { id, product }, onClose }: Omit<PauseDialogProps, 'open'>) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const first = addDays(today(), PAUSE_LIMITS.minDays);
  const last = addDays(today(), PAUSE_LIMITS.maxDays);
  const [until, setUntil] = useState(addDays(today(), USUAL_DAYS));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const range = { first: formatDate(first, locale), last: formatDate(last, locale) };
  const isOutside = until < first || until > last;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isOutside) return setFailure(t('myProducts.pause.range', range));
    setBusy(true);
    setFailure(null);
    try {
      await pausePurchase(id, until);
      toast.success(t('myProducts.pause.done', { date: formatDate(until, locale) }));
      await mutate('/purchases');
      onClose();
    } catch (refused) {
      const problem = planProblem(refused);
      setFailure(problem ? t(`myProducts.problems.${problem}`) : errorText(refused));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} css={{ display: 'grid', gap: 16 }}>
      <ul css={{ margin: 0, paddingLeft: 20, display: 'grid', gap: 6 }}>
        <li>{t(product.kind === 'chatbot' ? 'myProducts.pause.stopsChatbot' : 'myProducts.pause.stops')}</li>
        <li>{t('myProducts.pause.noCharge')}</li>
        <li>{t('myProducts.pause.kept')}</li>
      </ul>
      <TextField
        type="date"
        label={t('myProducts.pause.until')}
        hint={t('myProducts.pause.range', range)}
        value={until}
        error={failure ?? undefined}
        required
        onChange={(day) => {
          setUntil(day);
          setFailure(null);
        }}
      />
      {!isOutside && (
        <Notice tone="info">{t('myProducts.pause.resumes', { date: formatDate(until, locale) })}</Notice>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="secondary" onClick={onClose}>
          {t('myProducts.pause.back')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('myProducts.pause.confirm')}
        </Button>
      </div>
    </form>
  );
}
