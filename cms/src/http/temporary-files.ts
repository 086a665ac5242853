import fs from 'node:fs/promises';
import type { Context } from 'koa';

type Request = Context['req'];

interface Reading {
  paths: string[];
  /** Bytes of all files together; reading stops beyond. */
  maxBytes: number;
}

// By the request's headers, which is all that a form knows of its request. (Not by async context: a body's chunks
// arrive in the socket's, which is older than ours.)
const readings = new WeakMap<Request['headers'], Reading>();

/**
 * Runs a request and afterwards removes every temporary file that its body made, whatever its form field was called
 * and however the request ended. (Strapi removes only those of the field `files`.)
 */
export const withTemporaryFiles = async (
  request: Request,
  maxBytes: number,
  run: () => Promise<void>,
): Promise<void> => {
  const reading: Reading = { paths: [], maxBytes };
  readings.set(request.headers, reading);
  try {
    await run();
  } finally {
    await Promise.all(reading.paths.map((path) => fs.rm(path, { force: true })));
  }
};

/** Formidable's `fileBegin` listener (`this` is the form): notes the file, and holds the form to this route's size. */
export function noteTemporaryFile(
  this: { headers: Request['headers']; options: { maxFileSize: number } },
  _field: string,
  file: { filepath: string },
): void {
  const reading = readings.get(this.headers);
  if (!reading) return;
  reading.paths.push(file.filepath);
  this.options.maxFileSize = reading.maxBytes;
}
