import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './paths';
import { startCms, type CmsServer } from './start-cms';
import { QUICK_PUBLISHING } from './timings';

/** What a worker must know of the server that the setup started for all. */
interface SharedServer {
  url: string;
  dataDir: string;
  env: Record<string, string>;
}

/** The setup runs in a process of its own: what it started is handed to the workers here. */
const LOGS = path.join(repositoryRoot, '.tmp/reports');
const VARIABLE = 'TEST_SHARED_CMS';

/** A server that files use together: none of them may stop, restart or read the log of it. */
export type SharedCms = Pick<CmsServer, 'url' | 'dataDir' | 'env'>;

/** Starts the server that files share, with demo content, and answers how to stop it. */
export const startSharedCms = async (): Promise<() => Promise<void>> => {
  const { url, dataDir, env, log, stop } = await startCms({
    env: { SEED_DEMO: 'true', ...QUICK_PUBLISHING },
  });
  process.env[VARIABLE] = JSON.stringify({ url, dataDir, env } satisfies SharedServer);
  return async () => {
    // What the server said is often the only trace of why a test failed.
    fs.mkdirSync(LOGS, { recursive: true });
    fs.writeFileSync(path.join(LOGS, `shared-cms-${new URL(url).port}.log`), log());
    await stop();
  };
};

/**
 * The server that files share, with demo content: for tests whose subject belongs to an owner whom they sign up themselves, so that
 * no other file's tests can meet it. Whoever changes what everybody sees (products, articles, the calendar), restarts or needs
 * settings of its own starts a server with `startCms`: it costs some seconds of processor time, which is what sharing saves.
 */
export const sharedCms = (): SharedCms => {
  const shared = process.env[VARIABLE];
  if (shared === undefined)
    throw new Error('The shared server was not started: see support/global-setup.ts.');
  return JSON.parse(shared) as SharedServer;
};
