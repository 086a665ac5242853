import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build } from 'esbuild';
import { cmsDist, repositoryRoot } from '../paths';
import type { PostsDatabase } from './engine';

let bundled: Promise<string> | undefined;

/** The child's program, made once for each test file. */
const program = (): Promise<string> =>
  (bundled ??= (async () => {
    const outfile = path.join(repositoryRoot, `tests/.tmp/publishing-child-${process.pid}.mjs`);
    await build({
      entryPoints: [path.join(repositoryRoot, 'tests/support/publishing/child.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      alias: { '@contract': path.join(repositoryRoot, 'cms/src/contract/index.ts') },
      outfile,
      logLevel: 'error',
      define: { 'import.meta.dirname': JSON.stringify(path.join(repositoryRoot, 'tests/support')) },
    });
    return outfile;
  })());

export interface EngineProcess {
  /** Publishes what is due; answers what it printed, and the signal that ended it. */
  run(): Promise<{ output: string; signal: NodeJS.Signals | null }>;
  kill(): void;
}

/** An engine in a process of its own, ready to begin. */
export const startEngineProcess = async (
  { dataDir, env }: PostsDatabase,
  more: Record<string, string>,
): Promise<EngineProcess> => {
  const child = spawn(process.execPath, [await program()], {
    env: {
      PATH: process.env.PATH ?? '',
      TZ: 'UTC',
      CMS_DIST: cmsDist,
      DATA_DIR: dataDir,
      ...(env.DATABASE_URL ? { DATABASE_URL: env.DATABASE_URL } : {}),
      ...more,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`The process ended early: ${output}`)));
  });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  await ready;
  return {
    async run() {
      child.stdin.write('go\n');
      const [, signal] = await ended;
      return { output, signal };
    },
    kill: () => void child.kill('SIGKILL'),
  };
};
