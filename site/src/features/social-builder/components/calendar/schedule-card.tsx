import type { SocialSchedule } from '@contract';
import { Link } from 'react-router-dom';
import { useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { Card } from '../../../../ui/card';
import { Icon } from '../../../../ui/icon';
import { Menu } from '../../../../ui/menu';
import { tokens } from '../../../../ui/tokens';
import { WEEK } from '../../model/schedule-form';
import { useSocialProjectContext } from '../social-project-context';

interface ScheduleCardProps {
  schedule: SocialSchedule;
  onTurn: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A saved calendar: 'Attivo' or 'In Pausa', what it says, and what can be done with it. */
export function ScheduleCard({ schedule, onTurn, onEdit, onDelete }: ScheduleCardProps) {
  const t = useT();
  const { project } = useSocialProjectContext();
  const { active, daysOfWeek, postTimes, postsPerWeek, timezone, pendingPosts } = schedule;
  const name = schedule.name || t('social.calendar.unnamed');
  const days = WEEK.filter((day) => daysOfWeek.includes(day)).map((day) =>
    t(`social.calendar.dayNames.d${day}`),
  );
  return (
    <Card as="li" padding="s">
      <article aria-label={name} css={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <div css={{ display: 'grid', gap: 4, flex: 1, minWidth: 0 }}>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' }}>
            <h4 css={{ fontSize: tokens.size.m, overflowWrap: 'anywhere' }}>{name}</h4>
            <Badge tone={active ? 'success' : 'neutral'}>
              {t(active ? 'social.calendar.on' : 'social.calendar.off')}
            </Badge>
          </div>
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t('social.calendar.summary', {
              days: days.join(', '),
              times: postTimes.join(', '),
              count: postsPerWeek,
            })}
            {' · '}
            {t(`social.calendar.timezones.${timezone}`)}
          </p>
          {pendingPosts > 0 && (
            <p css={{ fontSize: tokens.size.s }}>
              {t('social.calendar.pending', { count: pendingPosts })}{' '}
              <Link
                to={`?install_id=${encodeURIComponent(project.installationId)}&section=generate&schedule=${encodeURIComponent(schedule.id)}`}
              >
                {t('social.calendar.seePosts')}
              </Link>
            </p>
          )}
        </div>
        <Menu
          label={t('social.calendar.actions', { name })}
          trigger={<Icon name="more" />}
          items={[
            {
              id: 'turn',
              label: t(active ? 'social.calendar.pauseOne' : 'social.calendar.resumeOne'),
              icon: active ? 'pause' : 'play',
              onSelect: onTurn,
            },
            { id: 'edit', label: t('social.calendar.edit'), icon: 'edit', onSelect: onEdit },
            {
              id: 'delete',
              label: t('social.calendar.delete'),
              icon: 'trash',
              tone: 'danger',
              onSelect: onDelete,
            },
          ]}
        />
      </article>
    </Card>
  );
}
