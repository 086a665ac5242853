import type { ReactNode } from 'react';
import { PREVIEW_BESIDE, WIDE } from './breakpoints';

interface BuilderShellProps {
  /** The `BuilderBar`, and what else stands above the sections. */
  header: ReactNode;
  /** The `SectionMenu`. */
  menu: ReactNode;
  /** What stands beside the section where there is room; on narrow screens it comes over the page by itself. */
  aside?: ReactNode;
  /** How wide the open section may grow. */
  maxWidth: number;
  children: ReactNode;
}

/** The frame of every builder: its bar, the menu of its sections, the section that is open, and what stands beside it. */
export function BuilderShell({ header, menu, aside, maxWidth, children }: BuilderShellProps) {
  return (
    <>
      {header}
      <div
        css={{
          flex: 1,
          display: 'grid',
          alignItems: 'start',
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [WIDE]: { gridTemplateColumns: '216px minmax(0, 1fr)' },
          ...(aside && { [PREVIEW_BESIDE]: { gridTemplateColumns: '216px minmax(0, 1fr) 400px' } }),
        }}
      >
        {menu}
        <main
          id="contenuto"
          tabIndex={-1}
          css={{
            display: 'grid',
            gap: 24,
            width: '100%',
            maxWidth,
            margin: '0 auto',
            padding: 'clamp(16px, 3vw, 28px)',
            outline: 'none',
          }}
        >
          {children}
        </main>
        {aside}
      </div>
    </>
  );
}
