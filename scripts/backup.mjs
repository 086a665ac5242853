// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { copyFile, filesBelow, measureFile, megabytes, writeMeasured } from './lib/backup/files.mjs';
import { folderOf, FORMAT, programVersion, readInstallation } from './lib/backup/installation.mjs';
import { MANIFEST } from './lib/backup/manifest.mjs';
import { beginRecord } from './lib/backup/record.mjs';
import { neededSecrets } from './lib/backup/secrets.mjs';
import { loadEnvironment } from './lib/prepare.mjs';
import { checkNode, explainAndExit, step, StepFailure } from './lib/run.mjs';

checkNode();

const DISK_ADVICE = 'see that the folder is writable and its disk has room; then run the command once more.';

/** @typedef {import('./lib/backup/files.mjs').StoredFile} StoredFile */

/** The folder of a new backup, made where it is missing. @param {string | undefined} name @param {string[]} stored */
const prepareFolder = (name, stored) => {
  if (!name || name.startsWith('-'))
    throw new StepFailure('Backup', 'No folder was named.', 'npm run backup -- /path/to/an/empty/folder');
  const folder = folderOf(name);
  if (stored.some((each) => `${folder}${path.sep}`.startsWith(`${each}${path.sep}`)))
    throw new StepFailure('Backup', `${folder} lies in what is to be saved.`, 'name a folder elsewhere.');
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new StepFailure(
      'Backup',
      `${folder} is not empty.`,
      'name a folder that is empty or not there yet.',
    );
  fs.mkdirSync(folder, { recursive: true });
  // Everything that people have stored is in it.
  fs.chmodSync(folder, 0o700);
  return folder;
};

/**
 * The files of a folder, copied. One that goes while its folder is read was deleted by somebody after the database was saved.
 * @param {{ name: string, path: string, leavesOut: string[] }} source
 * @param {string} folder
 */
const copyFolder = async (source, folder) => {
  /** @type {StoredFile[]} */
  const stored = [];
  for (const name of filesBelow(source.path, source.leavesOut)) {
    const file = `${source.name}/${name}`;
    try {
      stored.push({ path: file, ...(await copyFile(path.join(source.path, name), path.join(folder, file))) });
    } catch (error) {
      if (fs.existsSync(path.join(source.path, name))) throw error;
      fs.rmSync(path.join(folder, file), { force: true });
    }
  }
  return stored;
};

/**
 * The objects of a bucket, written as the files that they would be on a disk. One that goes meanwhile was deleted by somebody.
 * @param {Awaited<ReturnType<typeof readInstallation>>['stores'][number]} source
 * @param {string} folder
 */
const copyObjects = async ({ name, objects }, folder) => {
  /** @type {StoredFile[]} */
  const stored = [];
  for await (const key of objects.list()) {
    const bytes = await objects.read(key);
    const file = `${name}/${key}`;
    if (bytes) stored.push({ path: file, ...writeMeasured(bytes, path.join(folder, file)) });
  }
  return stored;
};

/**
 * Saves everything into a new folder; half a backup is none, and goes.
 * @param {Awaited<ReturnType<typeof readInstallation>>} installation
 * @param {ReturnType<typeof beginRecord>} record
 */
const save = async ({ database, folders, stores }, record) => {
  const folder = prepareFolder(
    process.argv[2],
    folders.map((each) => each.path),
  );
  console.log(`\nSaving this installation to ${folder}.\n`);
  const createdAt = new Date().toISOString();
  /** @type {StoredFile[]} */
  const files = [];
  try {
    // The database first: every file that its rows name was written before them.
    await step(
      `Save the database (${database.kind})`,
      `see that it can be reached; ${DISK_ADVICE}`,
      async () => {
        const target = path.join(folder, database.file);
        await database.save(target);
        fs.chmodSync(target, 0o600);
        files.push({ path: database.file, ...(await measureFile(target)) });
      },
    );
    for (const source of folders)
      await step(`Save the files of ${source.path}`, DISK_ADVICE, async () => {
        files.push(...(await copyFolder(source, folder)));
      });
    for (const source of stores)
      await step(
        `Save what the bucket holds of ${source.name}`,
        `see that the bucket answers; ${DISK_ADVICE}`,
        async () => {
          files.push(...(await copyObjects(source, folder)));
        },
      );
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const secrets = neededSecrets();
    await step('Write the manifest', DISK_ADVICE, async () => {
      /** @type {import('./lib/backup/manifest.mjs').Manifest} */
      const manifest = {
        product: 'officina',
        format: FORMAT,
        version: programVersion(),
        createdAt,
        database: database.kind,
        bytes,
        secrets,
        files,
      };
      fs.writeFileSync(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
        mode: 0o600,
      });
      record.complete({ createdAt, bytes });
    });
    console.log(`
The backup is whole: ${files.length} files, ${megabytes(bytes)}.

  Keep apart from it, it is not inside: ${secrets.join(', ')} (.env).
  Put it back with: npm run restore -- ${folder}
`);
  } catch (error) {
    for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name), { recursive: true });
    throw error;
  }
};

/** @param {unknown} error */
const reasonOf = (error) => {
  if (error instanceof StepFailure) return `${error.message}: ${error.output.trim()}`;
  return error instanceof Error ? error.message : String(error);
};

/** `npm run backup -- FOLDER`: saves what is stored while the server runs, and what makes it whole again after a loss. */
const main = async () => {
  loadEnvironment();
  const installation = await readInstallation();
  const { dataDir } = installation;
  const record = await step(
    'Note that a backup begins',
    `see that ${dataDir} is DATA_DIR, and writable.`,
    async () => beginRecord(dataDir),
  );
  try {
    await save(installation, record);
  } catch (error) {
    try {
      record.fail(reasonOf(error));
    } catch (failure) {
      // A full disk takes neither; the command says why it ended all the same.
      console.error(`The end of this backup could not be noted: ${String(failure)}`);
    }
    throw error;
  }
};

main().catch(explainAndExit);
