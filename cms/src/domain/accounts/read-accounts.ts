import { decode } from 'iconv-lite';
import { readRows, readTable, type ReadAmount } from './read-table';
import { plainYears, readSheet } from './read-sheet';
import { readXbrl } from './read-xbrl';
import type { AccountsProblem, ReadAccounts } from './result';

/** An instance with all its notes rarely reaches 2 MB. */
export const ACCOUNTS_FILE_BYTES = 6_000_000;

const refuse = (problem: AccountsProblem): ReadAccounts => ({ ok: false, problem });
/** Workbooks with a password, and those of before 2007, are OLE containers. */
const OLE = '\u00d0\u00cf\u0011\u00e0';
const startsWith = (bytes: Uint8Array, signature: string) =>
  [...signature].every((character, index) => bytes[index] === character.charCodeAt(0));

/** UTF-8 or UTF-16 where the bytes say so, else the code page of Windows in Italy. */
const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(Buffer.from(bytes), 'win1252');
  }
};

/**
 * Accounts from a file: an XBRL instance, a table saved as text, or a workbook; its bytes decide which. Never throws
 * for a bad file.
 */
export const readAccounts = (
  { name, bytes }: { name: string; bytes: Uint8Array },
  readAmount: ReadAmount,
): ReadAccounts => {
  if (bytes.length === 0) return refuse('EMPTY');
  if (bytes.length > ACCOUNTS_FILE_BYTES) return refuse('TOO_LARGE');
  if (startsWith(bytes, '%PDF')) return refuse('PDF_NOT_READ');
  if (startsWith(bytes, 'PK')) {
    const rows = readSheet(bytes);
    return rows ? readRows(plainYears(rows), readAmount) : refuse('BROKEN_XLSX');
  }
  if (startsWith(bytes, OLE)) return refuse('BROKEN_XLSX');
  // A signed file is a DER sequence around the accounts.
  if (bytes[0] === 0x30 && /\.p7m$/i.test(name)) return refuse('SIGNED_FILE');
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) return refuse('UNREADABLE_TEXT');
  return /^\s*</.test(text) ? readXbrl(text) : readTable(text, readAmount);
};
