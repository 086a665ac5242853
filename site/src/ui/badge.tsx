import type { ReactNode } from 'react';
import { tokens } from './tokens';

const { color } = tokens;
const LOOKS = {
  neutral: { background: color.line, color: color.ink },
  accent: { background: color.accentSoft, color: color.accent },
  success: { background: color.greenSoft, color: color.green },
  warning: { background: color.amberSoft, color: color.amber },
  error: { background: color.redSoft, color: color.red },
} as const;

export type BadgeTone = keyof typeof LOOKS;

/** A state in a word or two. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      css={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 4,
        padding: '3px 10px',
        borderRadius: tokens.radius.full,
        fontSize: tokens.size.xs,
        fontWeight: 650,
        lineHeight: 1.4,
        whiteSpace: 'nowrap',
        ...LOOKS[tone],
      }}
    >
      {children}
    </span>
  );
}
