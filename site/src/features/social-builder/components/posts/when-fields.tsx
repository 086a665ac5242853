import type { SocialTimezone } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { Columns } from '../../../../shared/builder/section';
import { TextField } from '../../../../ui/text-field';
import { controlStyles, FieldFrame } from '../../../../ui/field';
import { cityOf } from '../../model/post-time';

interface WhenFieldsProps {
  day: string;
  time: string;
  timezone: SocialTimezone;
  onDay: (day: string) => void;
  onTime: (time: string) => void;
}

/** Day and time on the calendar's clocks, which are named. */
export function WhenFields({ day, time, timezone, onDay, onTime }: WhenFieldsProps) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <Columns>
      <TextField label={t('socialPosts.editor.date')} type="date" value={day} onChange={onDay} />
      <FieldFrame
        label={t('socialPosts.editor.time')}
        hint={t('socialPosts.zone', { zone: cityOf(timezone, locale) })}
      >
        {(control) => (
          <input
            {...control}
            type="time"
            value={time}
            onChange={(event) => onTime(event.target.value)}
            css={controlStyles}
          />
        )}
      </FieldFrame>
    </Columns>
  );
}
