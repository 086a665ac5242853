import { SOCIAL_LIMITS } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button, IconButton } from '../../../../ui/button';
import { controlStyles } from '../../../../ui/field';
import { tokens } from '../../../../ui/tokens';
import { withTime } from '../../model/schedule-form';

interface TimesFieldProps {
  value: readonly string[];
  onChange: (times: string[]) => void;
}

/** The times of a day at which posts may go out. */
export function TimesField({ value, onChange }: TimesFieldProps) {
  const t = useT();
  const [time, setTime] = useState('12:00');
  const full = value.length >= SOCIAL_LIMITS.timesPerDay;
  const add = () => {
    if (time && !full) onChange(withTime(value, time));
  };
  return (
    <fieldset css={{ display: 'grid', gap: 10, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <legend css={{ fontWeight: 600, fontSize: tokens.size.s, padding: '0 0 6px' }}>
        {t('social.calendar.times')}
      </legend>
      {value.length > 0 && (
        <ul css={{ display: 'flex', flexWrap: 'wrap', gap: 8, listStyle: 'none' }}>
          {value.map((one) => (
            <li
              key={one}
              css={{
                display: 'inline-flex',
                alignItems: 'center',
                paddingLeft: 14,
                borderRadius: tokens.radius.m,
                background: tokens.color.accentSoft,
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {one}
              <IconButton
                icon="x"
                size={18}
                label={t('social.calendar.removeTime', { time: one })}
                onClick={() => onChange(value.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length === 0 && (
        <p role="alert" css={{ color: tokens.color.red, fontSize: tokens.size.s }}>
          {t('social.calendar.noTimes')}
        </p>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <input
          type="time"
          aria-label={t('social.calendar.timeLabel')}
          value={time}
          onChange={(event) => setTime(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds the time; it does not send the whole form.
            event.preventDefault();
            add();
          }}
          css={[controlStyles, { width: 132 }]}
        />
        <Button size="s" variant="secondary" icon="plus" disabled={!time || full} onClick={add}>
          {t('social.calendar.addTime')}
        </Button>
      </div>
    </fieldset>
  );
}
