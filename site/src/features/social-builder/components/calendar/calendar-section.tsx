import { SOCIAL_LIMITS, type SocialSchedule, type SocialScheduleDraft } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Section } from '../../../../shared/builder/section';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useSchedules } from '../../api/use-schedules';
import { DeleteDialog } from './delete-dialog';
import { ScheduleCard } from './schedule-card';
import { ScheduleForm } from './schedule-form';

/** Calendario: when posts go out. */
export function CalendarSection() {
  const t = useT();
  const errorText = useErrorText();
  const { schedules, error, reload, create, update, remove } = useSchedules();
  const [editing, setEditing] = useState<SocialSchedule | null>(null);
  const [leaving, setLeaving] = useState<SocialSchedule | null>(null);
  // A calendar is not in the list while it has posts waiting (spec/admin-builders-widget.md §4), but never out of reach.
  const listed = schedules?.filter(({ pendingPosts }) => pendingPosts === 0) ?? [];
  const busy = schedules?.filter(({ pendingPosts }) => pendingPosts > 0) ?? [];

  const save = async (draft: SocialScheduleDraft) => {
    if (editing) {
      await update(editing, draft);
      setEditing(null);
    } else await create(draft);
  };
  const turn = async (schedule: SocialSchedule) => {
    try {
      await update(schedule, { active: !schedule.active });
    } catch (failure) {
      toast.error(t('social.calendar.saveFailed'), errorText(failure));
    }
  };
  const edit = (schedule: SocialSchedule) => {
    setEditing(schedule);
    document.getElementById('contenuto')?.scrollIntoView();
  };
  const cards = (some: SocialSchedule[]) => (
    <ul css={{ display: 'grid', gap: 12, listStyle: 'none' }}>
      {some.map((schedule) => (
        <ScheduleCard
          key={schedule.id}
          schedule={schedule}
          onTurn={() => void turn(schedule)}
          onEdit={() => edit(schedule)}
          onDelete={() => setLeaving(schedule)}
        />
      ))}
    </ul>
  );

  return (
    <Section title={t('social.sections.calendar')} lead={t('social.calendar.lead')}>
      <ScheduleForm
        key={editing ? `${editing.id}-${editing.version}` : 'new'}
        schedule={editing}
        full={(schedules?.length ?? 0) >= SOCIAL_LIMITS.schedules}
        onSave={save}
        onCancel={() => setEditing(null)}
      />
      <section aria-label={t('social.calendar.list')} css={{ display: 'grid', gap: 14 }}>
        <h3 css={{ fontSize: tokens.size.l }}>{t('social.calendar.list')}</h3>
        {error !== undefined && !schedules && (
          <Notice
            tone="error"
            action={
              <Button size="s" variant="secondary" onClick={() => void reload()}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('social.calendar.listFailed')}
          </Notice>
        )}
        {!schedules && error === undefined && <Skeleton lines={3} />}
        {schedules?.length === 0 && (
          <EmptyState icon="calendar" title={t('social.calendar.none')}>
            <p>{t('social.calendar.noneBody')}</p>
          </EmptyState>
        )}
        {listed.length > 0 && cards(listed)}
        {busy.length > 0 && (
          <details css={{ display: 'grid', gap: 12 }}>
            <summary css={{ padding: '8px 0', cursor: 'pointer', fontWeight: 600 }}>
              {t('social.calendar.busy', { count: busy.length })}
            </summary>
            <p css={{ color: tokens.color.muted, fontSize: tokens.size.s, paddingBottom: 12 }}>
              {t('social.calendar.busyBody')}
            </p>
            {cards(busy)}
          </details>
        )}
      </section>
      <DeleteDialog schedule={leaving} onDelete={remove} onClose={() => setLeaving(null)} />
    </Section>
  );
}
