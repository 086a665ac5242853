import { decode } from 'iconv-lite';
import { ReadFailed } from './read-failed';

const strictly = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Built from a string: in a literal the linter takes control characters for a mistake; here they are what we look for. */
const CONTROLS = new RegExp('[\\u0000-\\u0008\\u000e-\\u001f\\u007f\\ufffd]', 'g');

/**
 * Bytes of a text file as a string: byte-order marks first, then strict UTF-8, then Windows-1252.
 * The last goes through iconv-lite because Node's own `windows-1252` is Latin-1 and turns the euro sign (0x80) into a control
 * character: Italian Excel files are full of it.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  let text: string | null;
  if (first === 0xff && second === 0xfe) text = strictly('utf-16le', bytes);
  else if (first === 0xfe && second === 0xff) text = decode(Buffer.from(bytes), 'utf16-be');
  else text = strictly('utf-8', bytes) ?? decode(Buffer.from(bytes), 'win1252');
  if (text === null) throw new ReadFailed('UNREADABLE_TEXT');
  const odd = text.match(CONTROLS)?.length ?? 0;
  if (odd > Math.max(2, text.length / 100)) throw new ReadFailed('UNREADABLE_TEXT');
  return text
    .replace(/^\ufeff/, '')
    .replace(CONTROLS, '')
    .replace(/\r\n?/g, '\n');
};
