import type { Notification } from '../../contract';
import type { Row } from '../../database/row';

export const NOTIFICATION = 'api::notification.notification';

/** A notification as its table holds it. */
export type NotificationRow = Row<typeof NOTIFICATION>;

const instant = (moment: string | Date): string => new Date(moment).toISOString();

/** Row → contract, in one place. Kind and parameters were written together, by `notify`. */
export const toNotification = ({ documentId, kind, params, link, createdAt, readAt }: NotificationRow) =>
  ({
    id: documentId,
    kind,
    params: params ?? {},
    link,
    createdAt: instant(createdAt),
    readAt: readAt === null ? null : instant(readAt),
  }) as Notification;
