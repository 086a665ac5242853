import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { controlStyles, FieldFrame, type FieldProps } from './field';

type Native = Pick<
  ComponentProps<'textarea'>,
  | 'autoFocus'
  | 'disabled'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
>;

export interface TextAreaProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** Grows with its text up to this many pixels, then scrolls. */
  autoGrowMax?: number;
}

// The server has no layout to measure, and React warns about layout effects there.
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Several lines of text. */
export function TextArea({
  label,
  error,
  hint,
  required,
  labelHidden,
  value,
  onChange,
  rows = 4,
  autoGrowMax,
  ...native
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useBrowserLayoutEffect(() => {
    const element = area.current;
    if (!element || !autoGrowMax) return;
    element.style.height = 'auto';
    const border = element.offsetHeight - element.clientHeight;
    element.style.height = `${Math.min(element.scrollHeight + border, autoGrowMax)}px`;
    element.style.overflowY = element.scrollHeight > autoGrowMax ? 'auto' : 'hidden';
  }, [value, autoGrowMax]);
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required} labelHidden={labelHidden}>
      {(control) => (
        <textarea
          {...control}
          {...native}
          ref={area}
          rows={rows}
          value={value}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.target.value)}
          css={[controlStyles, { resize: autoGrowMax ? 'none' : 'vertical', lineHeight: 1.5 }]}
        />
      )}
    </FieldFrame>
  );
}
