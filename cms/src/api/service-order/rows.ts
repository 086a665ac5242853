import type { Day, Locale, ServiceBrief, ServiceOrderSide, ServiceOrderState } from '../../contract';
import type { Row } from '../../database/row';

export const SERVICE_ORDER = 'api::service-order.service-order';
export const SERVICE_MESSAGE = 'api::service-order.service-message';
export const SERVICE_FILE = 'api::service-order.service-file';

/** Somebody whom an order names. */
export interface PersonRow {
  id: number;
  documentId: string;
  email: string;
  displayName: string | null;
  language: Locale | null;
}

/** An order with what `ORDER_PARTS` brings. */
export interface ServiceOrderRow {
  id: number;
  documentId: string;
  installId: string;
  title: string;
  recurring: boolean;
  state: ServiceOrderState;
  brief: ServiceBrief | null;
  dueOn: Day | null;
  orderedAt: string | Date;
  deliveredAt: string | Date | null;
  acceptedAt: string | Date | null;
  note: string | null;
  minutes: number | null;
  version: number;
  owner: PersonRow | null;
  assignee: PersonRow | null;
  purchase: { id: number; documentId: string } | null;
  installation: { id: number; state: 'active' | 'suspended' } | null;
}
export const ORDER_PARTS = ['owner', 'assignee', 'purchase', 'installation'] as const;

export type ServiceMessageRow = Row<typeof SERVICE_MESSAGE>;

/** A file; `message` is null until one names it. */
export interface ServiceFileRow {
  id: number;
  documentId: string;
  side: ServiceOrderSide;
  name: string;
  fileKey: string;
  bytes: number;
  message?: { id: number } | null;
}
