// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { StepFailure } from '../run.mjs';
import { filesBelow, measureFile } from './files.mjs';
import { FORMAT } from './installation.mjs';

export const MANIFEST = 'manifest.json';

/**
 * What a backup says of itself. `secrets` are names of variables, never their values.
 * @typedef {{
 *   product: 'officina',
 *   format: number,
 *   version: string,
 *   createdAt: string,
 *   database: 'sqlite' | 'postgresql',
 *   bytes: number,
 *   secrets: string[],
 *   files: import('./files.mjs').StoredFile[],
 * }} Manifest
 */

const OTHER_BACKUP = 'choose another backup; nothing was changed.';

/** @param {string} output */
const refuse = (output) => {
  throw new StepFailure('Backup', output, OTHER_BACKUP);
};

/** Paths come from a file that somebody may have written: none leads out of its folder. @param {unknown} name */
const isInside = (name) =>
  typeof name === 'string' &&
  /^(?:data|uploads)\/|^database\.(?:sqlite|dump)$/.test(name) &&
  !name.split(/[/\\]/).some((part) => part === '' || part === '.' || part === '..');

/** @param {unknown} value @returns {value is Manifest} */
const isManifest = (value) => {
  const manifest = /** @type {Partial<Manifest> | null} */ (value);
  return (
    manifest?.product === 'officina' &&
    typeof manifest.format === 'number' &&
    typeof manifest.version === 'string' &&
    Array.isArray(manifest.secrets) &&
    Array.isArray(manifest.files) &&
    manifest.files.every((file) => isInside(file?.path))
  );
};

/** The manifest of a backup. Throws for what is none, or one of a later program. @param {string} folder */
export const readManifest = (folder) => {
  const file = path.join(folder, MANIFEST);
  if (!fs.existsSync(file))
    return refuse(`${folder} has no ${MANIFEST}: it is no backup, or an unfinished one.`);
  let parsed;
  try {
    parsed = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return refuse(`${file} cannot be read.`);
  }
  if (!isManifest(parsed)) return refuse(`${file} was not written by Officina.`);
  if (parsed.format > FORMAT) return refuse(`${folder} was made by a later version (${parsed.version}).`);
  return parsed;
};

/** Reads every file of a backup. Throws unless each is there and is what was written, and no other is. @param {string} folder @param {Manifest} manifest */
export const verifyFiles = async (folder, { files }) => {
  const expected = new Set(files.map((file) => file.path));
  const unknown = filesBelow(folder).filter((name) => name !== MANIFEST && !expected.has(name));
  if (unknown.length > 0) return refuse(`Not part of this backup: ${unknown.slice(0, 5).join(', ')}.`);
  for (const file of files) {
    const full = path.join(folder, file.path);
    if (!fs.lstatSync(full, { throwIfNoEntry: false })?.isFile()) return refuse(`${file.path} is missing.`);
    const { bytes, sha256 } = await measureFile(full);
    if (bytes !== file.bytes || sha256 !== file.sha256)
      return refuse(`${file.path} is damaged: it is not what was written.`);
  }
  return undefined;
};
