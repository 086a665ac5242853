import { useId, type ReactNode } from 'react';
import { tokens } from './tokens';

export interface SwitchFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean;
}

const { color, motion, size } = tokens;

/** On or off, at once. */
export function SwitchField({ label, checked, onChange, hint, disabled }: SwitchFieldProps) {
  const id = useId();
  return (
    <div css={{ display: 'flex', gap: 12, alignItems: 'flex-start', minHeight: 44 }}>
      <span css={{ position: 'relative', flex: 'none', width: 44, height: 26, marginTop: 1 }}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          css={{
            appearance: 'none',
            margin: 0,
            width: 44,
            height: 26,
            borderRadius: 13,
            background: color.surface,
            border: `1.5px solid ${color.lineStrong}`,
            cursor: 'pointer',
            transition: `background-color ${motion.fast}`,
            '&::after': {
              content: '""',
              position: 'absolute',
              top: 4,
              left: 4,
              width: 18,
              height: 18,
              borderRadius: 9,
              background: color.lineStrong,
              transition: `transform ${motion.calm}, background-color ${motion.fast}`,
            },
            '&:checked': { background: color.green, borderColor: color.green },
            '&:checked::after': { transform: 'translateX(18px)', background: color.surface },
            '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
          }}
        />
      </span>
      <span>
        <label htmlFor={id} css={{ fontWeight: 600, cursor: 'pointer' }}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} css={{ color: color.muted, fontSize: size.s }}>
            {hint}
          </p>
        )}
      </span>
    </div>
  );
}
