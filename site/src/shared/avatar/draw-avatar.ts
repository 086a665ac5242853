import { sourceOf, type Crop } from './crop';

export const AVATAR_SHAPES = ['round', 'square'] as const;
export type AvatarShape = (typeof AVATAR_SHAPES)[number];

/** Side of the picture that is sent, in pixels: what the server keeps. */
const SIDE = 512;

/** The chosen square as a small file: WebP where the browser writes it, else PNG. Outside a round one nothing is left. */
export const drawAvatar = (picture: HTMLImageElement, crop: Crop, shape: AvatarShape): Promise<File> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const context = canvas.getContext('2d');
    if (!context) return reject(new Error('This browser cannot draw'));
    if (shape === 'round') {
      context.arc(SIDE / 2, SIDE / 2, SIDE / 2, 0, Math.PI * 2);
      context.clip();
    }
    const { left, top, side } = sourceOf(
      { width: picture.naturalWidth, height: picture.naturalHeight },
      crop,
    );
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
    canvas.toBlob(
      (blob) => {
        if (!blob) return reject(new Error('The picture could not be drawn'));
        const extension = blob.type === 'image/webp' ? 'webp' : 'png';
        resolve(new File([blob], `avatar.${extension}`, { type: blob.type }));
      },
      'image/webp',
      0.92,
    );
  });
