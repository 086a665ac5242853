import type { ReactNode } from 'react';
import { tokens } from '../../ui/tokens';
import { ScrollToEnd } from './scroll-to-end';
import { useKeyboardInset } from './use-keyboard-inset';
import { useLogEnd, type LogEnds } from './use-log-end';

interface ChatFrameProps extends LogEnds {
  /** Names the part that scrolls. */
  label: string;
  /** The messages. */
  children: ReactNode;
  /** Stays below them: where one writes. */
  footer: ReactNode;
}

/** The measure of a conversation. */
const column = { width: 'min(800px, 100%)', marginInline: 'auto', paddingInline: 20 } as const;

/**
 * A conversation that fills the room it is given: messages scroll, what one writes with stays in sight, also above a
 * phone's keyboard.
 */
export function ChatFrame({ label, children, footer, ...ends }: ChatFrameProps) {
  const { log, away, onScroll, toEnd } = useLogEnd(ends);
  const keyboard = useKeyboardInset();
  return (
    <div
      css={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      style={{ paddingBottom: keyboard }}
    >
      <div css={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
        <div
          ref={log}
          role="region"
          aria-label={label}
          // What scrolls must be reachable by keyboard.
          tabIndex={0}
          onScroll={onScroll}
          css={{
            flex: 1,
            minWidth: 0,
            overflowY: 'auto',
            // `useLogEnd` keeps the place itself, in Safari too.
            overflowAnchor: 'none',
            overscrollBehavior: 'contain',
            '&:focus-visible': { outlineOffset: -3 },
          }}
        >
          <div
            css={[column, { paddingBlock: 24, minHeight: '100%', display: 'grid', alignContent: 'start' }]}
          >
            {children}
          </div>
        </div>
        <ScrollToEnd shown={away} onPress={toEnd} />
      </div>
      <div
        css={[
          column,
          {
            paddingBlock: '8px 14px',
            [tokens.media.narrow]: {
              paddingInline: 10,
              paddingBottom: 'max(8px, env(safe-area-inset-bottom))',
            },
          },
        ]}
      >
        {footer}
      </div>
    </div>
  );
}
