import type { ComponentProps } from 'react';
import { tokens } from '../../../../ui/tokens';

/** An action beside a message: there for whoever looks for it, in nobody's way. */
export function QuietButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      css={{
        minHeight: 28,
        padding: '2px 0',
        border: 0,
        background: 'none',
        color: tokens.color.muted,
        fontSize: tokens.size.xs,
        fontWeight: 600,
        textDecoration: 'underline',
        textUnderlineOffset: 3,
        '&:hover': { color: tokens.color.ink },
      }}
      {...props}
    />
  );
}
