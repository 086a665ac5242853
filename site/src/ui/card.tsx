import type { ComponentProps } from 'react';
import { tokens } from './tokens';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  padding?: 'none' | 's' | 'm' | 'l';
}

const PADDING = { none: 0, s: 16, m: 24, l: 'clamp(20px, 4vw, 36px)' };

/** A sheet that groups what belongs together. */
export function Card({ as: Tag = 'div', padding = 'm', ...rest }: CardProps) {
  const Element = Tag as 'div';
  return (
    <Element
      css={{
        background: tokens.color.surface,
        border: `1px solid ${tokens.color.line}`,
        borderRadius: tokens.radius.l,
        padding: PADDING[padding],
        minWidth: 0,
        listStyle: 'none',
      }}
      {...rest}
    />
  );
}
