import { SERVICE_ORDER_LIMITS, type AdminServiceOrderDetail } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { UnsavedGuard } from '../../../../shared/forms/unsaved-guard';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { Notice } from '../../../../ui/notice';
import { SelectField } from '../../../../ui/select-field';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { orderCalls, useOrderBoard } from '../../api/order-calls';
import { orderChanges, orderDraft, readMinutes, type OrderDraft } from '../../model/order-draft';
import { rebaseDraft, type ColleagueChange } from '../../model/rebase-draft';
import { OrderStaleNotice } from './order-stale-notice';

interface OrderFormProps {
  order: AdminServiceOrderDetail;
  onOrder: (order: AdminServiceOrderDetail) => void;
  onReload: () => Promise<AdminServiceOrderDetail | undefined>;
}

/** Who works on an order, until when, what colleagues should know, and for how long it was worked on. */
export function OrderForm({ order, onOrder, onReload }: OrderFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const { team = [] } = useOrderBoard('open');
  const [base, setBase] = useState(order);
  const [draft, setDraft] = useState(() => orderDraft(order));
  const [minutes, setMinutes] = useState('');
  const [minutesWrong, setMinutesWrong] = useState(false);
  const [colleagues, setColleagues] = useState<ColleagueChange<keyof OrderDraft>[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** The draft goes on from what is stored now; `onlyContested`: what does not touch it needs no words. */
  const rebase = (onto: AdminServiceOrderDetail, onlyContested: boolean) => {
    const rebased = rebaseDraft(orderDraft(base), draft, orderDraft(onto));
    setBase(onto);
    setDraft(rebased.draft);
    const changes = rebased.changes.filter(({ contested }) => contested || !onlyContested);
    if (changes.length > 0 || !onlyContested) setColleagues(changes);
    return changes;
  };
  // A colleague's change, or a step of one's own, has arrived while this was open.
  if (order.version > base.version && !busy) rebase(order, true);

  const added = readMinutes(minutes);
  const changes = orderChanges(orderDraft(base), draft, added ?? 0);
  const dirty = Object.keys(changes).length > 0;
  const change = (changed: Partial<OrderDraft>) => setDraft((current) => ({ ...current, ...changed }));

  const refuse = async (refused: unknown) => {
    if (refused instanceof ApiFailure && refused.code === 'STALE_VERSION') {
      const current = await onReload();
      if (!current) return;
      if (rebase(current, false).length === 0)
        toast.error(t('adminOrders.manage.stale'), t('adminOrders.manage.staleSame'));
      return;
    }
    setFailure(errorText(refused));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    setMinutesWrong(added === null);
    if (added === null || !dirty) return;
    setBusy(true);
    try {
      const saved = await orderCalls.change(order.id, { version: base.version, ...changes });
      setBase(saved);
      setDraft(orderDraft(saved));
      setMinutes('');
      setColleagues([]);
      onOrder(saved);
      toast.success(t('adminOrders.manage.saved'));
    } catch (refused) {
      await refuse(refused);
    } finally {
      setBusy(false);
    }
  };

  const { assignee } = base;
  const people = assignee && !team.some(({ id }) => id === assignee.id) ? [assignee, ...team] : team;
  return (
    <Card as="section" aria-labelledby="admin-order-manage">
      <form
        noValidate
        onSubmit={(event) => void save(event)}
        css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <h3 id="admin-order-manage" css={{ fontSize: tokens.size.l }}>
          {t('adminOrders.manage.title')}
        </h3>
        {colleagues.length > 0 && <OrderStaleNotice changes={colleagues} theirs={base} />}
        <SelectField
          label={t('adminOrders.manage.assignee')}
          value={draft.assigneeId}
          onChange={(assigneeId) => change({ assigneeId })}
          options={[
            { value: '', label: t('adminOrders.nobody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextField
          type="date"
          label={t('adminOrders.manage.dueOn')}
          value={draft.dueOn}
          onChange={(dueOn) => change({ dueOn })}
        />
        <TextArea
          label={t('adminOrders.manage.note')}
          hint={t('adminOrders.manage.noteHint')}
          value={draft.note}
          onChange={(note) => change({ note })}
          maxLength={SERVICE_ORDER_LIMITS.note}
          rows={4}
        />
        <TextField
          label={t('adminOrders.manage.addMinutes')}
          hint={t('adminOrders.manage.addMinutesHint')}
          inputMode="numeric"
          value={minutes}
          error={
            minutesWrong
              ? t('adminOrders.manage.minutesProblem', { max: SERVICE_ORDER_LIMITS.minutes })
              : null
          }
          onChange={(typed) => {
            setMinutes(typed);
            setMinutesWrong(false);
          }}
        />
        {failure && (
          <Notice tone="error" title={t('adminOrders.manage.saveFailed')}>
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={busy} disabled={!dirty && added !== null}>
          {t('adminOrders.manage.save')}
        </Button>
      </form>
      <UnsavedGuard
        when={dirty && !busy}
        title={t('adminOrders.manage.leaveTitle')}
        body={t('adminOrders.manage.leaveBody')}
        confirmLabel={t('adminOrders.manage.leaveConfirm')}
        placeOf={({ pathname, search }) => pathname + search}
      />
    </Card>
  );
}
