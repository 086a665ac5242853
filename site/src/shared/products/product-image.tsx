import { Picture } from '../picture';
import { tokens } from '../../ui/tokens';

export interface ProductImageProps {
  title: string;
  imageUrl: string | null;
  /** Side of a square thumbnail in pixels; without it the picture fills the box around it. */
  size?: number;
  /** The first picture of a page is wanted at once; the others when they come near. */
  eager?: boolean;
}

/** A product's picture, or the first letter of its name. Decorative: the name always stands beside it. */
export function ProductImage({ title, imageUrl, size, eager = false }: ProductImageProps) {
  const box = size
    ? { width: size, height: size, borderRadius: tokens.radius.m }
    : { width: '100%', height: '100%' };
  return (
    <Picture
      src={imageUrl}
      alt=""
      width={size ?? 640}
      height={size ?? 400}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      css={{ ...box, objectFit: size ? 'contain' : 'cover' }}
      fallback={
        <span
          aria-hidden
          css={{
            ...box,
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            background: tokens.color.accentSoft,
            color: tokens.color.accent,
            fontFamily: tokens.font.display,
            fontWeight: 650,
            fontSize: size ? size * 0.5 : 'clamp(3rem, 8vw, 5rem)',
          }}
        >
          {title.trim().charAt(0).toUpperCase()}
        </span>
      }
    />
  );
}
