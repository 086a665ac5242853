import path from 'node:path';

export const DOCUMENT_TYPES = ['pdf', 'docx', 'xlsx', 'csv', 'text'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const startsWith = (bytes: Uint8Array, magic: readonly number[], at = 0): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte);

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Formats people rename by mistake: none of them is text, though some hold no NUL byte in their first block. */
const FOREIGN = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x52, 0x49, 0x46, 0x46], // RIFF
  [0xd0, 0xcf, 0x11, 0xe0], // old Office
  [0x1f, 0x8b], // gzip
  [0x7f, 0x45, 0x4c, 0x46], // ELF
  [0x4d, 0x5a, 0x90], // Windows program
] as const;

const contains = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(text, 0, 'latin1');

const hasUtf16Mark = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);

const looksLikeText = (bytes: Uint8Array): boolean => {
  if (FOREIGN.some((magic) => startsWith(bytes, magic))) return false;
  if (hasUtf16Mark(bytes)) return true;
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) controls += 1;
  }
  return controls <= bytes.length / 100;
};

const byContent = (bytes: Uint8Array): 'pdf' | 'docx' | 'xlsx' | 'plain' | null => {
  // Mail gateways put a few bytes before the mark; readers accept it within the first kilobyte.
  if (contains(bytes.subarray(0, 1024), '%PDF-') || startsWith(bytes, PDF)) return 'pdf';
  if (startsWith(bytes, ZIP)) {
    if (contains(bytes, 'word/document.xml')) return 'docx';
    return contains(bytes, 'xl/workbook.xml') ? 'xlsx' : null;
  }
  return looksLikeText(bytes) ? 'plain' : null;
};

const PLAIN_EXTENSIONS: Record<string, DocumentType> = {
  '.csv': 'csv',
  '.txt': 'text',
  '.md': 'text',
  '.markdown': 'text',
};

/** What a file is, by its bytes first and its name second; `null` when they do not agree on something we read. */
export const fileType = ({ name, bytes }: { name: string; bytes: Uint8Array }): DocumentType | null => {
  const extension = path.extname(name).toLowerCase();
  const content = byContent(bytes);
  if (content === 'plain') return PLAIN_EXTENSIONS[extension] ?? null;
  return content !== null && extension === `.${content}` ? content : null;
};
