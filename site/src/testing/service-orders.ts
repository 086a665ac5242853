import type { AdminServiceOrderDetail, ServiceFile, ServiceMessage, ServiceOrder } from '@contract';

export const A_BRIEF = {
  goal: 'Aprire una seconda sede',
  business: 'Un forno con quattro persone',
  audience: 'Famiglie del quartiere',
  notes: '',
} as const;

export const aServiceFile = (changes: Partial<ServiceFile> = {}): ServiceFile => ({
  id: 'f1',
  name: 'piano.pdf',
  bytes: 340_000,
  from: 'team',
  ...changes,
});

export const aServiceMessage = (changes: Partial<ServiceMessage> = {}): ServiceMessage => ({
  id: 'm1',
  kind: 'message',
  from: 'team',
  author: 'Giulia Rossi',
  text: 'Ci serve l’ultimo bilancio.',
  files: [],
  at: '2026-11-22T09:00:00.000Z',
  ...changes,
});

/** An order as its customer reads it: just bought. */
export const aServiceOrder = (changes: Partial<ServiceOrder> = {}): ServiceOrder => ({
  id: 'o1',
  purchaseId: 'order-1',
  title: 'Business plan',
  state: 'to-start',
  closed: false,
  brief: null,
  dueOn: null,
  refundRule: 'full',
  orderedAt: '2026-11-21T09:00:00.000Z',
  deliveredAt: null,
  acceptedAt: null,
  messages: [],
  actions: { sendBrief: true, write: true, accept: false, askForRevision: false },
  ...changes,
});

/** An order as the team reads it: its brief is there, nobody has begun. */
export const anAdminServiceOrder = (
  changes: Partial<AdminServiceOrderDetail> = {},
): AdminServiceOrderDetail => ({
  id: 'o1',
  purchaseId: 'order-1',
  title: 'Business plan',
  state: 'to-start',
  closed: false,
  customer: { name: 'Anna Bianchi', email: 'anna.bianchi@example.test' },
  hasBrief: true,
  brief: A_BRIEF,
  dueOn: '2026-12-04',
  overdue: false,
  assignee: null,
  minutes: 0,
  refundRule: 'full',
  orderedAt: '2026-11-21T09:00:00.000Z',
  deliveredAt: null,
  acceptedAt: null,
  messages: [],
  note: '',
  version: 1,
  actions: { start: true, deliver: false, write: true },
  ...changes,
});
