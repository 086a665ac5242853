import { decode, encodingExists } from 'iconv-lite';
import { decodeText } from './decode-text';

const META_CHARSET = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
/** A page says its charset in its first kilobyte, or nobody listens. */
const HEAD_BYTES = 1024;

/** Bytes of a web page as a string: decoded by the charset of its Content-Type header, else of its meta tag, else as any text file. */
export const decodePage = (bytes: Uint8Array, charset: string | null): string => {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const named = charset ?? META_CHARSET.exec(head)?.[1] ?? '';
  // Pages that claim UTF-8 and are not are as common as files: those are looked at more closely.
  if (named === '' || /^utf-?8$/i.test(named) || !encodingExists(named)) return decodeText(bytes);
  return decode(Buffer.from(bytes), named).replaceAll('\0', '');
};
