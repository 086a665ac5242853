import { useId } from 'react';
import { Icon, type IconName } from './icon';
import { tokens } from './tokens';
import { visuallyHidden } from './visually-hidden';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: IconName; disabled?: boolean }[];
  onChange: (value: Value) => void;
}

/** One of two or three, side by side. With an icon the label is for assistive technology and the tooltip. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      css={{
        display: 'inline-flex',
        padding: 3,
        gap: 2,
        borderRadius: tokens.radius.m,
        background: tokens.color.line,
      }}
    >
      {options.map(({ value: option, label: text, icon, disabled }) => (
        <label
          key={option}
          title={text}
          css={{ position: 'relative', cursor: disabled ? 'not-allowed' : 'pointer' }}
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            disabled={disabled}
            onChange={() => onChange(option)}
            aria-label={text}
            css={visuallyHidden}
          />
          <span
            css={{
              display: 'grid',
              placeItems: 'center',
              minHeight: 34,
              minWidth: 38,
              padding: icon ? 0 : '0 10px',
              borderRadius: 8,
              fontSize: tokens.size.s,
              fontWeight: 600,
              color: tokens.color.ink,
              'input:checked + &': { background: tokens.color.surface },
              'input:focus-visible + &': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 1 },
              'input:disabled + &': { opacity: 0.5 },
            }}
          >
            {icon ? <Icon name={icon} /> : text}
          </span>
        </label>
      ))}
    </div>
  );
}
