/** Widths, in pixels, that the server scales an editor's picture to. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;
/** Formats that it writes, the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const UPLOAD = /^\/uploads\/([\w-]+\.(?:png|jpe?g|webp|avif))$/i;

/** The file name of an uploaded picture that can be scaled; drawings, which scale by themselves, and foreign addresses have none. */
export const scalablePicture = (src: string | null): string | null => UPLOAD.exec(src ?? '')?.[1] ?? null;

/** Where a scaled copy of an uploaded picture is. */
export const scaledPicture = (file: string, width: number, format: PictureFormat): string =>
  `/pictures/${width}/${file}.${format}`;
