import type { ReactNode } from 'react';
import { tokens } from '../../../../ui/tokens';

interface FieldsetProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Fields about one thing, side by side where there is room. */
export function Fieldset({ title, hint, children }: FieldsetProps) {
  return (
    <fieldset
      css={{
        display: 'grid',
        gap: 16,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        margin: 0,
        minWidth: 0,
        padding: 20,
        border: `1px solid ${tokens.color.line}`,
        borderRadius: tokens.radius.l,
        background: tokens.color.surface,
      }}
    >
      <legend css={{ padding: '0 8px', fontWeight: 650 }}>{title}</legend>
      {hint && (
        <p css={{ gridColumn: '1 / -1', color: tokens.color.muted, fontSize: tokens.size.s }}>{hint}</p>
      )}
      {children}
    </fieldset>
  );
}
