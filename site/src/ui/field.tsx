import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { Icon } from './icon';
import { tokens } from './tokens';
import { visuallyHidden } from './visually-hidden';

const { color, radius, size, motion } = tokens;

/** The look shared by everything one can type in. */
export const controlStyles = css({
  width: '100%',
  minHeight: 44,
  padding: '9px 12px',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.ink,
  transition: `border-color ${motion.fast}`,
  '&::placeholder': { color: color.muted, opacity: 1 },
  '&:hover:not(:disabled)': { borderColor: color.ink },
  '&[aria-invalid=true]': { borderColor: color.red, borderWidth: 2 },
  '&:disabled, &:read-only:not(select)': { background: color.paper, color: color.muted },
});

export interface FieldProps {
  label: string;
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  /** The label is there for assistive technology only. */
  labelHidden?: boolean;
}

interface FieldFrameProps extends FieldProps {
  /** `control` gets the ids that tie it to its label, hint and error. */
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
  }) => ReactNode;
}

/** Label above, error and hint below, tied to the control between them. */
export function FieldFrame({ label, error, hint, required, labelHidden, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div css={{ display: 'grid', gap: 6, minWidth: 0 }}>
      <label htmlFor={id} css={labelHidden ? visuallyHidden : { fontWeight: 600, fontSize: size.s }}>
        {label}
        {required && (
          <span aria-hidden css={{ color: color.accent }}>
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p
          id={errorId}
          css={{ color: color.red, fontSize: size.s, display: 'flex', gap: 6, alignItems: 'flex-start' }}
        >
          <span css={{ paddingTop: 2, display: 'flex' }}>
            <Icon name="error" size={18} />
          </span>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} css={{ color: color.muted, fontSize: size.s }}>
          {hint}
        </p>
      )}
    </div>
  );
}
