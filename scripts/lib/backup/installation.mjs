// @ts-check
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, StepFailure } from '../run.mjs';
import { postgres } from './postgres.mjs';
import { sqlite } from './sqlite.mjs';

/**
 * A database that can be saved and put back.
 * - `file`: what its copy is called in a backup.
 * - `isEmpty`: whether nothing is stored in it.
 * - `refuseWhenInUse`: throws when a server works with it.
 * - `empty`: removes everything that is stored in it.
 * @typedef {{
 *   kind: 'sqlite' | 'postgresql',
 *   file: string,
 *   save: (target: string) => Promise<void>,
 *   isEmpty: () => Promise<boolean>,
 *   refuseWhenInUse: () => Promise<void>,
 *   empty: () => Promise<void>,
 *   restore: (source: string) => Promise<void>,
 * }} Database
 */

/** Which backups this program reads. */
export const FORMAT = 1;

/** The last backup leaves its time here, for whoever watches the server. */
export const LAST_BACKUP = 'last-backup.json';

/** What the server makes again by itself: see `cms/src/engines/assemble.ts` and `cms/src/middlewares/seo.ts`. */
const REBUILT = ['indexes', 'page-cards', 'scaled-pictures', LAST_BACKUP];

const cms = path.join(root, 'cms');

const compiled = path.join(cms, 'dist/src');

/** @template T @param {string} file @returns {T} */
const fromServer = (file) => createRequire(import.meta.url)(path.join(compiled, file));

/** The server reads its variables in one place; this is it. */
const readSettings = () => {
  if (!fs.existsSync(path.join(compiled, 'settings.js')))
    throw new StepFailure('Backup', 'The server has not been compiled yet.', 'run npm run build first.');
  // `npm start` runs the server there, and relative folders count from there.
  process.chdir(cms);
  process.env.CMS_ROOT ??= cms;
  /** @type {typeof import('../../../cms/src/settings.ts')} */
  const settings = fromServer('settings.js');
  return settings.readSettings();
};

/**
 * What lies in the bucket of the settings, by the names that the same files have in a backup of a disk: one is restored into the other.
 * @param {ReturnType<typeof readSettings>} settings
 * @returns {Promise<{ name: string, objects: import('../../../cms/src/engines/files/port.ts').ObjectStore }[]>}
 */
const bucketStores = async (settings) => {
  if (settings.s3.bucket === '') return [];
  /** @type {typeof import('../../../cms/src/engines/files/index.ts')} */
  const { createObjectStores, storageProblem } = fromServer('engines/files/index.js');
  const problem = await storageProblem(settings);
  if (problem) throw new StepFailure('Storage', problem, 'correct .env; nothing was changed.');
  const { files, uploads } = await createObjectStores(settings);
  return [
    { name: 'data/files', objects: files },
    { name: 'uploads', objects: uploads },
  ];
};

/** A folder that the command line names, from where the command was typed. @param {string} name */
export const folderOf = (name) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name);

/** The version of this program. */
export const programVersion = () =>
  String(JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).version);

/** Everything that this installation stores, and where. */
export const readInstallation = async () => {
  const settings = readSettings();
  const { cmsRoot, dataDir, databaseUrl, databaseFile } = settings;
  /** @type {Database} */
  const database = databaseUrl ? postgres(databaseUrl) : sqlite(databaseFile);
  const ownFiles = ['', '-wal', '-shm', '-journal'].map((ending) => databaseFile + ending);
  const stores = await bucketStores(settings);
  const isInBucket = stores.length > 0;
  // What was left on the disk when files moved into a bucket is nobody's any more.
  const moved = isInBucket ? ['files'] : [];
  const uploads = path.join(cmsRoot, 'public/uploads');
  return {
    database,
    dataDir,
    /** The folders whose files belong to a backup: their name in it, where they lie, and what of them is left out. */
    folders: [
      {
        name: 'data',
        path: dataDir,
        leavesOut: [...[...REBUILT, ...moved].map((name) => path.join(dataDir, name)), ...ownFiles],
      },
      ...(isInBucket
        ? []
        : [{ name: 'uploads', path: uploads, leavesOut: [path.join(uploads, '.gitkeep')] }]),
    ],
    /** The same of a bucket; empty where everything lies on the disk. */
    stores,
  };
};
