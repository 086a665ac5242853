// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { explainAndExit, must, root, step } from '../run.mjs';
import { makeVolumes, runOnce, startContainer } from './container.mjs';
import { mountSystem } from './rootfs.mjs';

/**
 * Serves what was built as `compose.yaml` says, in a network of its own: two instances on PostgreSQL behind Caddy with TLS; a backup; a
 * restore on an empty machine; one instance on SQLite. `try-image.mjs FOLDER` reads FOLDER/image.json.
 */
const [, , folder = ''] = process.argv;
const DOMAIN = 'officina.localhost';
const ADVICE = 'read the message above.';
/** @type {import('./build-image.mjs').Image} */
const image = JSON.parse(fs.readFileSync(path.join(folder, 'image.json'), 'utf8'));

/** @param {boolean} condition @param {string} sentence */
const check = (condition, sentence) => {
  if (!condition) throw new Error(sentence);
};

/** A PostgreSQL of the major that compose names, in its own root file system. @param {string} system */
const startPostgres = async (system) => {
  const programs = '/usr/lib/postgresql/17/bin';
  const data = '/var/lib/postgresql/data';
  const shared = `${system}/dev/shm`;
  await must('/bin/sh', ['-euc', [...mountSystem(system), `mkdir -m 1777 ${shared}`].join('\n')]);
  /** @param {string[]} command */
  const asPostgres = (command) => must('chroot', ['--userspec=postgres:postgres', system, ...command]);
  fs.rmSync(path.join(system, data), { recursive: true, force: true });
  await asPostgres([
    `${programs}/initdb`,
    `--pgdata=${data}`,
    '--auth=trust',
    '--username=officina',
    '--encoding=UTF8',
  ]);
  const options = '-c listen_addresses=127.0.0.1 -c unix_socket_directories=/tmp';
  await asPostgres([`${programs}/pg_ctl`, '-D', data, '-o', options, '-l', `${data}/log`, '-w', 'start']);
  /** @param {string} sql @param {string} [database] */
  const ask = (sql, database = 'officina') =>
    asPostgres([`${programs}/psql`, '-h', '127.0.0.1', '-U', 'officina', '-d', database, '-Atc', sql]);
  return { ask, stop: () => asPostgres([`${programs}/pg_ctl`, '-D', data, '-m', 'fast', 'stop']) };
};

/** @param {string} authority @returns {(address: string) => Promise<{ status: string, body: string }>} */
const browserWith = (authority) => async (address) => {
  const output = await must('curl', [
    '--silent',
    '--show-error',
    '--max-time',
    '20',
    '--cacert',
    authority,
    '-w',
    '\n%{http_code}',
    address,
  ]);
  const at = output.lastIndexOf('\n');
  return { body: output.slice(0, at), status: output.slice(at + 1) };
};

/** Caddy with our file, and an authority of its own. @param {string} data */
const startCaddy = async (data) => {
  fs.mkdirSync(data, { recursive: true });
  const child = spawn(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', path.join(root, 'deploy/Caddyfile')],
    {
      env: { PATH: process.env.PATH, HOME: data, XDG_DATA_HOME: data, DOMAIN, UPSTREAM: 'officina' },
      stdio: 'ignore',
    },
  );
  const authority = path.join(data, 'caddy/pki/authorities/local/root.crt');
  const get = browserWith(authority);
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      // Without an instance behind it, it says so; what counts is that it has its certificate.
      await get(`https://${DOMAIN}/`);
      return { get, stop: () => child.kill() };
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
};

