import type { SocialPlatform } from '@contract';
import { tokens } from '../../../../ui/tokens';

// Letters on each network's own colour, drawn by us: recognisable, and nobody's logo.
const MARKS: Record<SocialPlatform, { letters: string; color: string }> = {
  facebook: { letters: 'f', color: '#1664d8' },
  instagram: { letters: 'ig', color: '#b4246f' },
  x: { letters: 'X', color: '#16181c' },
  linkedin: { letters: 'in', color: '#0a5db0' },
  pinterest: { letters: 'P', color: '#b8001a' },
  bluesky: { letters: 'b', color: '#0a66c9' },
  mastodon: { letters: 'm', color: '#5a4fd0' },
  threads: { letters: '@', color: '#16181c' },
  googlebusiness: { letters: 'G', color: '#1967d2' },
};

/** Which network something belongs to, at a glance; its name stands beside it. */
export function PlatformMark({ platform, size = 36 }: { platform: SocialPlatform; size?: number }) {
  const { letters, color } = MARKS[platform];
  return (
    <span
      aria-hidden
      css={{
        display: 'grid',
        flex: 'none',
        placeItems: 'center',
        borderRadius: tokens.radius.m,
        border: '1px solid rgb(255 255 255 / 0.18)',
        color: '#fff',
        fontFamily: tokens.font.display,
        fontWeight: 700,
      }}
      style={{ width: size, height: size, background: color, fontSize: Math.round(size * 0.46) }}
    >
      {letters}
    </span>
  );
}
