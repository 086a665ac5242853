import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import zlib from 'node:zlib';
import { WebFetchError } from './port';

const UNPACKERS: Record<string, () => zlib.Gunzip | zlib.BrotliDecompress | zlib.Inflate> = {
  gzip: () => zlib.createGunzip(),
  'x-gzip': () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
};

/** What `readBody` can unpack, as a request says it. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

const unpacked = (response: IncomingMessage): Readable => {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  const unpack = UNPACKERS[encoding]?.();
  // One packing inside another is no site's habit, but a bomb's.
  if (!unpack) throw new WebFetchError('UNREACHABLE');
  response.on('error', (error) => unpack.destroy(error));
  return response.pipe(unpack);
};

/** The whole body, unpacked; given up at the first byte beyond `maxBytes`. */
export const readBody = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unpacked(response) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new WebFetchError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
};
