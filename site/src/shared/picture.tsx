import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref' | 'onError'> {
  src: string | null;
  alt: string;
  /** Shown when there is no picture, or it does not load. */
  fallback: ReactNode;
}

/** An image that never shows the browser's broken-image sign. */
export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      // On a page drawn by the server the error may have come and gone before anybody listened.
      if (image?.complete) image.decode?.().catch(() => setBroken(src));
    },
    [src],
  );
  if (!src || broken === src) return fallback;
  return <img ref={check} src={src} alt={alt} onError={() => setBroken(src)} {...rest} />;
}
