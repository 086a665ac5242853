import sharp, { type Sharp } from 'sharp';
import { POST_RULES, type SocialPlatform } from '../../../contract';
import { ApiError } from '../../../http/api-error';

/** A picture as it is kept: JPEG, drawn anew from its pixels. */
export interface PreparedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** First bytes of the kinds that are taken: others, SVG and HTML first of all, never reach the decoder. */
const BEGINNINGS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1')),
];
export const ACCEPTED_PICTURES = ['jpg', 'png', 'webp', 'gif'] as const;

/** A small file can unpack into a picture of gigabytes. */
const MAX_INPUT_PIXELS = 50_000_000;
const LONGEST_SIDE = 2048;
/** Where quality alone does not make it small enough, it becomes smaller: Bluesky takes a quarter of what Facebook does. */
const SIDES = [LONGEST_SIDE, 1600, 1200, 900];
/** What Facebook takes, and most networks with it. */
const MAX_BYTES = 4 * 1024 * 1024;
const QUALITIES = [88, 80, 70, 58];

/** The whole picture in the nearest shape that the network takes, on its own blurred ground. */
const inShape = async (picture: Sharp, platform: SocialPlatform): Promise<Sharp> => {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const { ratio } = POST_RULES[platform].image;
  const shape = info.width / info.height;
  const whole = sharp(data);
  if (!ratio || (shape >= ratio.min && shape <= ratio.max)) return whole;
  const width = shape < ratio.min ? Math.ceil(info.height * ratio.min) : info.width;
  const height = shape > ratio.max ? Math.ceil(info.width / ratio.max) : info.height;
  const ground = await sharp(data)
    .resize(width, height, { fit: 'cover' })
    .blur(Math.max(8, width / 30))
    .modulate({ brightness: 0.9 })
    .toBuffer();
  return sharp(ground).composite([{ input: data, gravity: 'centre' }]);
};

/** The best that fits into so many bytes; the smallest there is where nothing does. */
const fitInto = async (shaped: Buffer, maxBytes: number): Promise<PreparedPicture> => {
  let smallest: PreparedPicture | null = null;
  for (const side of SIDES)
    for (const quality of QUALITIES) {
      const { data, info } = await sharp(shaped)
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality, mozjpeg: false })
        .toBuffer({ resolveWithObject: true });
      smallest = { bytes: data, width: info.width, height: info.height };
      if (data.length <= maxBytes) return smallest;
    }
  if (!smallest) throw new Error('There are no sizes to try');
  return smallest;
};

/**
 * Decodes a picture that somebody gave and draws it anew as JPEG, upright, in a shape and size that the network takes. Whatever else
 * the file carried, places and cameras in its EXIF among it, is gone. Throws UNSUPPORTED_FILE_TYPE.
 */
export const preparePicture = async (bytes: Buffer, platform: SocialPlatform): Promise<PreparedPicture> => {
  if (!BEGINNINGS.some((begins) => begins(bytes)))
    throw new ApiError('UNSUPPORTED_FILE_TYPE', { accepted: ACCEPTED_PICTURES });
  try {
    const decoded = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      // JPEG has no transparency.
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 });
    const shaped = await (await inShape(decoded, platform)).png({ compressionLevel: 1 }).toBuffer();
    return await fitInto(shaped, Math.min(MAX_BYTES, POST_RULES[platform].image.maxBytes));
  } catch {
    // Said below: for whoever sent it, a broken picture and none are one thing.
  }
  throw new ApiError('UNSUPPORTED_FILE_TYPE', { accepted: ACCEPTED_PICTURES });
};