const main = async () => {
  const secrets = Object.fromEntries(
    (await runOnce(image, ['scripts/print-env.mjs'], { volumes: {}, environment: {} }))
      .split('\n')
      .flatMap((line) =>
        [/^([A-Z_]+)=([^"\s]+)$/.exec(line)].flatMap((match) => (match ? [[match[1], match[2]]] : [])),
      ),
  );
  const settings = {
    ...secrets,
    PUBLIC_URL: `https://${DOMAIN}`,
    TRUSTED_PROXIES: '1',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    ADMIN_EMAIL: 'first@officina.localhost',
    ADMIN_PASSWORD: 'A-long-passw0rd',
  };
  const postgres = await step('Start PostgreSQL', ADVICE, () => startPostgres(path.join(folder, 'postgres')));
  await postgres.ask('create database officina', 'postgres');
  const volumes = await makeVolumes(image, path.join(folder, 'volumes'));
  const backups = path.join(folder, 'backups');
  fs.mkdirSync(backups, { recursive: true });
  await must('chown', ['1000:1000', backups]);
  /** @param {string} host @param {Record<string, string>} [more] */
  const instance = (host, more = {}) => ({
    volumes: { ...volumes, '/mnt': backups },
    environment: {
      ...settings,
      HOST: host,
      DATABASE_URL: 'postgres://officina@127.0.0.1:5432/officina',
      ...more,
    },
  });

  const caddy = await step('Start Caddy', ADVICE, () => startCaddy(path.join(folder, 'caddy')));
  const { get } = caddy;
  const instances = await step('Start two instances at once on an empty database', ADVICE, () =>
    Promise.all([startContainer(image, instance('127.0.0.2')), startContainer(image, instance('127.0.0.3'))]),
  );
  await step('Read site, panel, API and widget over TLS', ADVICE, async () => {
    for (const address of ['/', '/login', '/cms', '/api/health', '/widget.js']) {
      const { status, body } = await get(`https://${DOMAIN}${address}`);
      check(status === '200' && body.length > 0, `${address} answered ${status}.`);
    }
    check((await get(`http://${DOMAIN}/`)).status === '308', 'Plain http is not sent to https.');
    const { status } = await get(`https://${DOMAIN}/dev/outbox`);
    check(status === '404', `Mails can be read at /dev/outbox (${status}).`);
    return undefined;
  });
  await step('Stop one instance while pages are read', ADVICE, async () => {
    let isStopped = false;
    const stopped = instances[0]?.stop().then((code) => {
      isStopped = true;
      check(code === 0, `It ended with ${String(code)}.`);
    });
    let read = 0;
    while (!isStopped || read < 40) {
      const { status } = await get(`https://${DOMAIN}/api/health`);
      check(status === '200', `A request failed with ${status} while an instance stopped.`);
      read += 1;
    }
    await stopped;
    return undefined;
  });
  await step('Back up in a container, while it serves', ADVICE, () =>
    runOnce(image, ['scripts/backup.mjs', '/mnt/first'], instance('127.0.0.2')),
  );
  await instances[1]?.stop();

  await step('Restore on an empty machine and serve', ADVICE, async () => {
    await postgres.ask('create database elsewhere', 'postgres');
    const elsewhere = {
      volumes: { ...(await makeVolumes(image, path.join(folder, 'volumes-elsewhere'))), '/mnt': backups },
      environment: {
        ...settings,
        ADMIN_EMAIL: '',
        ADMIN_PASSWORD: '',
        HOST: '127.0.0.2',
        DATABASE_URL: 'postgres://officina@127.0.0.1:5432/elsewhere',
      },
    };
    await runOnce(image, ['scripts/restore.mjs', '/mnt/first'], elsewhere);
    await runOnce(image, ['scripts/verify-books.mjs'], elsewhere);
    const restored = await startContainer(image, elsewhere);
    check((await get(`https://${DOMAIN}/`)).status === '200', 'The restored site does not answer.');
    const admins = await postgres.ask('select email from admin_users', 'elsewhere');
    check(admins.trim() === settings.ADMIN_EMAIL, `The panel's administrator is ${admins || 'gone'}.`);
    await restored.stop();
    return undefined;
  });
  await step('Serve alone on SQLite', ADVICE, async () => {
    const alone = await startContainer(image, {
      volumes: await makeVolumes(image, path.join(folder, 'volumes-small')),
      environment: { ...settings, HOST: '127.0.0.2', DATABASE_URL: '' },
    });
    check((await get(`https://${DOMAIN}/`)).status === '200', 'The site on SQLite does not answer.');
    check((await alone.stop()) === 0, 'It did not end by itself.');
    return undefined;
  });
  caddy.stop();
  await postgres.stop();
};

main().catch(explainAndExit);
