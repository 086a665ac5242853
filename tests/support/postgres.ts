import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const binaries = () => {
  const root = '/usr/lib/postgresql';
  const newest = fs.existsSync(root)
    ? fs.readdirSync(root).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  if (newest) return path.join(root, newest, 'bin');
  return path.dirname(execFileSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' }).trim());
};

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/**
 * What it writes need outlive no crash of the machine, and nobody copies its log. With a database for each server, looking after them
 * all by itself would keep it busy.
 */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_connections=200',
];

/**
 * A throw-away PostgreSQL cluster on a free loopback port; `url` has no database name yet (append `/name`). `log` gets what
 * the cluster says.
 */
export const startPostgres = async ({ log }: { log?: (text: string) => void } = {}): Promise<{
  url: string;
  stop: () => Promise<void>;
}> => {
  const bin = binaries();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-pg-'));
  const port = await freePort();
  // PostgreSQL refuses to run as root, so a root user (containers, CI) lends the cluster to `postgres`.
  const asRoot = process.getuid?.() === 0;
  const account = asRoot
    ? {
        uid: Number(execFileSync('id', ['-u', 'postgres'])),
        gid: Number(execFileSync('id', ['-g', 'postgres'])),
      }
    : {};
  if (asRoot) fs.chownSync(folder, account.uid ?? 0, account.gid ?? 0);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'officina', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      ...SETTINGS.flatMap((setting) => ['-c', setting]),
    ],
    { ...account, cwd: folder, stdio: log ? ['ignore', 'ignore', 'pipe'] : 'ignore' },
  );
  server.stderr?.on('data', (chunk: Buffer) => log?.(chunk.toString()));
  const url = `postgres://officina@127.0.0.1:${port}`;
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      execFileSync(path.join(bin, 'psql'), [`${url}/postgres`, '-c', 'select 1'], { stdio: 'ignore' });
      break;
    } catch (cause) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start', { cause });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** From 15 on a copy is made page by page through the log unless its files are asked for: five times as slow for hundreds of tables. */
const copyOf = (template: string): string => {
  const version = execFileSync(path.join(binaries(), 'postgres'), ['--version'], { encoding: 'utf8' });
  const [major] = /\d+/.exec(version) ?? ['0'];
  return `template ${template}${Number(major) >= 15 ? ' strategy file_copy' : ''}`;
};

/** Creates a database in the cluster, empty or as a copy of one that nobody is connected to, and answers its URL. */
export const createDatabase = (clusterUrl: string, template = 'template1'): string => {
  const name = `t_${Math.random().toString(36).slice(2, 12)}`;
  execFileSync(
    path.join(binaries(), 'psql'),
    [`${clusterUrl}/postgres`, '-c', `create database ${name} ${copyOf(template)}`],
    { stdio: 'ignore' },
  );
  return `${clusterUrl}/${name}`;
};
