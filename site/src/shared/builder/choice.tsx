import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../ui/visually-hidden';
import { tokens } from '../../ui/tokens';

interface ChoiceProps<Value extends string> {
  label: string;
  /** The heading above says it already. */
  labelHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** What an option shows; its label stays what assistive technology says. */
  draw: (option: { value: Value; label: string }) => ReactNode;
  columns: string;
}

const tile = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  padding: 8,
  borderRadius: tokens.radius.m,
  border: `1.5px solid ${tokens.color.line}`,
  background: tokens.color.surface,
  textAlign: 'center',
  fontSize: tokens.size.s,
  fontWeight: 550,
  cursor: 'pointer',
  transition: `border-color ${tokens.motion.fast}, background-color ${tokens.motion.fast}`,
  '&:hover': { borderColor: tokens.color.ink },
  'input:checked + &': {
    borderColor: tokens.color.accent,
    background: tokens.color.accentSoft,
    boxShadow: `inset 0 0 0 1px ${tokens.color.accent}`,
  },
  'input:focus-visible + &': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2 },
  'input:disabled + &': { opacity: 0.6, cursor: 'not-allowed' },
});

/** One of a few, all in sight: native radio buttons behind tiles, so arrows and screen readers know them. */
export function Choice<Value extends string>({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
  draw,
  columns,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} css={{ display: 'grid', gap: 8 }}>
      {!labelHidden && <span css={{ fontWeight: 600, fontSize: tokens.size.s }}>{label}</span>}
      <div css={{ display: 'grid', gap: 8, gridTemplateColumns: columns }}>
        {options.map((option) => (
          <label key={option.value} css={{ position: 'relative' }} title={option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
              css={visuallyHidden}
            />
            <span css={tile}>{draw(option)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
