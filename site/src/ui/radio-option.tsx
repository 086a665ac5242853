import { useId, type ReactNode } from 'react';
import { tokens } from './tokens';

export interface RadioOptionProps {
  /** The group it belongs to. */
  name: string;
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

/** One of a few answers, with room to say what each means: a radio button that is as wide as its words. */
export function RadioOption({ name, label, hint, checked, disabled = false, onChoose }: RadioOptionProps) {
  const id = useId();
  return (
    <div
      css={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: '2px 12px',
        alignItems: 'center',
        padding: '12px 14px',
        borderRadius: tokens.radius.m,
        border: `1.5px solid ${tokens.color.line}`,
        '&:has(:checked)': { borderColor: tokens.color.accent, background: tokens.color.accentSoft },
        '&:has(:focus-visible)': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2 },
        '&:has(:disabled)': { opacity: 0.6 },
      }}
    >
      <input
        id={id}
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onChoose}
        css={{
          position: 'relative',
          zIndex: 1,
          width: 18,
          height: 18,
          accentColor: tokens.color.accent,
          outline: 'none',
        }}
      />
      <label
        htmlFor={id}
        css={{
          fontWeight: 600,
          overflowWrap: 'anywhere',
          cursor: 'pointer',
          // The whole card is the label.
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {label}
      </label>
      {hint && (
        <span
          id={`${id}-hint`}
          css={{
            gridColumn: 2,
            color: tokens.color.muted,
            fontSize: tokens.size.s,
            overflowWrap: 'anywhere',
          }}
        >
          {hint}
        </span>
      )}
    </div>
  );
}
