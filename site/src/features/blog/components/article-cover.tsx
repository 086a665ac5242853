import { Picture } from '../../../shared/picture';
import { tokens } from '../../../ui/tokens';

interface ArticleCoverProps {
  src: string | null;
  alt: string;
  /** Seen before anybody scrolls. */
  eager?: boolean;
  /** How wide it stands, as `sizes` of an image says it. */
  sizes: string;
}

/** An article's picture; where there is none, or it is broken, a quiet drawing takes its place. */
export function ArticleCover({ src, alt, eager, sizes }: ArticleCoverProps) {
  return (
    <Picture
      src={src}
      alt={alt}
      sizes={sizes}
      width={800}
      height={450}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      css={{ width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover' }}
      fallback={
        <svg
          viewBox="0 0 160 90"
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
          css={{ width: '100%', aspectRatio: '16 / 9', background: tokens.color.accentSoft }}
        >
          <g
            fill="none"
            stroke={tokens.color.accent}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M54 30h32l12 12v22H54z" />
            <path d="M86 30v12h12M62 46h22M62 54h28" />
          </g>
        </svg>
      }
    />
  );
}
