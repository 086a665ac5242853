import { useId, type ReactNode } from 'react';
import { Card } from '../../../ui/card';
import { tokens } from '../../../ui/tokens';

interface SectionProps {
  /** Its place in the address: `/profile#company`. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One subject of the page: what it is about on the left, what can be done on the right; one below the other on phones. */
export function Section({ id, title, lead, children }: SectionProps) {
  const titleId = useId();
  return (
    <Card as="section" id={id} aria-labelledby={titleId} padding="l" css={{ scrollMarginTop: 84 }}>
      <div
        css={{
          display: 'grid',
          gap: 20,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr)', gap: 40 },
        }}
      >
        <header css={{ display: 'grid', gap: 6, alignContent: 'start' }}>
          <h2 id={titleId} css={{ fontSize: tokens.size.xl }}>
            {title}
          </h2>
          {lead && <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{lead}</p>}
        </header>
        <div
          css={{
            display: 'grid',
            gap: 20,
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            justifyItems: 'start',
            '& > *': { width: '100%' },
          }}
        >
          {children}
        </div>
      </div>
    </Card>
  );
}
