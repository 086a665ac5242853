import type { ReactNode } from 'react';
import { Card } from '../../ui/card';
import { tokens } from '../../ui/tokens';

/** One section of a builder: its heading, a word on what it is for, what can be done here at once. */
export function Section({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section css={{ display: 'grid', gap: 20, minWidth: 0 }}>
      <header
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          alignItems: 'end',
          justifyContent: 'space-between',
        }}
      >
        <div css={{ display: 'grid', gap: 4 }}>
          <h2 css={{ fontSize: tokens.size.xl }}>{title}</h2>
          <p css={{ color: tokens.color.muted }}>{lead}</p>
        </div>
        {actions && <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}

/** Settings that belong together. */
export function Group({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="section">
      <div
        css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'space-between', marginBottom: 16 }}
      >
        <div>
          <h3 css={{ fontSize: tokens.size.l }}>{title}</h3>
          {lead && <p css={{ color: tokens.color.muted, fontSize: tokens.size.s, marginTop: 4 }}>{lead}</p>}
        </div>
        {actions}
      </div>
      <div css={{ display: 'grid', gap: 18 }}>{children}</div>
    </Card>
  );
}

/** Two fields beside each other where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div
      css={{
        display: 'grid',
        gap: 18,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {children}
    </div>
  );
}
