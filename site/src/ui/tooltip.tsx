import { useId, useState, type ReactNode } from 'react';
import { tokens } from './tokens';

export interface TooltipProps {
  text: string;
  /** One focusable thing, given the id that describes it. */
  children: (describedBy: { 'aria-describedby': string | undefined }) => ReactNode;
}

/** A word about a control, on hover and on focus; Esc hides it, and it can be hovered itself (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <span
      css={{ position: 'relative', display: 'inline-flex' }}
      onMouseEnter={() => setShown(true)}
      onMouseLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setShown(false);
      }}
      role="presentation"
    >
      {children({ 'aria-describedby': shown ? id : undefined })}
      {shown && (
        <span
          id={id}
          role="tooltip"
          css={{
            position: 'absolute',
            bottom: '100%',
            left: '50%',
            transform: 'translateX(-50%)',
            paddingBottom: 6,
            zIndex: 50,
            width: 'max-content',
            maxWidth: 260,
          }}
        >
          <span
            css={{
              display: 'block',
              padding: '6px 10px',
              borderRadius: tokens.radius.s,
              background: tokens.color.ink,
              color: tokens.color.paper,
              fontSize: tokens.size.xs,
            }}
          >
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
