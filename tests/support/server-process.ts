import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { cmsDist, cmsRoot } from './paths';
import { isReal } from './timings';

/** A process that serves a cms. */
export interface ServerProcess {
  hasEnded(): boolean;
  /** Ends the server as SIGTERM does, and answers its exit code (null when a signal ended it). */
  stop(): Promise<number | null>;
  /** Sends the signal and waits for the end of the process. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Nobody reads what it prints any more. */
  hangUp(): void;
  /** Sets its clock so far ahead of the machine's, or back. */
  setClock(milliseconds: number): void;
}

const SERVE = path.join(cmsDist, 'src/serve.js');

/** Arguments by which Node begins with modules that were compiled once. */
export const preload = (): string[] =>
  process.env.TEST_CODE_CACHE ? ['--import', path.join(import.meta.dirname, 'code-cache.mjs')] : [];

/** Processes of this worker that serve nothing at present. */
const idle: ChildProcess[] = [];

/** A start makes fifty megabytes that stay: with room for them in the young space, V8 does not copy them again and again. */
const ROOM = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

const newHost = (): ChildProcess => {
  const program = path.join(import.meta.dirname, 'server-host.mjs');
  return spawn(process.execPath, [...ROOM, ...preload(), program], {
    cwd: cmsRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TEST_CODE_CACHE: process.env.TEST_CODE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
};

/** While it serves nothing it is no reason for the worker to stay; it ends with it. */
const keepsWorker = (child: ChildProcess, keeps: boolean): void => {
  for (const handle of [child, child.channel, child.stdout as Socket | null, child.stderr as Socket | null])
    handle?.[keeps ? 'ref' : 'unref']();
};

/** One that somebody has ended meanwhile is none. */
const takeIdle = (): ChildProcess | undefined => {
  const child = idle.pop();
  return child && isOver(child) ? takeIdle() : child;
};

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

const exits = new WeakMap<ChildProcess, Promise<number | null>>();
/** One listener for each process, which serves many servers and is waited for by each. */
const exitOf = (child: ChildProcess): Promise<number | null> => {
  if (isOver(child)) return Promise.resolve(child.exitCode);
  const known = exits.get(child);
  if (known) return known;
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  exits.set(child, exit);
  return exit;
};

const killed = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  const exit = exitOf(child);
  child.kill(signal);
  return exit;
};

const reads = ({ stdout, stderr }: ChildProcess, onOutput: (text: string) => void): (() => void) => {
  const onChunk = (chunk: Buffer) => onOutput(chunk.toString());
  for (const stream of [stdout, stderr]) stream?.on('data', onChunk);
  return () => {
    for (const stream of [stdout, stderr]) stream?.off('data', onChunk);
  };
};

/** As production starts it: a process of its own, with nothing before it. */
const ownProcess = (env: Record<string, string>, onOutput: (text: string) => void): ServerProcess => {
  const child = spawn(process.execPath, [SERVE], { cwd: cmsRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
  reads(child, onOutput);
  return {
    hasEnded: () => isOver(child),
    stop: () => killed(child, 'SIGTERM'),
    kill: async (signal) => void (await killed(child, signal)),
    hangUp: () => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()),
    setClock: () => {
      throw new Error('Only a server that was started with TEST_CLOCK has a clock of its own.');
    },
  };
};

/** A process that has served others before, where there is one: see `server-host.mjs`. */
const sharedProcess = (env: Record<string, string>, onOutput: (text: string) => void): ServerProcess => {
  const child = takeIdle() ?? newHost();
  keepsWorker(child, true);
  const stopReading = reads(child, onOutput);
  child.send({ serve: SERVE, env });
  let isReusable = true;
  const stop = async (): Promise<number | null> => {
    if (isOver(child)) return child.exitCode;
    if (!isReusable) return killed(child, 'SIGTERM');
    const exit = exitOf(child);
    const stopped = new Promise<'stopped'>((resolve) => child.once('message', () => resolve('stopped')));
    child.send({ stop: true });
    const end = await Promise.race([exit, stopped]);
    if (end !== 'stopped') return end;
    stopReading();
    keepsWorker(child, false);
    idle.push(child);
    return 0;
  };
  return {
    hasEnded: () => isOver(child),
    stop,
    kill: async (signal) => void (await killed(child, signal)),
    hangUp: () => {
      isReusable = false;
      [child.stdout, child.stderr].forEach((stream) => stream?.destroy());
    },
    setClock: (clockMs) => void child.send({ clockMs }),
  };
};

/** Dependencies read it when they are loaded, and keep it: the parser of uploads its folder, for all later servers of the process. */
const hasOwnFolder = (env: Record<string, string>): boolean => 'TMPDIR' in env;

/** Its clock is set from outside, for which it must hear messages. */
const hasOwnClock = (env: Record<string, string>): boolean => env.TEST_CLOCK === 'true';

/**
 * Starts the compiled server with exactly this environment. With real timings it is a process of its own, as in production; otherwise
 * one that has loaded its dependencies before.
 */
export const takeProcess = (env: Record<string, string>, onOutput: (text: string) => void): ServerProcess =>
  ((isReal && !hasOwnClock(env)) || hasOwnFolder(env) ? ownProcess : sharedProcess)(env, onOutput);
