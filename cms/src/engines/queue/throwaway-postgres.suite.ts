import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

const binaries = (): string => {
  const newest = fs.existsSync(DEBIAN)
    ? fs.readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  return newest
    ? path.join(DEBIAN, newest, 'bin')
    : path.dirname(execFileSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' }).trim());
};

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A PostgreSQL that lives as long as a test file. */
export const startThrowawayPostgres = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const bin = binaries();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-queue-pg-'));
  // PostgreSQL refuses to run as root: there the cluster belongs to `postgres`.
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  const account = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (account.uid !== undefined) fs.chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const run = { ...account, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'officina', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    run,
  );
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'];
  const server = spawn(path.join(bin, 'postgres'), options, run);
  const url = `postgres://officina@127.0.0.1:${port}/postgres`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      execFileSync(path.join(bin, 'psql'), [url, '-c', 'select 1'], { stdio: 'ignore' });
      break;
    } catch (cause) {
      if (attempt === 200) throw new Error('PostgreSQL did not start', { cause });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
