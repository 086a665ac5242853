import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCms } from './start-cms';

/** What a first start leaves behind: its data folder and, on PostgreSQL, the name of its database. */
interface Template {
  dataDir: string;
  database?: string;
}
type Templates = Record<'bare' | 'demo', Template>;

/** Setting up runs in a process of its own: what it made is told to the workers here. */
const VARIABLE = 'TEST_TEMPLATES';

/** Where runs that follow each other share their templates (SQLite only); whoever names the folder also removes it. */
const sharedFolder = (): string | null =>
  process.env.TEST_DATABASE === 'postgres' ? null : (process.env.TEST_TEMPLATES_FOLDER ?? null);

/**
 * Starts a server on an empty database once with and once without demo accounts, and keeps what it made for `startCms`
 * to copy: most of a first start is making tables and sample content. Answers how to be rid of the copies.
 */
export const prepareTemplates = async (): Promise<() => void> => {
  const shared = sharedFolder();
  const list = shared && path.join(shared, 'templates.json');
  if (list && fs.existsSync(list)) {
    process.env[VARIABLE] = fs.readFileSync(list, 'utf8');
    return () => undefined;
  }
  const folder = shared ?? fs.mkdtempSync(path.join(os.tmpdir(), 'officina-template-'));
  fs.mkdirSync(folder, { recursive: true });
  const prepare = async (name: keyof Templates): Promise<Template> => {
    const server = await startCms({
      env: { SEED_DEMO: String(name === 'demo') },
      isFirstStart: true,
    });
    // Ended, not stopped: stopping would take its data away.
    await server.kill('SIGTERM');
    const dataDir = path.join(folder, name);
    // Copied, since the two may lie on different disks.
    fs.cpSync(server.dataDir, dataDir, { recursive: true });
    fs.rmSync(server.dataDir, { recursive: true, force: true });
    const { DATABASE_URL } = server.env;
    return { dataDir, ...(DATABASE_URL ? { database: path.basename(new URL(DATABASE_URL).pathname) } : {}) };
  };
  process.env.TEST_CODE_CACHE = path.join(folder, 'code-cache');
  const [bare, demo] = await Promise.all([prepare('bare'), prepare('demo')]);
  process.env[VARIABLE] = JSON.stringify({ bare, demo } satisfies Templates);
  if (list) fs.writeFileSync(list, process.env[VARIABLE]);
  return () => (shared ? undefined : fs.rmSync(folder, { recursive: true, force: true }));
};

/** The template to copy, or null where none was prepared. */
export const templateOf = (withDemo: boolean): Template | null => {
  const prepared = process.env[VARIABLE];
  return prepared ? (JSON.parse(prepared) as Templates)[withDemo ? 'demo' : 'bare'] : null;
};
