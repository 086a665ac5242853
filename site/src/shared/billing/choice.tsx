import { Icon, type IconName } from '../../ui/icon';
import { tokens } from '../../ui/tokens';
import { visuallyHidden } from '../../ui/visually-hidden';

interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; icon?: IconName }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side: radio buttons as wide as the form. */
export function Choice<Value extends string>({
  legend,
  name,
  options,
  value: chosen,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset css={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend css={{ fontWeight: 600, fontSize: tokens.size.s, padding: 0, marginBottom: 8 }}>
        {legend}
      </legend>
      <div css={{ display: 'grid', gridTemplateColumns: `repeat(${options.length}, 1fr)`, gap: 8 }}>
        {options.map(({ value, label, icon }) => (
          <label
            key={value}
            css={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 8,
              minHeight: 52,
              padding: '8px 12px',
              cursor: 'pointer',
              fontWeight: 600,
              textAlign: 'center',
              borderRadius: tokens.radius.m,
              border: `1.5px solid ${tokens.color.lineStrong}`,
              background: tokens.color.surface,
              '&:has(:checked)': {
                borderColor: tokens.color.accent,
                background: tokens.color.accentSoft,
                boxShadow: `inset 0 0 0 1px ${tokens.color.accent}`,
              },
              '&:has(:focus-visible)': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2 },
            }}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
              css={visuallyHidden}
            />
            {icon && <Icon name={icon} />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
