import type { Day, Instant, One } from './common';

/**
 * How far the work on a bought service is. The team begins it, delivers it, and the customer accepts the delivery or asks for a
 * revision of it, after which the work goes on.
 */
export const SERVICE_ORDER_STATES = [
  'to-start',
  'in-progress',
  'delivered',
  'accepted',
  'to-revise',
] as const;
export type ServiceOrderState = (typeof SERVICE_ORDER_STATES)[number];

/** What the customer is asked before the work begins; `notes` may stay empty. */
export const SERVICE_BRIEF_FIELDS = ['goal', 'business', 'audience', 'notes'] as const;
export type ServiceBrief = Record<(typeof SERVICE_BRIEF_FIELDS)[number], string>;

export const SERVICE_ORDER_LIMITS = {
  /** Characters of each answer of the brief, and of a message. */
  text: 4000,
  /** Characters of the team's own note. */
  note: 2000,
  /** Minutes of work that can be noted at once. */
  minutes: 24 * 60,
  files: {
    perMessage: 5,
    perOrder: 100,
    maxBytes: 20 * 1024 * 1024,
    extensions: ['pdf', 'docx', 'xlsx', 'csv', 'txt', 'png', 'jpg', 'jpeg', 'webp', 'zip'],
  },
  /** Orders that the team's board shows at once. */
  board: 200,
} as const;

export const SERVICE_ORDER_RULES = {
  /** Working days from the brief to the first delivery, unless the team agrees on another day. */
  workingDays: 10,
  /** Who has not written the brief is reminded after so many days, and so is who has not looked at a delivery. */
  briefReminderDays: 2,
  acceptReminderDays: 7,
} as const;

export const SERVICE_ORDER_SIDES = ['customer', 'team'] as const;
export type ServiceOrderSide = (typeof SERVICE_ORDER_SIDES)[number];

/** A file that one side has sent to the other. */
export interface ServiceFile {
  id: string;
  name: string;
  bytes: number;
  from: ServiceOrderSide;
}

/** `delivery`: the work itself; `revision`: what the customer wants to be different. */
export const SERVICE_MESSAGE_KINDS = ['message', 'delivery', 'revision'] as const;
export type ServiceMessageKind = (typeof SERVICE_MESSAGE_KINDS)[number];

export interface ServiceMessage {
  id: string;
  kind: ServiceMessageKind;
  from: ServiceOrderSide;
  /** The writer's name as it was then. */
  author: string;
  text: string;
  files: ServiceFile[];
  at: Instant;
}

/**
 * What can be had back: everything while the work has not begun, the part not done while it is under way (the team says how much),
 * nothing once a delivery was accepted.
 */
export type ServiceRefundRule = 'full' | 'part' | 'none';

/** What the caller may do with an order now; the server decides, and decides again when it is done. */
export interface ServiceOrderActions {
  sendBrief: boolean;
  write: boolean;
  accept: boolean;
  askForRevision: boolean;
}

/** A bought service on its way. `id` is that of the purchase's installation. */
export interface ServiceOrder {
  id: string;
  purchaseId: string;
  title: string;
  state: ServiceOrderState;
  /** The purchase is over (given back, withdrawn, ended): the order can only be read. */
  closed: boolean;
  /** Null until the customer has sent it. */
  brief: ServiceBrief | null;
  /** Until when the work will be delivered; null before the brief. */
  dueOn: Day | null;
  refundRule: ServiceRefundRule;
  orderedAt: Instant;
  deliveredAt: Instant | null;
  acceptedAt: Instant | null;
  /** Oldest first. */
  messages: ServiceMessage[];
  actions: ServiceOrderActions;
}

/** `GET /api/service-orders/:id`: the caller's own. */
export interface GetServiceOrder {
  response: One<ServiceOrder>;
}
/** `PUT /api/service-orders/:id/brief`: may be corrected until the work begins; then it is a CONFLICT. */
export interface SendServiceBrief {
  request: ServiceBrief;
  response: One<ServiceOrder>;
}
/**
 * `POST /api/service-orders/:id/files` (multipart, one file): kept for the message that names it. Administrators send theirs to
 * `POST /api/admin/service-orders/:id/files`. `GET` of the same path with `/:file` downloads it; `DELETE` takes back what no message
 * has named yet.
 */
