import type { ReactNode } from 'react';
import { tokens } from '../../../../ui/tokens';

/** What a long window ends with: always in sight, at the foot of the window that scrolls. */
export function WindowFoot({ children }: { children: ReactNode }) {
  return (
    <div
      css={{
        position: 'sticky',
        bottom: -24,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 8,
        alignItems: 'center',
        justifyContent: 'flex-end',
        // Rows that are filled, with the last and chief of them under the thumb.
        [tokens.media.narrow]: { '& > button': { flexGrow: 1 } },
        margin: '0 -24px -24px',
        padding: '12px 24px 20px',
        borderTop: `1px solid ${tokens.color.line}`,
        background: tokens.color.raised,
      }}
    >
      {children}
    </div>
  );
}
