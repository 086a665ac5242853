import type { ByteRange } from '../engines/files/port';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a file that a `Range` header asks for (RFC 9110). Null means the whole file: without the header, and for what is not
 * understood, several ranges at once included, which a server may answer so.
 */
export const readRange = (header: string, bytes: number): ByteRange | 'unsatisfiable' | null => {
  const [, first = '', last = ''] = ONE_RANGE.exec(header.replace(/\s/g, '')) ?? [];
  if (first === '' && last === '') return null;
  // The last so many bytes.
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= bytes ? 'unsatisfiable' : { start, end };
};
