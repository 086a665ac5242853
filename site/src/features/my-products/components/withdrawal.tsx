import { isEmail, titleWithChatbot, type Purchase } from '@contract';
import { useState, type FormEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { formatEuro } from '../../../lib/money';
import { useForm } from '../../../shared/forms/use-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { TextField } from '../../../ui/text-field';
import { tokens } from '../../../ui/tokens';
import { usePurchaseDetail } from '../api/use-purchase-detail';
import { withdrawFrom } from '../api/purchase-calls';

/** The consumer's withdrawal, in sight for as long as the law gives it (Codice del consumo, art. 54-bis): its words are the law's. */
export function Withdrawal({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!purchase.actions.withdrawUntil) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        css={{
          minHeight: 32,
          padding: 0,
          border: 0,
          background: 'none',
          color: tokens.color.muted,
          fontSize: tokens.size.s,
          fontWeight: 400,
          textAlign: 'left',
          textDecoration: 'underline',
          '&:hover': { color: tokens.color.ink },
        }}
      >
        {t('myProducts.withdraw.action')}
      </button>
      <Dialog title={t('myProducts.withdraw.title')} open={open} onClose={close} width={520}>
        {open && <Form purchase={purchase} until={purchase.actions.withdrawUntil} onClose={close} />}
      </Dialog>
    </>
  );
}

interface FormProps {
  purchase: Purchase;
  until: string;
  onClose: () => void;
}

function Form({ purchase: { id, product, chatbot }, until, onClose }: FormProps) {
  const t = useT();
  const { locale } = useLocale();
  const { purchase, error } = usePurchaseDetail(id);
  // Whoever cannot be told what is known of them writes it: the right does not wait.
  const known = purchase?.buyer ?? (error || purchase ? { name: '', email: '' } : null);
  if (!known) return <Skeleton height={240} />;
  const terms = { title: titleWithChatbot(product.title, chatbot), date: formatDate(until, locale) };
  const refundCents = purchase?.withdrawalRefundCents ?? null;
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <p>
        {refundCents === null
          ? t('myProducts.withdraw.bodyWithoutAmount', terms)
          : t('myProducts.withdraw.body', { ...terms, amount: formatEuro(refundCents, locale) })}
      </p>
      <Declaration id={id} known={known} onClose={onClose} />
    </div>
  );
}

interface DeclarationProps {
  id: string;
  known: { name: string; email: string };
  onClose: () => void;
}

function Declaration({ id, known, onClose }: DeclarationProps) {
  const t = useT();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { element, fields, problems, control, refuse } = useForm<'name' | 'email', 'required' | 'wrongEmail'>(
    { initial: { name: known.name, email: known.email } },
  );
  const errorOf = (field: 'name' | 'email') => {
    const problem = problems[field];
    return problem && t(`myProducts.withdraw.${problem}`);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const by = { name: fields.name.trim(), email: fields.email.trim() };
    if (
      refuse({
        ...(by.name ? {} : { name: 'required' }),
        ...(isEmail(by.email) ? {} : { email: by.email ? 'wrongEmail' : 'required' }),
      })
    )
      return;
    setBusy(true);
    setFailure(null);
    try {
      await withdrawFrom(id, by);
      toast.success(t('myProducts.withdraw.done', { email: by.email }));
      await mutate('/purchases');
      onClose();
    } catch (refused) {
      setFailure(errorText(refused));
      setBusy(false);
    }
  };

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      css={{ display: 'grid', gap: 16 }}
    >
      <TextField
        {...control('name')}
        label={t('myProducts.withdraw.name')}
        required
        maxLength={120}
        autoComplete="name"
        error={errorOf('name')}
      />
      <TextField
        {...control('email')}
        label={t('myProducts.withdraw.email')}
        required
        maxLength={254}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf('email')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="secondary" onClick={onClose}>
          {t('myProducts.withdraw.keep')}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t('myProducts.withdraw.confirm')}
        </Button>
      </div>
    </form>
  );
}
