import type { Notification } from '../../contract';
import type { Row } from '../../database/row';
import { instantOf } from '../../database/date-of';

export const NOTIFICATION = 'api::notification.notification';

/** A notification as its table holds it. */
export type NotificationRow = Row<typeof NOTIFICATION>;

/** Row → contract, in one place. Kind and parameters were written together, by `notify`. */
export const toNotification = ({ documentId, kind, params, link, createdAt, readAt }: NotificationRow) =>
  ({
    id: documentId,
    kind,
    params: params ?? {},
    link,
    createdAt: instantOf(createdAt),
    readAt: readAt === null ? null : instantOf(readAt),
  }) as Notification;
