import { SERVICE_ORDER_LIMITS, type AdminServiceOrderDetail, type ChangeServiceOrder } from '@contract';

/** What the team writes down about an order, as its form has it; '' where there is none. */
export interface OrderDraft {
  assigneeId: string;
  dueOn: string;
  note: string;
}

export const orderDraft = ({
  assignee,
  dueOn,
  note,
}: Pick<AdminServiceOrderDetail, 'assignee' | 'dueOn' | 'note'>): OrderDraft => ({
  assigneeId: assignee?.id ?? '',
  dueOn: dueOn ?? '',
  note,
});

/** Only what differs, so that nothing else is written. */
export const orderChanges = (
  base: OrderDraft,
  draft: OrderDraft,
  addMinutes: number,
): Omit<ChangeServiceOrder['request'], 'version'> => ({
  ...(draft.assigneeId === base.assigneeId ? {} : { assigneeId: draft.assigneeId || null }),
  ...(draft.dueOn === base.dueOn ? {} : { dueOn: draft.dueOn || null }),
  ...(draft.note === base.note ? {} : { note: draft.note }),
  ...(addMinutes > 0 ? { addMinutes } : {}),
});

/** Typed minutes as a number, nothing as none; null where they are no whole number of at most a day. */
export const readMinutes = (typed: string): number | null => {
  const text = typed.trim();
  if (!/^\d*$/.test(text)) return null;
  return Number(text) <= SERVICE_ORDER_LIMITS.minutes ? Number(text) : null;
};
