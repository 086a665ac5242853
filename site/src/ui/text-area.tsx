import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
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

/** How wide an element is: it has no width while its window is still closed, and another one when a phone is turned. */
const useWidth = (element: RefObject<HTMLElement | null>, wanted: boolean): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!wanted || !element.current || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, wanted]);
  return width;
};

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
  const width = useWidth(area, autoGrowMax !== undefined);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || !autoGrowMax) return;
    element.style.height = 'auto';
    const border = element.offsetHeight - element.clientHeight;
    element.style.height = `${Math.min(element.scrollHeight + border, autoGrowMax)}px`;
    element.style.overflowY = element.scrollHeight > autoGrowMax ? 'auto' : 'hidden';
  }, [value, autoGrowMax, width]);
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
