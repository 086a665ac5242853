import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from './paths';

export interface Run {
  code: number | null;
  /** Everything that was printed. */
  output: string;
}

/** Runs a program of Node's to its end, with exactly this environment. */
export const runNode = (file: string, args: string[], env: Record<string, string>): Promise<Run> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      // An empty one is set: a developer's `.env` does not come in.
      env: { DATABASE_URL: '', DATABASE_FILENAME: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });

/** Runs a command of the repository, by its name in `scripts`. */
export const runScript = (script: string, args: string[], env: Record<string, string>): Promise<Run> =>
  runNode(path.join(repositoryRoot, 'scripts', `${script}.mjs`), args, env);
