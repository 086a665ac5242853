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

/** The server reads its variables in one place; this is it. */
const readSettings = () => {
  const compiled = path.join(cms, 'dist/src/settings.js');
  if (!fs.existsSync(compiled))
    throw new StepFailure('Backup', 'The server has not been compiled yet.', 'run npm run build first.');
  // `npm start` runs the server there, and relative folders count from there.
  process.chdir(cms);
  process.env.CMS_ROOT ??= cms;
  const settings = /** @type {typeof import('../../../cms/src/settings.ts')} */ (
    createRequire(import.meta.url)(compiled)
  );
  return settings.readSettings();
};

/** A folder that the command line names, from where the command was typed. @param {string} name */
export const folderOf = (name) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name);

/** The version of this program. */
export const programVersion = () =>
  String(JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).version);

/** Everything that this installation stores, and where. */
export const readInstallation = () => {
  const { cmsRoot, dataDir, databaseUrl, databaseFile } = readSettings();
  /** @type {Database} */
  const database = databaseUrl ? postgres(databaseUrl) : sqlite(databaseFile);
  const ownFiles = ['', '-wal', '-shm', '-journal'].map((ending) => databaseFile + ending);
  return {
    database,
    dataDir,
    /** The folders whose files belong to a backup: their name in it, where they lie, and what of them is left out. */
    folders: [
      {
        name: 'data',
        path: dataDir,
        leavesOut: [...REBUILT.map((name) => path.join(dataDir, name)), ...ownFiles],
      },
      {
        name: 'uploads',
        path: path.join(cmsRoot, 'public/uploads'),
        leavesOut: [path.join(cmsRoot, 'public/uploads/.gitkeep')],
      },
    ],
  };
};
