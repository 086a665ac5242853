import { keyframes } from '@emotion/react';
import { tokens } from '../ui/tokens';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

/** A thin line on top while the next page is on its way. */
export function RouteProgress({ busy }: { busy: boolean }) {
  if (!busy) return null;
  return (
    <div
      aria-hidden
      css={{
        position: 'fixed',
        inset: '0 0 auto',
        height: 3,
        zIndex: 100,
        background: tokens.color.accent,
        transformOrigin: 'left',
        // Starts late: most pages are there before anybody needs to be told.
        animation: `${grow} 4s 150ms cubic-bezier(.1,.7,.3,1) both`,
      }}
    />
  );
}
