import type { Notification } from '@contract';
import { useLocale, useT } from '../../../i18n';
import { formatRelative } from '../../../lib/dates';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { KIND_ICONS, notificationWords } from '../model/notification-words';

const { color, radius, size } = tokens;

/** What happened, when, and whether it was read already. */
export function NotificationText({ notification }: { notification: Notification }) {
  const t = useT();
  const { locale } = useLocale();
  const { title, body } = notificationWords(notification, t, locale);
  const unread = notification.readAt === null;
  return (
    <span css={{ display: 'flex', gap: 12, alignItems: 'flex-start', minWidth: 0, flex: 1 }}>
      <span
        css={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 36,
          height: 36,
          borderRadius: radius.m,
          background: unread ? color.accentSoft : color.paper,
          color: unread ? color.accent : color.muted,
        }}
      >
        <Icon name={KIND_ICONS[notification.kind]} />
      </span>
      <span css={{ display: 'grid', gap: 2, minWidth: 0, flex: 1 }}>
        <span css={{ display: 'flex', gap: 8, alignItems: 'center', fontWeight: unread ? 700 : 550 }}>
          {title}
          {unread && (
            <span
              css={{ width: 8, height: 8, borderRadius: '50%', background: color.accent, flex: 'none' }}
            />
          )}
          {unread && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>}
        </span>
        <span css={{ fontSize: size.s, overflowWrap: 'anywhere' }}>{body}</span>
        <time dateTime={notification.createdAt} css={{ fontSize: size.xs, color: color.muted }}>
          {formatRelative(notification.createdAt, locale)}
        </time>
      </span>
    </span>
  );
}
