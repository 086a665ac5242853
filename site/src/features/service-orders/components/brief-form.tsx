import { SERVICE_BRIEF_FIELDS, SERVICE_ORDER_LIMITS, type ServiceBrief, type ServiceOrder } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { useOnline } from '../../../lib/use-online';
import { keptForm } from '../../../shared/forms/kept-form';
import { useForm } from '../../../shared/forms/use-form';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { TextArea } from '../../../ui/text-area';
import { toast } from '../../../ui/toast';
import { serviceOrderCalls } from '../api/service-order-calls';

interface BriefFormProps {
  order: ServiceOrder;
  onSent: (order: ServiceOrder) => void;
  /** The work began meanwhile: what the order says now must be read again. */
  onTooLate: () => void;
  /** Only where there are answers to go back to. */
  onCancel: (() => void) | null;
}

type Field = keyof ServiceBrief;

const EMPTY: ServiceBrief = { goal: '', business: '', audience: '', notes: '' };
const REQUIRED = ['goal', 'business', 'audience'] as const satisfies readonly Field[];
const MAX_HEIGHT_PX = 320;

/** What the team must know before it begins; what was typed outlives a reload. */
export function BriefForm({ order: { id, brief }, onSent, onTooLate, onCancel }: BriefFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const online = useOnline();
  const { account } = useSession();
  const owner = account?.id ?? '';
  const form = `service-brief.${id}`;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { element, fields, problems, control, refuse } = useForm<Field, 'required'>({
    initial: keptForm.read(form, owner, brief ?? EMPTY),
    onChange: (typed) => keptForm.write(form, owner, typed),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    const missing = REQUIRED.filter((field) => !fields[field].trim());
    if (refuse(Object.fromEntries(missing.map((field) => [field, 'required'])))) return;
    const { goal, business, audience, notes } = fields;
    setBusy(true);
    try {
      const sent = await serviceOrderCalls.sendBrief(id, {
        goal: goal.trim(),
        business: business.trim(),
        audience: audience.trim(),
        notes: notes.trim(),
      });
      keptForm.clear(form);
      toast.success(t('serviceOrders.brief.sent'));
      onSent(sent);
    } catch (refused) {
      setBusy(false);
      if (refused instanceof ApiFailure && refused.code === 'CONFLICT') onTooLate();
      else setFailure(errorText(refused));
    }
  };
  const hintOf = (field: Field) => t(`serviceOrders.brief.${field}Hint`);

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {SERVICE_BRIEF_FIELDS.map((field) => (
        <TextArea
          key={field}
          {...control(field)}
          label={t(`serviceOrders.brief.${field}`)}
          hint={hintOf(field)}
          required={field !== 'notes'}
          rows={3}
          autoGrowMax={MAX_HEIGHT_PX}
          maxLength={SERVICE_ORDER_LIMITS.text}
          error={problems[field] && t('serviceOrders.brief.required')}
        />
      ))}
      {!online && <Notice tone="warning">{t('serviceOrders.offline')}</Notice>}
      {failure && (
        <Notice tone="error" title={t('serviceOrders.brief.failed')}>
          {failure}
        </Notice>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        {onCancel && (
          <Button
            variant="secondary"
            onClick={() => {
              keptForm.clear(form);
              onCancel();
            }}
          >
            {t('common.cancel')}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {t(brief ? 'serviceOrders.brief.save' : 'serviceOrders.brief.send')}
        </Button>
      </div>
    </form>
  );
}
