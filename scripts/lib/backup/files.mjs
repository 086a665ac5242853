// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of a backup, by its path in it with slashes. @typedef {{ path: string, bytes: number, sha256: string }} StoredFile */

/**
 * The files below a folder, by their paths in it. Links are left out, and files that are still being written.
 * @param {string} folder
 * @param {string[]} leavesOut
 * @returns {string[]}
 */
export const filesBelow = (folder, leavesOut = []) => {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (leavesOut.includes(full) || entry.name.endsWith('.part')) return [];
    if (entry.isDirectory()) return filesBelow(full, leavesOut).map((name) => `${entry.name}/${name}`);
    return entry.isFile() ? [entry.name] : [];
  });
};

/** Counts and hashes what passes. */
const meter = () => {
  const hash = crypto.createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
};

/** Copies a file and says what was copied. @param {string} source @param {string} target */
export const copyFile = async (source, target) => {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const { stream, result } = meter();
  await pipeline(fs.createReadStream(source), stream, fs.createWriteStream(target, { mode: 0o600 }));
  return result();
};

/** @param {string} file */
export const measureFile = async (file) => {
  const { stream, result } = meter();
  await pipeline(fs.createReadStream(file), stream.resume());
  return result();
};

/** Writes bytes into a new file and says what was written. @param {Uint8Array} bytes @param {string} target */
export const writeMeasured = (bytes, target) => {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, bytes, { mode: 0o600 });
  return { bytes: bytes.length, sha256: crypto.createHash('sha256').update(bytes).digest('hex') };
};

/** For people. @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;
