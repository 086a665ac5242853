import type { ReactNode } from 'react';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';

/** Below this the inbox is one pane: the list, or the open conversation. */
export const ONE_PANE = '@media (max-width: 1023.98px)';

const pane = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: tokens.color.surface,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.l,
  overflow: 'hidden',
} as const;

interface PanesProps {
  /** There is nothing to choose from: the list's place says why, alone. */
  nothing: boolean;
  /** A conversation is open: on a narrow screen it takes the list's place. */
  open: boolean;
  list: ReactNode;
  children: ReactNode;
}

/** The list and, beside it where there is room, what was chosen of it; each scrolls by itself. */
export function Panes({ nothing, open, list, children }: PanesProps) {
  const t = useT();
  if (nothing) return <div css={pane}>{list}</div>;
  return (
    <div
      css={{
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'minmax(260px, 340px) minmax(0, 1fr)',
        height: 'max(480px, calc(100dvh - 300px))',
        [ONE_PANE]: { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto' },
      }}
    >
      <div css={[pane, { [ONE_PANE]: { display: open ? 'none' : 'flex' } }]}>{list}</div>
      <section
        aria-label={t('builderConversations.chosen')}
        css={[
          pane,
          {
            [ONE_PANE]: {
              display: open ? 'flex' : 'none',
              // The whole screen of a phone, less a hand's breadth to scroll the page by.
              height: 'max(420px, calc(100dvh - 24px))',
              scrollMargin: 12,
            },
          },
        ]}
      >
        {children}
      </section>
    </div>
  );
}
