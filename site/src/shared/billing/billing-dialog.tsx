import type { BillingData, BillingProblem } from '@contract';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useErrorText, useT } from '../../i18n';
import { ApiFailure } from '../../lib/http';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { tokens } from '../../ui/tokens';
import { useForm } from '../forms/use-form';
import { billingProblems, billingOf, problemsOfRefusal, trimmedBilling, type BillingField } from './billing';
import { BillingForm } from './billing-form';

interface BillingDialogProps {
  title: string;
  lead: string;
  saveLabel: string;
  initial: BillingData;
  /** What the refusals mean that are about no field. */
  refusals: Record<string, string>;
  onSave: (billing: BillingData) => Promise<void>;
  onClose: () => void;
  /** More fields, below. */
  children?: ReactNode;
}

/** Who documents are made out to, corrected in a window. It closes itself when what was written is stored. */
export function BillingDialog({
  title,
  lead,
  saveLabel,
  initial,
  refusals,
  onSave,
  onClose,
  children,
}: BillingDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { element, fields, problems, control, refuse } = useForm<BillingField, BillingProblem | 'invalid'>({
    initial: { ...initial },
  });
  const billing = billingOf(fields);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (busy || refuse(billingProblems(billing, { free: false }))) return;
    setBusy(true);
    try {
      await onSave(trimmedBilling(billing));
      onClose();
    } catch (refused) {
      setBusy(false);
      const found = refused instanceof ApiFailure ? problemsOfRefusal(refused.fields) : {};
      if (refuse(found)) return;
      const reason = refused instanceof ApiFailure ? refused.details.reason : null;
      setFailure((typeof reason === 'string' ? refusals[reason] : undefined) ?? errorText(refused));
    }
  };

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={element}
        noValidate
        onSubmit={(event) => void save(event)}
        css={{ display: 'grid', gap: 16 }}
      >
        <p css={{ color: tokens.color.muted }}>{lead}</p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <BillingForm fields={billing} control={control} problems={problems} free={false} />
        {children}
      </form>
    </Dialog>
  );
}
