import sharp, { type OverlayOptions } from 'sharp';
import { cropTo } from '../../../../contract';
import { cardSvg, type Card } from './card';

/** A picture of the library, and what stays in view of it. */
export interface CardPhoto {
  bytes: Buffer;
  focus: { x: number; y: number };
}
/** What of its business a card shows beside colours and name. */
export interface CardBrand {
  logo: Buffer | null;
  /** Behind the words. */
  photo: CardPhoto | null;
}

/** Of the card's width: the plate that the logo stands on, and what is free around it. */
const PLATE = 0.2;
const PADDING = 0.018;
const EDGE = 0.05;

/** The logo on a white plate in the upper corner: most are drawn for white, and the library keeps no transparency. */
const logoPlate = async (logo: Buffer, width: number): Promise<OverlayOptions[]> => {
  const padding = Math.round(width * PADDING);
  const side = Math.round(width * PLATE) - 2 * padding;
  const { data, info } = await sharp(logo)
    .resize(side, side, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const plate = { width: info.width + 2 * padding, height: info.height + 2 * padding };
  const at = Math.round(width * EDGE);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${plate.width}" height="${plate.height}">` +
    `<rect width="${plate.width}" height="${plate.height}" rx="${padding}" fill="#ffffff"/></svg>`;
  return [
    { input: Buffer.from(svg), left: at, top: at },
    { input: data, left: at + padding, top: at + padding },
  ];
};

const ground = async ({ bytes, focus }: CardPhoto, { width, height }: Card): Promise<Buffer> => {
  const photo = sharp(bytes);
  const { width: wide = width, height: high = height } = await photo.metadata();
  const shape = width / height;
  const crop = cropTo({ width: wide, height: high }, { min: shape, max: shape }, focus);
  return (crop ? photo.extract(crop) : photo).resize(width, height, { fit: 'cover' }).png().toBuffer();
};

/** Draws a card as JPEG, which every network takes. */
export const drawSocialCard = async (card: Card, { logo, photo }: CardBrand): Promise<Buffer> => {
  const words = Buffer.from(cardSvg(card, { overPhoto: photo !== null }));
  const plate = logo ? await logoPlate(logo, card.width) : [];
  const drawn = photo ? sharp(await ground(photo, card)) : sharp(words);
  return drawn
    .composite([...(photo ? [{ input: words }] : []), ...plate])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
};
