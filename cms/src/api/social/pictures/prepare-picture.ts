import sharp, { type Sharp } from 'sharp';
import { cropTo, POST_RULES, type SocialPlatform } from '../../../contract';
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

/** What stays in view when a picture is cut, from 0 to 1 of its sides. */
interface Focus {
  x: number;
  y: number;
}

/** In the nearest shape that the network takes: cut around its focus, or whole on its own blurred ground where none is known. */
const inShape = async (picture: Sharp, platform: SocialPlatform, focus: Focus | null): Promise<Sharp> => {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const { ratio } = POST_RULES[platform].image;
  const crop = focus && cropTo(info, ratio, focus);
  if (crop) return sharp(data).extract(crop);
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

/** Upright, of three colours, without whatever else the file carried: places and cameras in its EXIF among it. */
const decoded = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    // JPEG has no transparency.
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 });

/** Draws what somebody gave anew. Throws UNSUPPORTED_FILE_TYPE for what is no picture, or a broken one. */
const drawnAnew = async (
  bytes: Buffer,
  { maxBytes, shape }: { maxBytes: number; shape: (picture: Sharp) => Promise<Sharp> },
): Promise<PreparedPicture> => {
  if (!BEGINNINGS.some((begins) => begins(bytes)))
    throw new ApiError('UNSUPPORTED_FILE_TYPE', { accepted: ACCEPTED_PICTURES });
  try {
    const shaped = await (await shape(decoded(bytes))).png({ compressionLevel: 1 }).toBuffer();
    return await fitInto(shaped, maxBytes);
  } catch {
    // Said below: for whoever sent it, a broken picture and none are one thing.
  }
  throw new ApiError('UNSUPPORTED_FILE_TYPE', { accepted: ACCEPTED_PICTURES });
};

/** A picture as a post of a network carries it: in a shape and size that the network takes. */
export const preparePicture = (
  bytes: Buffer,
  platform: SocialPlatform,
  focus: Focus | null = null,
): Promise<PreparedPicture> =>
  drawnAnew(bytes, {
    maxBytes: Math.min(MAX_BYTES, POST_RULES[platform].image.maxBytes),
    shape: (picture) => inShape(picture, platform, focus),
  });

/** A photo as the library keeps it: whole, whatever its shape. */
export const preparePhoto = (bytes: Buffer): Promise<PreparedPicture> =>
  drawnAnew(bytes, { maxBytes: MAX_BYTES, shape: (picture) => Promise.resolve(picture) });
