import { SOCIAL_LIMITS, SOCIAL_TIMEZONES, type SocialSchedule, type SocialScheduleDraft } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Columns, Group } from '../../../../shared/builder/section';
import { Button } from '../../../../ui/button';
import { NumberField } from '../../../../ui/number-field';
import { SelectField } from '../../../../ui/select-field';
import { SwitchField } from '../../../../ui/switch-field';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { draftOf, isComplete, newSchedule } from '../../model/schedule-form';
import { DaysField } from './days-field';
import { SlotsPreview } from './slots-preview';
import { TimesField } from './times-field';

interface ScheduleFormProps {
  /** The calendar that is changed; none, and a new one is made. */
  schedule: SocialSchedule | null;
  /** No more calendars can be made. */
  full: boolean;
  onSave: (draft: SocialScheduleDraft) => Promise<void>;
  onCancel: () => void;
}

/** Days, times and how many posts a week, with the dates that come of it. */
export function ScheduleForm({ schedule, full, onSave, onCancel }: ScheduleFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<SocialScheduleDraft>(() =>
    schedule ? draftOf(schedule) : newSchedule(t('social.calendar.unnamed')),
  );
  const [busy, setBusy] = useState(false);
  const complete = isComplete(draft);
  const change = (changes: Partial<SocialScheduleDraft>) =>
    setDraft((current) => ({ ...current, ...changes }));
  const { min, max } = SOCIAL_LIMITS.postsPerWeek;

  const save = async () => {
    setBusy(true);
    try {
      await onSave(draft);
      toast.success(
        t('social.calendar.saved'),
        schedule?.pendingPosts ? t('social.calendar.moved') : undefined,
      );
      if (!schedule) setDraft(newSchedule(t('social.calendar.unnamed')));
    } catch (failure) {
      const stale = failure instanceof ApiFailure && failure.code === 'STALE_VERSION';
      toast.error(t('social.calendar.saveFailed'), stale ? t('social.calendar.stale') : errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Group
      title={
        schedule
          ? t('social.calendar.editTitle', { name: schedule.name || t('social.calendar.unnamed') })
          : t('social.calendar.newTitle')
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        css={{ display: 'grid', gap: 20 }}
      >
        <Columns>
          <TextField
            label={t('social.calendar.name')}
            placeholder={t('social.calendar.namePlaceholder')}
            maxLength={80}
            error={draft.name.trim() ? null : t('social.calendar.noName')}
            value={draft.name}
            onChange={(name) => change({ name })}
          />
          <SelectField
            label={t('social.calendar.timezone')}
            value={draft.timezone}
            options={SOCIAL_TIMEZONES.map((zone) => ({
              value: zone,
              label: t(`social.calendar.timezones.${zone}`),
            }))}
            onChange={(timezone) => change({ timezone })}
          />
        </Columns>
        <DaysField value={draft.daysOfWeek} onChange={(daysOfWeek) => change({ daysOfWeek })} />
        <TimesField value={draft.postTimes} onChange={(postTimes) => change({ postTimes })} />
        <div css={{ maxWidth: 420 }}>
          <NumberField
            label={t('social.calendar.postsPerWeek')}
            hint={t('social.calendar.postsPerWeekHint')}
            min={min}
            max={max}
            value={draft.postsPerWeek}
            onChange={(postsPerWeek) => change({ postsPerWeek })}
          />
        </div>
        <SwitchField
          label={t('social.calendar.active')}
          hint={t('social.calendar.activeHint')}
          checked={draft.active}
          onChange={(active) => change({ active })}
        />
        <SlotsPreview draft={complete ? draft : null} />
        {full && !schedule && <p>{t('social.calendar.limit', { max: SOCIAL_LIMITS.schedules })}</p>}
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button type="submit" busy={busy} disabled={!complete || (full && !schedule)}>
            {t(schedule ? 'social.calendar.saveChanges' : 'social.calendar.save')}
          </Button>
          {schedule && (
            <Button variant="secondary" onClick={onCancel}>
              {t('social.calendar.cancel')}
            </Button>
          )}
        </div>
      </form>
    </Group>
  );
}
