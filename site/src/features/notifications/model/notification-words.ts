import { PLATFORM_NAMES, type Locale, type Notification, type NotificationKind } from '@contract';
import type { Params, Translate } from '../../../i18n';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { formatEuro } from '../../../lib/money';
import type { IconName } from '../../../ui/icon';

export const KIND_ICONS: Record<NotificationKind, IconName> = {
  'purchase-paid': 'success',
  'purchase-failed': 'card',
  'purchase-expiring': 'clock',
  'purchase-ended': 'bag',
  'purchase-refunded': 'undo',
  'service-order': 'wrench',
  'team-service-order': 'wrench',
  'credits-paid': 'plus',
  'quota-warning': 'warning',
  'model-budget': 'warning',
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
  'team-booking-confirmed': 'calendar',
  'team-booking-moved': 'calendar',
  'team-booking-cancelled': 'calendar',
  'social-post-failed': 'warning',
  'social-post-unclear': 'warning',
  'social-post-reviewed': 'info',
  'social-posts-skipped': 'clock',
  'social-expiring': 'clock',
  'social-account-blocked': 'clock',
  'social-reconnect': 'link',
  'social-network-paused': 'warning',
};

/** What a visitor wanted to know, where the notification says it. */
const questionOf = ({ question }: { question?: string }, t: Translate): string =>
  question ? ` ${t('notifications.question', { question })}` : '';

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
    case 'team-booking-confirmed':
    case 'team-booking-moved':
    case 'team-booking-cancelled':
      return { customer: params.customer, startsAt: formatDateTime(params.startsAt, locale) };
    case 'model-budget':
      return { botName: params.botName, budget: formatEuro(params.budget, locale) };
    case 'service-order':
      return { title: params.title, news: t(`notifications.serviceOrder.${params.news}`) };
    case 'team-service-order':
      return {
        title: params.title,
        news: t(`notifications.teamServiceOrder.${params.news}`, { customer: params.customer }),
      };
    case 'person-request':
      return {
        botName: params.botName,
        visitor: params.visitor || t('notifications.visitor'),
        question: questionOf(params, t),
      };
    case 'contact-left':
      return { ...params, question: questionOf(params, t) };
    case 'social-post-failed':
    case 'social-post-unclear':
    case 'social-reconnect':
      return { platform: PLATFORM_NAMES[params.platform], accountName: params.accountName };
    case 'social-post-reviewed':
      return {
        platform: PLATFORM_NAMES[params.platform],
        author: params.author,
        review: t(`notifications.reviews.${params.review}`),
      };
    case 'social-expiring':
      return {
        platform: PLATFORM_NAMES[params.platform],
        accountName: params.accountName,
        endsAt: formatDate(params.endsAt, locale),
      };
    case 'social-account-blocked':
      return {
        platform: PLATFORM_NAMES[params.platform],
        accountName: params.accountName,
        until: formatDateTime(params.until, locale),
      };
    case 'social-network-paused':
      return { platform: PLATFORM_NAMES[params.platform] };
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
