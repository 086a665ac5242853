import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cmsDist, cmsRoot } from './paths';
import { startPostgres } from './postgres';

/** Compiles the server once (unless CMS_DIST brings a compiled one) and, for PostgreSQL runs, starts a throw-away cluster. */
export default async function setup() {
  if (!process.env.CMS_DIST) {
    for (const folder of ['src', 'config'])
      fs.rmSync(path.join(cmsDist, folder), { recursive: true, force: true });
    const result = spawnSync('npx', ['tsc', '-p', 'tsconfig.json'], { cwd: cmsRoot, encoding: 'utf8' });
    if (result.status !== 0)
      throw new Error(`The server does not compile:\n${result.stdout}${result.stderr}`);
  }
  if (process.env.TEST_DATABASE !== 'postgres') return;
  const cluster = await startPostgres();
  process.env.TEST_POSTGRES_URL = cluster.url;
  return () => cluster.stop();
}
