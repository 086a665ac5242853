import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { visuallyHidden } from '../../../../ui/visually-hidden';
import { WEEK, withDay } from '../../model/schedule-form';

interface DaysFieldProps {
  value: readonly number[];
  onChange: (days: number[]) => void;
}

/** The days of the week as seven switches in a row. */
export function DaysField({ value, onChange }: DaysFieldProps) {
  const t = useT();
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <legend css={{ fontWeight: 600, fontSize: tokens.size.s, padding: '0 0 6px' }}>
        {t('social.calendar.days')}
      </legend>
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 6, maxWidth: 480 }}>
        {WEEK.map((day) => (
          <label key={day} css={{ position: 'relative' }}>
            <input
              type="checkbox"
              checked={value.includes(day)}
              aria-label={t(`social.calendar.dayLong.d${day}`)}
              onChange={(event) => onChange(withDay(value, day, event.target.checked))}
              css={visuallyHidden}
            />
            <span
              css={{
                display: 'grid',
                placeItems: 'center',
                minHeight: 44,
                borderRadius: tokens.radius.m,
                border: `1.5px solid ${tokens.color.line}`,
                background: tokens.color.surface,
                fontSize: tokens.size.s,
                fontWeight: 600,
                cursor: 'pointer',
                'input:checked + &': {
                  borderColor: tokens.color.accent,
                  background: tokens.color.accentSoft,
                  boxShadow: `inset 0 0 0 1px ${tokens.color.accent}`,
                },
                'input:focus-visible + &': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2 },
              }}
            >
              {t(`social.calendar.dayNames.d${day}`)}
            </span>
          </label>
        ))}
      </div>
      {value.length === 0 && (
        <p role="alert" css={{ paddingTop: 6, color: tokens.color.red, fontSize: tokens.size.s }}>
          {t('social.calendar.noDays')}
        </p>
      )}
    </fieldset>
  );
}
