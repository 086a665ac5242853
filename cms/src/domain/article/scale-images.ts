import { PICTURE_WIDTHS, scalablePicture, scaledPicture } from '../../contract';

/** How large an uploaded picture is, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** How wide an article's column is at most. */
const COLUMN = 760;
const IMAGE = /<img( [^>]*?)?src="([^"]+)"/g;

/** The addresses of the pictures in a clean body. */
export const picturesIn = (html: string): string[] => [...html.matchAll(IMAGE)].map(([, , src = '']) => src);

/** No copy is wider than its picture: the last one says how wide it really is. */
const copiesOf = (file: string, width: number): string =>
  PICTURE_WIDTHS.filter((_, index) => index === 0 || (PICTURE_WIDTHS[index - 1] ?? 0) < width)
    .map(
      (candidateWidth) =>
        `${scaledPicture(file, candidateWidth, 'webp')} ${Math.min(candidateWidth, width)}w`,
    )
    .join(', ');

/** A clean body whose uploaded pictures come as small as the screen needs them. Drawings scale by themselves. */
export const scaleImages = (html: string, sizes: ReadonlyMap<string, PictureSize>): string =>
  html.replace(IMAGE, (image: string, _before: string | undefined, src: string) => {
    const file = scalablePicture(src);
    const size = sizes.get(src);
    if (file === null || !size) return image;
    const shown = Math.min(size.width, COLUMN);
    return (
      `${image} width="${size.width}" height="${size.height}" loading="lazy"` +
      ` sizes="(max-width: ${shown + 40}px) 100vw, ${shown}px" srcset="${copiesOf(file, size.width)}"`
    );
  });
