import fs from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A file on its way into the media library, as Strapi's upload plugin hands it round. */
export interface LibraryFile {
  name: string;
  hash: string;
  ext?: string;
  mime?: string;
  filepath?: string;
  path?: string | null;
  width?: number | null;
  height?: number | null;
  tmpWorkingDirectory?: string;
  getStream: () => NodeJS.ReadableStream;
}

/** Names and longest sides of the smaller pictures that each upload gets. */
export const WIDTHS = { large: 1200, medium: 800, small: 480 } as const;
const THUMBNAIL = { width: 245, height: 156 };
const QUALITY = 82;

/** By its stream where the path is gone already: Strapi forgets it as soon as the original is stored, which happens meanwhile. */
const reader = (file: LibraryFile): Sharp =>
  file.filepath ? sharp(file.filepath, { animated: true }) : file.getStream().pipe(sharp({ animated: true }));

const draw = async (
  file: LibraryFile,
  prefix: string,
  size: { width: number; height: number },
): Promise<LibraryFile & { size: number; sizeInBytes: number }> => {
  const hash = `${prefix}_${file.hash}`;
  const filepath = path.join(file.tmpWorkingDirectory ?? '', `${hash}.webp`);
  const drawing = reader(file)
    .rotate()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY });
  const { width, height, pageHeight, size: bytes } = await drawing.toFile(filepath);
  return {
    name: `${prefix}_${path.parse(file.name).name}.webp`,
    hash,
    ext: '.webp',
    mime: 'image/webp',
    filepath,
    path: file.path ?? null,
    getStream: () => fs.createReadStream(filepath),
    width,
    height: pageHeight ?? height,
    // Strapi counts kilobytes of a thousand.
    size: Math.round(bytes / 10) / 100,
    sizeInBytes: bytes,
  };
};

const isLarger = ({ width, height }: LibraryFile, than: { width: number; height: number }): boolean =>
  (width ?? 0) > than.width || (height ?? 0) > than.height;

/** What the library shows in its lists. */
export const webpThumbnail = async (file: LibraryFile) =>
  isLarger(file, THUMBNAIL) ? draw(file, 'thumbnail', THUMBNAIL) : null;

/** Smaller pictures for smaller places, each as WebP whatever was uploaded. */
export const webpFormats = async (file: LibraryFile) => {
  const formats: { key: string; file: LibraryFile }[] = [];
  for (const [key, side] of Object.entries(WIDTHS)) {
    const size = { width: side, height: side };
    if (isLarger(file, size)) formats.push({ key, file: await draw(file, key, size) });
  }
  return formats;
};
