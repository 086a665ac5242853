import { SOCIAL_LIMITS } from '../../contract';

export type ReferenceExtension = (typeof SOCIAL_LIMITS.files.extensions)[number];

/** How the kinds begin that no reader of documents knows. */
const MAGIC: Partial<Record<ReferenceExtension, readonly number[]>> = {
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The extension in lower case when it is one we take, else null. */
export const referenceExtension = (name: string): ReferenceExtension | null => {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return SOCIAL_LIMITS.files.extensions.find((known) => known === extension) ?? null;
};

/** True for pictures and old Word files: they are kept and shown, but their text cannot be read here. */
export const isKeptUnread = (extension: ReferenceExtension): boolean => MAGIC[extension] !== undefined;

/** True for pictures, which posts can show. */
export const isPicture = (extension: ReferenceExtension): boolean =>
  extension === 'jpg' || extension === 'jpeg' || extension === 'png';

/** True when the bytes begin as a file of that kind does; what the document reader reads, it judges itself. */
export const beginsLike = (extension: ReferenceExtension, bytes: Uint8Array): boolean =>
  MAGIC[extension]?.every((byte, index) => bytes[index] === byte) ?? true;
