import { PICTURE_FORMATS, PICTURE_WIDTHS, scalablePicture, scaledPicture } from '@contract';
import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref' | 'onError'> {
  src: string | null;
  alt: string;
  /** Shown when there is no picture, or it does not load. */
  fallback: ReactNode;
}

/**
 * An image that never shows the browser's broken-image sign. What editors uploaded comes as small as the screen needs it
 * (`sizes` says how wide it stands), in the best format that the browser reads.
 */
export function Picture({ src, alt, fallback, sizes = '100vw', ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      // On a page drawn by the server the error may have come and gone before anybody listened.
      if (image?.complete) image.decode?.().catch(() => setBroken(src));
    },
    [src],
  );
  if (!src || broken === src) return fallback;
  const image = <img ref={check} src={src} alt={alt} onError={() => setBroken(src)} {...rest} />;
  const file = scalablePicture(src);
  if (file === null) return image;
  return (
    <picture css={{ display: 'contents' }}>
      {PICTURE_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          sizes={sizes}
          srcSet={PICTURE_WIDTHS.map((width) => `${scaledPicture(file, width, format)} ${width}w`).join(', ')}
        />
      ))}
      {image}
    </picture>
  );
}
