import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { BRAND } from '../../contract';
import { StorageError } from '../../engines/files';
import type { ObjectStore } from '../../engines/files/port';
import type { PageCard } from './card';
import { fitTitle } from './fit-title';
import { brandSign, wordmark } from './wordmark';
import { drawWords, widthOf } from './words';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** The picture takes the right side, from edge to edge. */
const PICTURE = { left: 776, width: WIDTH - 776 };
const LINE = 1.12;
const MAX_INPUT_PIXELS = 40_000_000;

/** Files of ours that a card may show: what editors uploaded and what came with the product. */
const OWN_PICTURE = /^\/(uploads|illustrations)\/([\w-]+\.\w+)$/;

/** Where the pictures lie whose paths pages speak of. */
interface PictureSources {
  publicFolder: string;
  uploads: ObjectStore;
}

const readPicture = async (address: string, { publicFolder, uploads }: PictureSources) => {
  const [, folder = '', name = ''] = OWN_PICTURE.exec(address) ?? [];
  if (name === '') return null;
  return folder === 'uploads' ? uploads.read(name) : fs.readFile(path.join(publicFolder, folder, name));
};

/** The page's picture, cut to the card's side; null where there is none that can be read. */
const pictureOf = async (image: string | null, sources: PictureSources): Promise<Buffer | null> => {
  try {
    const bytes = image === null ? null : await readPicture(image, sources);
    if (!bytes) return null;
    return await sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS })
      .resize(PICTURE.width, HEIGHT, { fit: 'cover' })
      .flatten({ background: BRAND.colors.accentSoft })
      .png()
      .toBuffer();
  } catch (error) {
    // A card is drawn once and kept: not while its picture is out of reach.
    if (error instanceof StorageError) throw error;
    // The card says what the page is about in words; its picture may have been deleted.
    return null;
  }
};

/** The sign of the brand, large and quiet, where there is no picture. */
const sign = `<g transform="translate(812 40) scale(21)">${brandSign(BRAND.colors.accentSoft, BRAND.colors.paper)}</g>`;

const sheet = ({ title, kicker }: PageCard, withPicture: boolean): string => {
  const { paper, ink, accent } = BRAND.colors;
  const room = (withPicture ? PICTURE.left - 56 : WIDTH - 260) - MARGIN;
  const { size, lines } = fitTitle(title, room, (text, at) => widthOf(text, 'display', at));
  const top = kicker === '' ? 96 : 150;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>`,
    withPicture ? '' : sign,
    `<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${accent}"/>`,
    drawWords(kicker, { face: 'text', size: 30, x: MARGIN, y: 112, color: accent }),
    ...lines.map((line, index) =>
      drawWords(line, {
        face: 'display',
        size,
        x: MARGIN,
        y: top + size * 0.8 + index * size * LINE,
        color: ink,
      }),
    ),
    wordmark({ x: MARGIN, y: 516, height: 52 }),
    '</svg>',
  ].join('');
};

/** Draws a card as PNG. */
export const drawCard = async (card: PageCard, sources: PictureSources): Promise<Buffer> => {
  const picture = await pictureOf(card.image, sources);
  const base = sharp(Buffer.from(sheet(card, picture !== null)));
  const drawn = picture ? base.composite([{ input: picture, left: PICTURE.left, top: 0 }]) : base;
  return drawn.png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer();
};
