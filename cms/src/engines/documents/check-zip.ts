import { inflateRawSync } from 'node:zlib';
import { READ_LIMITS } from './limits';
import { ReadFailed } from './read-failed';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

const findDirectory = (zip: Buffer): number => {
  const lowest = Math.max(0, zip.length - 22 - 0xffff);
  for (let at = zip.length - 22; at >= lowest; at -= 1)
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  throw new ReadFailed('BROKEN');
};

/**
 * Refuses a zip that inflates to more than we want, by really inflating each entry under a cap: declared sizes are the
 * attacker's. It walks the central directory, as the library that unpacks the file afterwards does.
 */
export const checkZip = (bytes: Uint8Array): void => {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findDirectory(zip);
    const entries = zip.readUInt16LE(end + 10);
    if (entries > READ_LIMITS.zipEntries) throw new ReadFailed('TOO_LONG');
    let at = zip.readUInt32LE(end + 16);
    let left: number = READ_LIMITS.zipBytes;
    for (let entry = 0; entry < entries; entry += 1) {
      if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new ReadFailed('BROKEN');
      const flags = zip.readUInt16LE(at + 8);
      const method = zip.readUInt16LE(at + 10);
      const size = zip.readUInt32LE(at + 20);
      const local = zip.readUInt32LE(at + 42);
      if (flags & ENCRYPTED) throw new ReadFailed('ENCRYPTED');
      if (zip.readUInt32LE(local) !== LOCAL_ENTRY) throw new ReadFailed('BROKEN');
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const data = zip.subarray(start, start + size);
      if (data.length !== size) throw new ReadFailed('BROKEN');
      if (method === STORED) left -= size;
      else if (method === DEFLATED && size > 0)
        left -= inflateRawSync(data, { maxOutputLength: Math.max(1, left) }).length;
      else if (method !== DEFLATED) throw new ReadFailed('BROKEN');
      if (left <= 0) throw new ReadFailed('TOO_LONG');
      at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
  } catch (error) {
    if (error instanceof ReadFailed) throw error;
    const tooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ReadFailed(tooLarge ? 'TOO_LONG' : 'BROKEN');
  }
};
