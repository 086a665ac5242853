import type { Locale, Notification, NotificationKind } from '@contract';
import type { Params, Translate } from '../../../i18n';
import { formatDate, formatDateTime } from '../../../lib/dates';
import type { IconName } from '../../../ui/icon';

export const KIND_ICONS: Record<NotificationKind, IconName> = {
  'purchase-paid': 'success',
  'purchase-failed': 'card',
  'purchase-expiring': 'clock',
  'purchase-ended': 'bag',
  'purchase-refunded': 'undo',
  'credits-paid': 'plus',
  'quota-warning': 'warning',
  'assistant-quota': 'warning',
  'person-request': 'users',
  'contact-left': 'mail',
  'training-failed': 'warning',
  'report-ready': 'file',
  'report-failed': 'warning',
  'project-link': 'link',
  'booking-confirmed': 'calendar',
  'booking-moved': 'calendar',
  'booking-cancelled': 'calendar',
  'booking-reminder': 'video',
};

/** The facts of a notification as its reader writes them: days, names for what has none. */
const facts = ({ kind, params }: Notification, t: Translate, locale: Locale): Params => {
  switch (kind) {
    case 'purchase-expiring':
      return { ...params, endsAt: formatDate(params.endsAt, locale) };
    case 'booking-confirmed':
    case 'booking-moved':
    case 'booking-cancelled':
    case 'booking-reminder':
      return { startsAt: formatDateTime(params.startsAt, locale) };
    case 'person-request':
      return { ...params, visitor: params.visitor || t('notifications.visitor') };
    case 'report-ready':
    case 'report-failed':
      return { projectName: params.projectName, report: t(`notifications.report.${params.reportKind}`) };
    default:
      return { ...params };
  }
};

/** What a notification says to whoever reads it, in their language. */
export const notificationWords = (
  notification: Notification,
  t: Translate,
  locale: Locale,
): { title: string; body: string } => {
  const params = facts(notification, t, locale);
  return {
    title: t(`notifications.kinds.${notification.kind}.title`, params),
    body: t(`notifications.kinds.${notification.kind}.body`, params),
  };
};
