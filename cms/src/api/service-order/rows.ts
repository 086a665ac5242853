import type { RowWith } from '../../database/query';
import type { Row } from '../../database/row';

export const SERVICE_ORDER = 'api::service-order.service-order';
export const SERVICE_MESSAGE = 'api::service-order.service-message';
export const SERVICE_FILE = 'api::service-order.service-file';

/** An order with what `ORDER_PARTS` brings. */
export type ServiceOrderRow = RowWith<typeof SERVICE_ORDER, typeof ORDER_PARTS>;
export const ORDER_PARTS = ['owner', 'assignee', 'purchase', 'installation'] as const;

export type ServiceMessageRow = Row<typeof SERVICE_MESSAGE>;

/** A file; `message` is null until one names it. */
export interface ServiceFileRow extends Row<typeof SERVICE_FILE> {
  message?: { id: number } | null;
}
