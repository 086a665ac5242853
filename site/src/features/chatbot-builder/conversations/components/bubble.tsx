import type { VisitorMessage } from '@contract';
import type { ReactNode } from 'react';
import { tokens } from '../../../../ui/tokens';

const { color, radius } = tokens;
const LOOKS = {
  visitor: {
    justifySelf: 'start',
    background: color.paper,
    border: color.line,
    corner: 'borderBottomLeftRadius',
  },
  bot: {
    justifySelf: 'end',
    background: color.surface,
    border: color.lineStrong,
    corner: 'borderBottomRightRadius',
  },
  person: {
    justifySelf: 'end',
    background: color.accentSoft,
    border: color.accent,
    corner: 'borderBottomRightRadius',
  },
} as const;

interface BubbleProps {
  sender: VisitorMessage['sender'];
  /** Who and when, above the words. */
  heading: ReactNode;
  text: string;
  /** What is known about it, below. */
  children?: ReactNode;
}

/** Words of somebody: visitors on the left, whoever answers them on the right; an owner in person in the accent's colour. */
export function Bubble({ sender, heading, text, children }: BubbleProps) {
  const look = LOOKS[sender];
  return (
    <article
      css={{
        display: 'grid',
        gap: 4,
        maxWidth: 'min(84%, 60ch)',
        minWidth: 0,
        justifySelf: look.justifySelf,
        justifyItems: look.justifySelf,
      }}
    >
      <p css={{ color: color.muted, fontSize: tokens.size.xs }}>{heading}</p>
      <div
        dir="auto"
        css={{
          padding: '10px 14px',
          borderRadius: radius.l,
          [look.corner]: 4,
          background: look.background,
          border: `1px solid ${look.border}`,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          minWidth: 0,
        }}
      >
        {text}
      </div>
      {children}
    </article>
  );
}
