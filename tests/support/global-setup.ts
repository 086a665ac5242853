import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cmsDist, cmsRoot } from './paths';
import { startPostgres } from './postgres';

/**
 * Compiles the server once (unless CMS_DIST brings a compiled one), starts a throw-away cluster for PostgreSQL runs, and
 * makes the first start that every file's server begins with. Then starts the server that files share.
 */
export default async function setup() {
  if (!process.env.CMS_DIST) {
    for (const folder of ['src', 'config'])
      fs.rmSync(path.join(cmsDist, folder), { recursive: true, force: true });
    const result = spawnSync('npm', ['run', 'compile'], { cwd: cmsRoot, encoding: 'utf8' });
    if (result.status !== 0)
      throw new Error(`The server does not compile:\n${result.stdout}${result.stderr}`);
  }
  // These read the compiled server's timings.
  const { prepareTemplates } = await import('./templates');
  const { startSharedCms } = await import('./shared-cms');
  const cluster = process.env.TEST_DATABASE === 'postgres' ? await startPostgres() : null;
  if (cluster) process.env.TEST_POSTGRES_URL = cluster.url;
  const undo: (() => unknown)[] = [async () => cluster?.stop()];
  const stopAll = async () => {
    for (const work of undo.reverse()) await work();
  };
  try {
    undo.push(await prepareTemplates());
    undo.push(await startSharedCms());
  } catch (error) {
    // Nobody is told how to end what a set-up that fails has begun: a cluster would run on after the tests.
    await stopAll();
    throw error;
  }
  return stopAll;
}
