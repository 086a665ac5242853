import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { engines } from '../engines';

/** A file of the media library on its way into a store; its address is set once it is there. */
interface MediaFile {
  hash: string;
  ext?: string | null;
  url?: string;
  stream?: Readable;
  buffer?: Uint8Array;
}

interface UploadPlugin {
  provider: { extend(methods: object): void };
}

const nameOf = ({ hash, ext }: MediaFile): string => `${hash}${ext ?? ''}`;

const bytesOf = async ({ stream, buffer: bytes }: MediaFile): Promise<Uint8Array> => {
  if (bytes) return bytes;
  if (!stream) throw new Error('A file of the media library has no content');
  return buffer(stream);
};

/**
 * Stores the media library with our own objects, on disk or in a bucket. Addresses are `/uploads/NAME` on either, so that texts, pages
 * and pictures that name one hold when it is moved. A file is held in memory meanwhile: the library takes 8 MB at most, and what is
 * there whole can be sent again.
 */
export const storeMedia = (strapi: Core.Strapi): void => {
  const { uploads } = engines(strapi).stores;
  const store = async (file: MediaFile): Promise<void> => {
    const name = nameOf(file);
    await uploads.write(name, await bytesOf(file));
    file.url = `/uploads/${name}`;
  };
  const replace = async (file: MediaFile, before: MediaFile): Promise<void> => {
    await store(file);
    if (nameOf(before) !== nameOf(file)) await uploads.remove(nameOf(before));
  };
  (strapi.plugin('upload') as unknown as UploadPlugin).provider.extend({
    upload: store,
    uploadStream: store,
    replace,
    replaceStream: replace,
    delete: (file: MediaFile) => uploads.remove(nameOf(file)),
  });
};
