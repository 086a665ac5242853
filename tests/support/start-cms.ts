import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cmsRoot } from './paths';
import { createDatabase, freePort } from './postgres';
import { takeProcess, type ServerProcess } from './server-process';
import { templateOf, type Template } from './templates';
import { testTimingsEnv } from './timings';

export interface CmsServer {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  readonly env: Record<string, string>;
  /** Everything the process has printed. */
  log(): string;
  /** Nobody reads what it prints any more, as when a log's reader dies. */
  hangUp(): void;
  /** Sets its clock so far ahead of the machine's, or back; for servers that were started with `TEST_CLOCK`. */
  setClock(milliseconds: number): void;
  /** SIGTERM, then wait for the end: the graceful way. */
  stop(): Promise<number | null>;
  /** Ends the process at once and waits for it. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Starts again on the same port and database, once `meanwhile` has been done to it while nobody serves it. */
  restart(env?: Record<string, string>, meanwhile?: () => Promise<void>): Promise<void>;
  /** A second instance on the same database. */
  twin(): Promise<CmsServer>;
}

/** Many times what a start takes: a machine may be busy with other things. */
const START_MS = 150_000;
/** How often it is asked whether it listens. */
const POLL_MS = 25;

const SECRETS = {
  APP_KEYS: 'test-key-one-of-some-length,test-key-two-of-some-length',
  API_TOKEN_SALT: 'test-salt-for-api-tokens',
  ADMIN_JWT_SECRET: 'test-admin-secret-of-thirty-two-characters',
  JWT_SECRET: 'test-jwt-secret-of-thirty-two-characters',
  TRANSFER_TOKEN_SALT: 'test-salt-for-transfers',
  ENCRYPTION_KEY: 'test-encryption-key-of-thirty-two-chars',
  VISITOR_TOKEN_SECRET: 'test-visitor-secret-of-thirty-two-chars',
};

interface StartOptions {
  env?: Record<string, string>;
  /** On an empty database, for tests of what a first start does. Others begin with a copy of one that was started before. */
  isFirstStart?: boolean;
  /** What to begin with a copy of, where it is not what was prepared for all; null for nothing. */
  template?: Template | null;
}

/**
 * Starts the compiled cms as a process of its own, as production does, on a throw-away SQLite file
 * (or PostgreSQL database when TEST_DATABASE=postgres). Ready when `/api/health` answers 200.
 */
export const startCms = async ({
  env = {},
  isFirstStart = false,
  template = isFirstStart ? null : templateOf(env.SEED_DEMO === 'true'),
}: StartOptions = {}): Promise<CmsServer> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-cms-'));
  if (template) fs.cpSync(template.dataDir, dataDir, { recursive: true });
  const cluster = process.env.TEST_POSTGRES_URL;
  const database: Record<string, string> = cluster
    ? { DATABASE_URL: createDatabase(cluster, template?.database), DATABASE_POOL_MAX: '6' }
    : {};
  return launch(dataDir, { ...database, ...env }, true);
};

const launch = async (
  dataDir: string,
  extra: Record<string, string>,
  ownsData: boolean,
): Promise<CmsServer> => {
  const port = await freePort();
  let output = '';
  let child: ServerProcess;
  let env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    TZ: 'UTC',
    NODE_ENV: 'development',
    STRAPI_TELEMETRY_DISABLED: 'true',
    SERVE_PANEL: 'false',
    SEED_DEMO: 'false',
    RATE_LIMIT_SCALE: '1000',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    CMS_ROOT: cmsRoot,
    // A site and a widget built elsewhere, as CMS_DIST is for the server.
    ...(process.env.SITE_DIST ? { SITE_DIST: process.env.SITE_DIST } : {}),
    ...(process.env.SDK_DIST ? { SDK_DIST: process.env.SDK_DIST } : {}),
    ...(process.env.TEST_CODE_CACHE ? { TEST_CODE_CACHE: process.env.TEST_CODE_CACHE } : {}),
    ...SECRETS,
    ...testTimingsEnv,
    ...extra,
  };
  const url = `http://127.0.0.1:${port}`;

  const start = async () => {
    child = takeProcess(env, (chunk) => (output += chunk));
    const deadline = Date.now() + START_MS;
    while (!(await healthy(url))) {
      if (child.hasEnded()) throw new Error(`The server ended while starting:\n${output}`);
      if (Date.now() > deadline) {
        // Nobody else knows of it: it would run on after the tests.
        child.kill('SIGKILL');
        throw new Error(`The server was not ready after ${START_MS} ms:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  await start();
  return {
    url,
    dataDir,
    env,
    log: () => output,
    hangUp: () => child.hangUp(),
    setClock: (milliseconds) => child.setClock(milliseconds),
    stop: async () => {
      const code = await child.stop();
      if (ownsData) fs.rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
    kill: (signal) => child.kill(signal),
    restart: async (more = {}, meanwhile) => {
      await child.stop();
      await meanwhile?.();
      env = { ...env, ...more };
      await start();
    },
    twin: () => launch(dataDir, extra, false),
  };
};

const healthy = async (url: string) => {
  try {
    return (await fetch(`${url}/api/health`)).status === 200;
  } catch {
    return false;
  }
};
