import type { Context } from 'koa';
import sharp, { type ResizeOptions } from 'sharp';
import { ApiError } from './api-error';

const FORMATS = ['png', 'jpeg', 'webp'];
/** A small file can unpack into a picture of gigabytes. */
const MAX_INPUT_PIXELS = 40_000_000;

/** Decodes a picture that somebody sent and draws it anew as WebP: whatever else the file carried is gone. */
const draw = async (bytes: Buffer, pixels: number, resize: ResizeOptions): Promise<Buffer> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format ?? '')) throw new Error(`Not a picture we take: ${format}`);
    return await picture.rotate().resize(pixels, pixels, resize).webp({ quality: 82 }).toBuffer();
  } catch {
    throw new ApiError('UNSUPPORTED_FILE_TYPE', { accepted: FORMATS });
  }
};

/** A square of so many pixels, cut out of the middle. */
export const drawSquare = (bytes: Buffer, pixels: number): Promise<Buffer> =>
  draw(bytes, pixels, { fit: 'cover' });

/** The whole picture, no side longer than so many pixels. */
export const drawWhole = (bytes: Buffer, pixels: number): Promise<Buffer> =>
  draw(bytes, pixels, { fit: 'inside', withoutEnlargement: true });

/** A picture of ours in the format that everybody reads, no side longer than so many pixels. */
export const toJpeg = (bytes: Uint8Array, pixels: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS })
    .resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer();

/** Answers a picture that we drew ourselves. Its address never shows anything else. */
export const sendPicture = (
  ctx: Context,
  bytes: Uint8Array,
  sharedWith: 'same-origin' | 'cross-origin',
): void => {
  ctx.set({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': sharedWith,
  });
  ctx.type = 'image/webp';
  ctx.body = Buffer.from(bytes);
};
