import { useId } from 'react';
import { Icon, type IconName } from '../../ui/icon';
import { tokens } from '../../ui/tokens';

interface ChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  options: { value: Value; label: string; icon?: IconName; lang?: string }[];
}

/** One of a few, as buttons in a row. */
export function Choice<Value extends string>({ legend, value, onChange, options }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0 }}>
      <legend css={{ fontWeight: 650, padding: '0 0 8px' }}>{legend}</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            css={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 8,
              minHeight: 44,
              padding: '8px 14px',
              borderRadius: tokens.radius.m,
              border: `1.5px solid ${tokens.color.lineStrong}`,
              fontWeight: 600,
              cursor: 'pointer',
              '&:has(:checked)': { borderColor: tokens.color.accent, background: tokens.color.accentSoft },
              '&:has(:focus-visible)': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2 },
            }}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              css={{ position: 'absolute', opacity: 0 }}
            />
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
