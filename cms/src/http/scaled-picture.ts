import sharp from 'sharp';
import { PICTURE_FORMATS, PICTURE_WIDTHS, scalablePicture, type PictureFormat } from '../contract';

const MAX_INPUT_PIXELS = 40_000_000;
/** Effort is time: these are drawn while somebody waits, once. */
const AVIF = { quality: 50, effort: 3 } as const;
const WEBP = { quality: 78, effort: 4 } as const;

export interface AskedPicture {
  file: string;
  width: number;
  format: PictureFormat;
}

const ADDRESS = new RegExp(`^/pictures/(${PICTURE_WIDTHS.join('|')})/(.+)\\.(${PICTURE_FORMATS.join('|')})$`);

/** What an address like `/pictures/800/foto_1a2b.jpg.avif` asks for; null for any other. */
export const readPictureAddress = (address: string): AskedPicture | null => {
  const [, width, name, extension] = ADDRESS.exec(address) ?? [];
  const file = scalablePicture(`/uploads/${name}`);
  const format = PICTURE_FORMATS.find((known) => known === extension);
  return file !== null && format ? { file, width: Number(width), format } : null;
};

/** A copy no wider than asked, never larger than the picture itself. */
export const scalePicture = (bytes: Uint8Array, { width, format }: AskedPicture): Promise<Buffer> => {
  const scaled = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? scaled.avif(AVIF) : scaled.webp(WEBP)).toBuffer();
};
