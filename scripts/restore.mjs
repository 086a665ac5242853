// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { copyFile, filesBelow, megabytes } from './lib/backup/files.mjs';
import { folderOf, programVersion, readInstallation } from './lib/backup/installation.mjs';
import { readManifest, verifyFiles } from './lib/backup/manifest.mjs';
import { loadEnvironment } from './lib/prepare.mjs';
import { checkNode, explainAndExit, step, StepFailure } from './lib/run.mjs';

checkNode();

const UNFINISHED =
  'see that the database can be reached and the disk has room; then run the command once more with --force, since part of the backup is there already.';

/** Whether a version comes after another. @param {string} version @param {string} other */
const isLater = (version, other) => version.localeCompare(other, 'en', { numeric: true }) > 0;

/**
 * Throws unless this program can serve what the backup holds.
 * @param {import('./lib/backup/manifest.mjs').Manifest} manifest
 * @param {'sqlite' | 'postgresql'} kind
 */
const refuseForeign = ({ version, database }, kind) => {
  if (isLater(version, programVersion()))
    throw new StepFailure(
      'Restore',
      `The backup is of version ${version}, this is ${programVersion()}.`,
      `check out version ${version} or a later one, npm run build, and run the command once more.`,
    );
  if (database !== kind)
    throw new StepFailure(
      'Restore',
      `The backup holds a ${database} database, and this installation is set to ${kind}.`,
      database === 'sqlite' ? 'unset DATABASE_URL.' : 'set DATABASE_URL to an empty PostgreSQL database.',
    );
};

/** @typedef {Awaited<ReturnType<typeof readInstallation>>} Installation */

/** @param {Installation['stores'][number]['objects']} objects */
const keysOf = async (objects) => {
  /** @type {string[]} */
  const keys = [];
  for await (const key of objects.list()) keys.push(key);
  return keys;
};

/** @param {Installation} installation */
const isEmpty = async ({ database, folders, stores }) => {
  for (const { objects } of stores) if ((await keysOf(objects)).length > 0) return false;
  return (
    (await database.isEmpty()) &&
    folders.every((folder) => filesBelow(folder.path, folder.leavesOut).length === 0)
  );
};

/** @param {Installation} installation */
const deleteEverything = async ({ database, folders, stores, dataDir }) => {
  await database.empty();
  for (const { path: stored, leavesOut } of folders)
    for (const file of filesBelow(stored, leavesOut)) fs.rmSync(path.join(stored, file));
  for (const { objects } of stores) for (const key of await keysOf(objects)) await objects.remove(key);
  // Indexes of other content than the one that comes.
  fs.rmSync(path.join(dataDir, 'indexes'), { recursive: true, force: true });
};

/**
 * Puts the files of a backup where this installation has them: those of its bucket there, all others on the disk.
 * @param {Installation} installation
 * @param {string} folder
 * @param {import('./lib/backup/manifest.mjs').Manifest} manifest
 */
const restoreFiles = async ({ folders, stores }, folder, { files }) => {
  for (const target of folders) fs.mkdirSync(target.path, { recursive: true });
  for (const { path: name } of files) {
    const source = path.join(folder, name);
    const store = stores.find((each) => name.startsWith(`${each.name}/`));
    const target = folders.find((each) => name.startsWith(`${each.name}/`));
    if (store) await store.objects.write(name.slice(store.name.length + 1), fs.readFileSync(source));
    else if (target) await copyFile(source, path.join(target.path, name.slice(target.name.length + 1)));
  }
};

/** `npm run restore -- FOLDER`: puts a backup into an empty installation; with `--force` in the place of what is there. */
const main = async () => {
  loadEnvironment();
  const words = process.argv.slice(2);
  const name = words.find((word) => !word.startsWith('-'));
  const isForced = words.includes('--force');
  if (!name)
    throw new StepFailure('Restore', 'No backup was named.', 'npm run restore -- /path/to/the/backup');
  const folder = folderOf(name);
  const installation = await readInstallation();
  const { database } = installation;

  const manifest = await step('Read the backup', 'choose another backup; nothing was changed.', async () => {
    const read = readManifest(folder);
    refuseForeign(read, database.kind);
    await verifyFiles(folder, read);
    return read;
  });
  await step(
    'Look at this installation',
    'see that the database can be reached; nothing was changed.',
    async () => {
      await database.refuseWhenInUse();
      if (isForced || (await isEmpty(installation))) return;
      throw new StepFailure(
        'Restore',
        'This installation is not empty.',
        'set DATA_DIR and DATABASE_URL to empty ones; or add --force, which deletes what is stored here: back it up first.',
      );
    },
  );
  if (isForced) await step('Delete what is stored here', UNFINISHED, () => deleteEverything(installation));
  await step('Restore the files', UNFINISHED, () => restoreFiles(installation, folder, manifest));
  await step(`Restore the database (${database.kind})`, UNFINISHED, () =>
    database.restore(path.join(folder, database.file)),
  );

  const missing = manifest.secrets.filter((secret) => !process.env[secret]);
  console.log(`
Restored: ${manifest.files.length} files, ${megabytes(manifest.bytes)}, as of ${manifest.createdAt}.

${
  missing.length > 0
    ? `  Missing here, set them as they were before the server starts: ${missing.join(', ')}.\n`
    : '  The secrets must be the ones of the machine that was saved: without its ENCRYPTION_KEY stored keys cannot be read.\n'
}  Then check the documents: npm run verify:books
`);
};

main().catch(explainAndExit);
