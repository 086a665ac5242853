import { tokens } from './tokens';

/** What shows through a see-through colour. */
export const CHECKERBOARD = 'repeating-conic-gradient(#d8d8d8 0 25%, #fff 0 50%) 0 0 / 12px 12px';

/** A small square of a colour; its name stands beside it, in words. */
export function ColorChip({ value, size = 28 }: { value: string; size?: number }) {
  return (
    <span
      aria-hidden
      css={{
        display: 'block',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: tokens.radius.s,
        border: `1px solid ${tokens.color.lineStrong}`,
        background: CHECKERBOARD,
        overflow: 'hidden',
      }}
    >
      <span css={{ display: 'block', width: '100%', height: '100%' }} style={{ background: value }} />
    </span>
  );
}