export interface UploadServiceFile {
  response: One<ServiceFile>;
}
/**
 * `POST /api/service-orders/:id/messages`, header `Idempotency-Key` required; also below `/api/admin/service-orders`. With files the
 * text may be empty.
 */
export interface SendServiceMessage {
  request: { text: string; fileIds: string[] };
  response: One<ServiceOrder>;
}
/** `POST /api/service-orders/:id/accept`: the latest delivery is what was ordered. Again, it changes nothing. */
export interface AcceptServiceDelivery {
  response: One<ServiceOrder>;
}
/** `POST /api/service-orders/:id/revision`, header `Idempotency-Key` required: says what should be different in the delivery. */
export interface AskForServiceRevision {
  request: { text: string; fileIds: string[] };
  response: One<ServiceOrder>;
}

/** Somebody of the team. */
export interface ServiceTeamMember {
  id: string;
  name: string;
}

/** An order on the team's board. */
export interface AdminServiceOrder {
  id: string;
  title: string;
  state: ServiceOrderState;
  closed: boolean;
  /** Null where the account is gone. */
  customer: { name: string; email: string } | null;
  hasBrief: boolean;
  dueOn: Day | null;
  /** Past its day, and not delivered. */
  overdue: boolean;
  assignee: ServiceTeamMember | null;
  /** Minutes of work noted so far. */
  minutes: number;
  orderedAt: Instant;
}

/** What the team may do with an order now. */
export interface AdminServiceOrderActions {
  start: boolean;
  deliver: boolean;
  write: boolean;
}

/** An order as the team works on it. */
export interface AdminServiceOrderDetail extends AdminServiceOrder {
  purchaseId: string;
  brief: ServiceBrief | null;
  refundRule: ServiceRefundRule;
  deliveredAt: Instant | null;
  acceptedAt: Instant | null;
  messages: ServiceMessage[];
  /** For colleagues only. */
  note: string;
  /** What a change must be based on. */
  version: number;
  actions: AdminServiceOrderActions;
}

/** `open`: neither accepted nor closed. */
export const SERVICE_BOARD_FILTERS = ['open', 'done'] as const;
export type ServiceBoardFilter = (typeof SERVICE_BOARD_FILTERS)[number];

/** `GET /api/admin/service-orders?show=open`: those due first come first; `team` is who may be given an order. */
export interface ListAdminServiceOrders {
  query: { show?: ServiceBoardFilter };
  response: { data: AdminServiceOrder[]; meta: { team: ServiceTeamMember[]; total: number } };
}
/** `GET /api/admin/service-orders/:id` */
export interface GetAdminServiceOrder {
  response: One<AdminServiceOrderDetail>;
}
/** `PATCH /api/admin/service-orders/:id`: what is not named stays. `addMinutes` is added to what was noted. Another `version` is STALE_VERSION. */
export interface ChangeServiceOrder {
  request: {
    version: number;
    assigneeId?: string | null;
    dueOn?: Day | null;
    note?: string;
    addMinutes?: number;
  };
  response: One<AdminServiceOrderDetail>;
}
/** `POST /api/admin/service-orders/:id/start`: the work begins; again, it changes nothing. */
export interface StartServiceOrder {
  response: One<AdminServiceOrderDetail>;
}
/** `POST /api/admin/service-orders/:id/deliver`, header `Idempotency-Key` required. */
export interface DeliverServiceOrder {
  request: { text: string; fileIds: string[] };
  response: One<AdminServiceOrderDetail>;
}

/** What a customer hears of: the two last are reminders. */
export const SERVICE_ORDER_EVENTS = [
  'started',
  'message',
  'delivered',
  'brief-wanted',
  'accept-wanted',
] as const;
export type ServiceOrderEvent = (typeof SERVICE_ORDER_EVENTS)[number];

/** What the team hears of; `due` is a reminder of the day before. */
export const TEAM_SERVICE_ORDER_EVENTS = [
  'ordered',
  'brief',
  'message',
  'accepted',
  'revision',
  'due',
] as const;
export type TeamServiceOrderEvent = (typeof TEAM_SERVICE_ORDER_EVENTS)[number];
