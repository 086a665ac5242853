import sharp from 'sharp';
import { BRAND } from '../../contract';
import { brandSign } from '../../http/page-card/wordmark';

interface Icon {
  pixels: number;
  /** Share of the side that the sign fills: what a phone cuts into a circle keeps to the middle. */
  share: number;
  /** Without a ground of its own a dark home screen would swallow it. */
  ground: boolean;
}

/** By address. */
export const ICONS: Readonly<Record<string, Icon>> = {
  '/icon-192.png': { pixels: 192, share: 1, ground: false },
  '/icon-512.png': { pixels: 512, share: 1, ground: false },
  '/icon-maskable-512.png': { pixels: 512, share: 0.62, ground: true },
  '/apple-touch-icon.png': { pixels: 180, share: 0.74, ground: true },
};

/** Draws the brand's sign as PNG. */
export const drawIcon = ({ pixels, share, ground }: Icon): Promise<Buffer> => {
  const { accent, paper } = BRAND.colors;
  const side = 32 / share;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${15 - side / 2} ${16 - side / 2} ${side} ${side}">`,
    ground
      ? `<rect x="${15 - side / 2}" y="${16 - side / 2}" width="${side}" height="${side}" fill="${paper}"/>`
      : '',
    brandSign(accent, paper),
    '</svg>',
  ].join('');
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
};
