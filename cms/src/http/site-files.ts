import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export interface SiteFile {
  type: string;
  etag: string;
  /** Its name carries its content's hash. */
  immutable: boolean;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What `read` gives, or null when it is not there: a build that runs beside us empties and fills the folder. */
const ifThere = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return null;
    throw error;
  }
};
const readIfThere = (file: string): Buffer | null => ifThere(() => fs.readFileSync(file));

/** Whether an address names a file and no page: when it is not there, no page takes its place. */
export const isFileAddress = (address: string): boolean =>
  address.startsWith('/assets/') || path.extname(address) in TYPES;

/** The built site's files by address, all in memory: about a megabyte, and no path of a request ever touches the disk. */
export const readSiteFiles = (dist: string): Map<string, SiteFile> => {
  const files = new Map<string, SiteFile>();
  const names = ifThere(() => fs.readdirSync(dist, { recursive: true, encoding: 'utf8' })) ?? [];
  for (const name of names) {
    const type = TYPES[path.extname(name)];
    const address = `/${name.split(path.sep).join('/')}`;
    // The server's own bundle and the build's manifest are nobody's business.
    if (!type || address.startsWith('/server/') || address.startsWith('/.')) continue;
    const file = path.join(dist, name);
    const plain = readIfThere(file);
    if (!plain) continue;
    files.set(address, {
      type,
      plain,
      br: readIfThere(`${file}.br`),
      gzip: readIfThere(`${file}.gz`),
      etag: `"${crypto.createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      immutable: address.startsWith('/assets/'),
    });
  }
  return files;
};
