import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCms } from './start-cms';

/** What a first start leaves behind: its data folder and, on PostgreSQL, the name of its database. */
export interface Template {
  dataDir: string;
  database?: string;
}
type Name = 'bare' | 'demo';
/** `codeCache` is where the modules of a first start stand compiled: see `code-cache.mjs`. */
type Templates = Record<Name, Template> & { codeCache: string };

/** Setting up runs in a process of its own: the workers read here what it made. */
const VARIABLE = 'TEST_TEMPLATES';

/** Where runs that follow each other share their templates (SQLite only); whoever names the folder also removes it. */
const sharedFolder = (): string | null =>
  process.env.TEST_DATABASE === 'postgres' ? null : (process.env.TEST_TEMPLATES_FOLDER ?? null);

/**
 * Starts a server on an empty database, then one with demo accounts on a copy of it, and keeps what they made for `startCms`
 * to copy: most of a first start is making tables and sample content. Answers how to be rid of the copies.
 */
export const prepareTemplates = async (): Promise<() => void> => {
  const shared = sharedFolder();
  const list = shared && path.join(shared, 'templates.json');
  if (list && fs.existsSync(list)) {
    use(JSON.parse(fs.readFileSync(list, 'utf8')) as Templates);
    return () => undefined;
  }
  if (shared) fs.mkdirSync(shared, { recursive: true });
  // Runs that begin together make their own each.
  const folder = fs.mkdtempSync(path.join(shared ?? os.tmpdir(), 'officina-template-'));
  const prepare = async (name: Name, template: Template | null): Promise<Template> => {
    const server = await startCms({ env: { SEED_DEMO: String(name === 'demo') }, template });
    // Ended, not stopped: stopping would take its data away.
    await server.kill('SIGTERM');
    const dataDir = path.join(folder, name);
    // Copied, since the two may lie on different disks.
    fs.cpSync(server.dataDir, dataDir, { recursive: true });
    fs.rmSync(server.dataDir, { recursive: true, force: true });
    const { DATABASE_URL } = server.env;
    return { dataDir, ...(DATABASE_URL ? { database: path.basename(new URL(DATABASE_URL).pathname) } : {}) };
  };
  const codeCache = path.join(folder, 'code-cache');
  process.env.TEST_CODE_CACHE = codeCache;
  // One after the other: the second neither makes the tables once more nor loads modules that are not compiled yet.
  const bare = await prepare('bare', null);
  const demo = await prepare('demo', bare);
  const templates: Templates = { bare, demo, codeCache };
  use(templates);
  if (list) {
    const written = path.join(folder, 'templates.json');
    fs.writeFileSync(written, JSON.stringify(templates));
    fs.renameSync(written, list);
  }
  return () => (shared ? undefined : fs.rmSync(folder, { recursive: true, force: true }));
};

/** Has this run's servers begin with them. */
const use = (templates: Templates): void => {
  process.env[VARIABLE] = JSON.stringify(templates);
  process.env.TEST_CODE_CACHE = templates.codeCache;
};

/** The template to copy, or null where none was prepared. */
export const templateOf = (withDemo: boolean): Template | null => {
  const prepared = process.env[VARIABLE];
  return prepared ? (JSON.parse(prepared) as Templates)[withDemo ? 'demo' : 'bare'] : null;
};
