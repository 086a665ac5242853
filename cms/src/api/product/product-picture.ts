import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { ADMIN_LIMITS, type UploadProductPicture } from '../../contract';
import { drawWhole } from '../../http/picture';

interface StoredFile {
  id: number;
  url: string;
}
interface UploadService {
  upload(request: {
    data: object;
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }): Promise<StoredFile[]>;
}

/**
 * A picture for a product, drawn anew and kept in the media library, where editors find it too. The library reads files, not bytes,
 * so it passes through a folder that is gone afterwards.
 */
export const keepProductPicture = async (
  strapi: Core.Strapi,
  bytes: Buffer,
  name: string,
): Promise<UploadProductPicture['response']['data']> => {
  const webp = await drawWhole(bytes, ADMIN_LIMITS.productPicture.pixels);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'officina-picture-'));
  try {
    const filepath = path.join(folder, 'picture.webp');
    await fs.writeFile(filepath, webp);
    const originalFilename = `${path.parse(name).name.slice(0, 80) || 'prodotto'}.webp`;
    const upload = strapi.plugin('upload').service<UploadService>('upload');
    const [file] = await upload.upload({
      data: {},
      files: { filepath, originalFilename, mimetype: 'image/webp', size: webp.length },
    });
    if (!file) throw new Error('The media library kept no file');
    return { id: file.id, url: file.url };
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
};
