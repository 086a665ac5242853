import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../../ui/card';
import { tokens } from '../../../../ui/tokens';

interface FigureCardProps {
  title: string;
  /** The figure itself; it leads to its rows where there is an address. */
  figure?: string;
  to?: string;
  hint?: ReactNode;
  children?: ReactNode;
  wide?: boolean;
}

/** One figure of the business, what it means, and its small chart. */
export function FigureCard({ title, figure, to, hint, children, wide = false }: FigureCardProps) {
  const { size, color, font } = tokens;
  const large = { fontFamily: font.display, fontSize: size.xxl, lineHeight: 1.15, fontWeight: 650 } as const;
  return (
    <Card as="li" padding="s" css={wide ? { gridColumn: '1 / -1' } : undefined}>
      <div css={{ display: 'grid', gap: 10, alignContent: 'start', height: '100%' }}>
        <h3 css={{ fontSize: size.s, fontWeight: 600, color: color.muted }}>{title}</h3>
        {figure !== undefined &&
          (to === undefined ? (
            <span css={large}>{figure}</span>
          ) : (
            <Link to={to} preventScrollReset css={[large, { color: color.ink, justifySelf: 'start' }]}>
              {figure}
            </Link>
          ))}
        {hint && <div css={{ fontSize: size.s, color: color.muted }}>{hint}</div>}
        {children}
      </div>
    </Card>
  );
}
