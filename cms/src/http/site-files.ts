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

const readIfThere = (file: string): Buffer | null => (fs.existsSync(file) ? fs.readFileSync(file) : null);

/** The built site's files by address, all in memory: about a megabyte, and no path of a request ever touches the disk. */
export const readSiteFiles = (dist: string): Map<string, SiteFile> => {
  const files = new Map<string, SiteFile>();
  if (!fs.existsSync(dist)) return files;
  for (const name of fs.readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[path.extname(name)];
    const address = `/${name.split(path.sep).join('/')}`;
    // The server's own bundle and the build's manifest are nobody's business.
    if (!type || address.startsWith('/server/') || address.startsWith('/.')) continue;
    const file = path.join(dist, name);
    const plain = fs.readFileSync(file);
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
