import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs/promises';

interface Reading {
  paths: string[];
  /** Bytes of all files together; reading stops beyond. */
  maxBytes: number;
}

const current = new AsyncLocalStorage<Reading>();

/**
 * Runs a request and afterwards removes every temporary file that its body made, whatever its form field was called
 * and however the request ended. (Strapi removes only those of the field `files`.)
 */
export const withTemporaryFiles = async (maxBytes: number, run: () => Promise<void>): Promise<void> => {
  const reading: Reading = { paths: [], maxBytes };
  try {
    await current.run(reading, run);
  } finally {
    await Promise.all(reading.paths.map((path) => fs.rm(path, { force: true })));
  }
};

/** Formidable's `fileBegin` listener (`this` is the form): notes the file, and holds the form to this route's size. */
export function noteTemporaryFile(
  this: { options: { maxFileSize: number } },
  _field: string,
  file: { filepath: string },
): void {
  const reading = current.getStore();
  if (!reading) return;
  reading.paths.push(file.filepath);
  this.options.maxFileSize = reading.maxBytes;
}
