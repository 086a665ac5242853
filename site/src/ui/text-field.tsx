import type { ComponentProps, ReactNode } from 'react';
import { controlStyles, FieldFrame, type FieldProps } from './field';
import { tokens } from './tokens';

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'spellCheck'
>;

export interface TextFieldProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'date' | 'search';
  /** Shown inside, after the text: a unit, a button. */
  suffix?: ReactNode;
}

/** One line of text. */
export function TextField({
  label,
  error,
  hint,
  required,
  labelHidden,
  value,
  onChange,
  type = 'text',
  suffix,
  ...native
}: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required} labelHidden={labelHidden}>
      {(control) => (
        <span css={{ position: 'relative', display: 'block' }}>
          <input
            {...control}
            {...native}
            type={type}
            value={value}
            aria-required={required || undefined}
            onChange={(event) => onChange(event.target.value)}
            css={[controlStyles, suffix ? { paddingRight: 56 } : null]}
          />
          {suffix && (
            <span
              css={{
                position: 'absolute',
                insetBlock: 0,
                right: 0,
                display: 'flex',
                alignItems: 'center',
                paddingInline: 4,
                color: tokens.color.muted,
              }}
            >
              {suffix}
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
