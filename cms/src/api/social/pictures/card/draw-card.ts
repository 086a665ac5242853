import sharp from 'sharp';
import { cardSvg, type Card } from './card';

/** Draws a card as JPEG, which every network takes. */
export const drawSocialCard = (card: Card): Promise<Buffer> =>
  sharp(Buffer.from(cardSvg(card)))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
