import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account, GetSystemStatus } from '@contract';
import { startS3, type S3Server } from '../../cms/src/engines/files/objects/testing/s3-server.suite';
import { client, dataOf, signIn, signUp, type TestUser } from '../support/client';
import { testOnSqlite } from '../support/on-sqlite';
import { ownerOfBot, visitor, type OwnedBot } from '../support/owner';
import { cmsDist, cmsRoot } from '../support/paths';
import { createDatabase } from '../support/postgres';
import { runNode, runScript, type Run } from '../support/run-script';
import { startCms, type CmsServer } from '../support/start-cms';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SITE = 'https://bottega.test';
const PICTURE = 'vetrina.txt';

interface Manifest {
  createdAt: string;
  database: string;
  secrets: string[];
  files: { path: string; bytes: number; sha256: string }[];
}

let folder: string;
let server: CmsServer;
let giulia: TestUser;
let bot: OwnedBot;
let avatarUrl: string;
/** Who registered while the backup was being written. */
const meanwhile: TestUser[] = [];
let backup: Run;

const inFolder = (name: string) => path.join(folder, name);

/** The server's own folder with a media library of its own: the repository's is nobody's test ground. */
const ownRoot = (name: string): string => {
  const root = inFolder(name);
  fs.mkdirSync(path.join(root, 'public/uploads'), { recursive: true });
  for (const entry of fs.readdirSync(cmsRoot))
    if (entry !== 'public') fs.symlinkSync(path.join(cmsRoot, entry), path.join(root, entry));
  return root;
};

/** An empty installation beside the first: its own folders and database, with the same secrets. */
const emptyInstallation = (name: string): Record<string, string> => ({
  ...server.env,
  CMS_ROOT: ownRoot(`${name}-root`),
  DATA_DIR: inFolder(`${name}-data`),
  ...(process.env.TEST_POSTGRES_URL ? { DATABASE_URL: createDatabase(process.env.TEST_POSTGRES_URL) } : {}),
});

const manifestIn = (name: string) =>
  JSON.parse(fs.readFileSync(inFolder(`${name}/manifest.json`), 'utf8')) as Manifest;
const readBackup = () => manifestIn('backup');

const isStored = (installation: Record<string, string>) =>
  fs.existsSync(installation.DATA_DIR ?? '') && fs.readdirSync(installation.DATA_DIR ?? '').length > 0;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-backup-'));
  const root = ownRoot('first-root');
  server = await startCms({ env: { SEED_DEMO: 'true', CMS_ROOT: root } });
  giulia = await signUp(server);
  bot = await ownerOfBot(server, giulia);
  await bot.save({ siteUrl: SITE });
  await bot.upload([{ name: 'orari.txt', bytes: Buffer.from('Il codice dello sconto è ZIBIBBO7.\n') }]);
  await bot.publish();
  const form = new FormData();
  form.append('files', new Blob([Buffer.from(PNG, 'base64')]), 'io.png');
  const avatar = await client(server).put<{ data: Account }>('/me/avatar', form, { token: giulia.token });
  avatarUrl = avatar.body.data.avatarUrl ?? '';
  fs.writeFileSync(path.join(root, 'public/uploads', PICTURE), 'una vetrina');

  let isWriting = true;
  const writing = (async () => {
    while (isWriting) meanwhile.push(await signUp(server));
  })();
  backup = await runScript('backup', [inFolder('backup')], server.env);
  isWriting = false;
  await writing;
}, 300_000);
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a backup is written while people register, and names secrets without holding them', () => {
  expect(backup).toMatchObject({ code: 0 });
  expect(meanwhile.length).toBeGreaterThan(0);
  const { database, secrets, files } = readBackup();
  expect(database).toBe(process.env.TEST_POSTGRES_URL ? 'postgresql' : 'sqlite');
  expect(secrets).toEqual(expect.arrayContaining(['APP_KEYS', 'ENCRYPTION_KEY', 'JWT_SECRET']));
  const names = files.map((file) => file.path);
  expect(names).toContain(`uploads/${PICTURE}`);
  expect(names.some((name) => name.startsWith('data/files/'))).toBe(true);
  // What the server builds anew, and the database's own files, are not copied as files.
  expect(
    names.filter((name) => /^data\/(?:indexes|page-cards|scaled-pictures|officina\.db)/.test(name)),
  ).toEqual([]);
  const whole = `${backup.output}${fs.readFileSync(inFolder('backup/manifest.json'), 'utf8')}`;
  for (const name of secrets) expect(whole).not.toContain(server.env[name] || 'no such secret');
});

test('administrators see when it was made and that it ended well', async () => {
  const admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  const reply = await client(server).get('/admin/system', { token: admin.token });
  const { backup: shown } = dataOf<GetSystemStatus['response']['data']>(reply);
  expect(shown).toMatchObject({
    ok: true,
    value: { lastAt: readBackup().createdAt, isOld: false, attempt: { outcome: 'completed', reason: null } },
  });
});

test('a second backup never goes into the first, and administrators see that it failed', async () => {
  const before = readBackup();
  const second = await runScript('backup', [inFolder('backup')], server.env);
  expect([second.code, second.output]).toEqual([1, expect.stringContaining('is not empty')]);
  expect(readBackup()).toEqual(before);
  const admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  const reply = await client(server).get('/admin/system', { token: admin.token });
  const { backup: shown } = dataOf<GetSystemStatus['response']['data']>(reply);
  expect(shown).toMatchObject({
    ok: true,
    value: {
      lastAt: before.createdAt,
      isOld: false,
      attempt: { outcome: 'failed', reason: expect.stringContaining('is not empty') },
    },
  });
});

describe('restored into an empty installation', () => {
  let installation: Record<string, string>;
  let restored: CmsServer;
  beforeAll(async () => {
    installation = emptyInstallation('second');
    expect(await runScript('restore', [inFolder('backup')], installation)).toMatchObject({ code: 0 });
    const { CMS_ROOT = '', DATA_DIR = '', DATABASE_URL } = installation;
    restored = await startCms({
      isFirstStart: true,
      env: { SEED_DEMO: 'true', CMS_ROOT, DATA_DIR, ...(DATABASE_URL ? { DATABASE_URL } : {}) },
    });
  }, 300_000);
  afterAll(() => restored.stop());

  test('the server serves who registered, what they uploaded and the media library', async () => {
    const session = await signIn(restored, giulia.email, giulia.password);
    expect(session.user.id).toBe(giulia.user.id);
    const avatar = (origin: string) => fetch(origin + avatarUrl).then((reply) => reply.arrayBuffer());
    expect(Buffer.from(await avatar(restored.url))).toEqual(Buffer.from(await avatar(server.url)));
    const picture = await fetch(`${restored.url}/uploads/${PICTURE}`);
    expect([picture.status, await picture.text()]).toEqual([200, 'una vetrina']);
  });

  test('a chatbot answers from its document, whose index is built anew', async () => {
    const { ask } = await visitor(restored, bot.id, SITE);
    expect((await ask('Qual è il codice dello sconto?')).body.reply).toContain('ZIBIBBO7');
  });

  test('the moment of the backup is one: whoever is in it registered before all who are not', async () => {
    const isIn = await Promise.all(
      meanwhile.map(({ email, password }) =>
        client(restored)
          .post('/auth/local', { identifier: email, password })
          .then(({ status }) => status === 200),
      ),
    );
    expect(isIn).toEqual([...isIn].sort((a, b) => Number(b) - Number(a)));
  });

  test('it is not replaced while its server runs, nor without being told to', async () => {
    const running = await runScript('restore', [inFolder('backup'), '--force'], installation);
    expect([running.code, running.output]).toEqual([1, expect.stringContaining('stop')]);
    await restored.kill('SIGTERM');
    const unforced = await runScript('restore', [inFolder('backup')], installation);
    expect([unforced.code, unforced.output]).toEqual([1, expect.stringContaining('--force')]);
    const stray = path.join(installation.DATA_DIR ?? '', 'files/stray.txt');
    fs.writeFileSync(stray, 'stored since');
    expect(await runScript('restore', [inFolder('backup'), '--force'], installation)).toMatchObject({
      code: 0,
    });
    expect(fs.existsSync(stray)).toBe(false);
    await restored.restart();
    expect((await signIn(restored, giulia.email, giulia.password)).user.id).toBe(giulia.user.id);
  }, 240_000);
});

describe('with files in a bucket', () => {
  let s3: S3Server;
  beforeAll(async () => void (s3 = await startS3()));
  afterAll(() => s3.close());

  const filesOf = ({ files }: Manifest) =>
    files
      .map(({ path: name, sha256 }) => `${name} ${sha256}`)
      .filter((line) => /^(?:data\/files|uploads)\//.test(line))
      .sort();
  const migrate = (env: Record<string, string>) =>
    runNode(path.join(cmsDist, 'src/jobs/migrate-storage-command.js'), [], env);

  test('a backup of a disk is restored into a bucket, and a backup of that is the same', async () => {
    const bucket = { ...s3.env, S3_PREFIX: 'ripristino' };
    const empty = emptyInstallation('bucket');
    const installation = { ...empty, ...bucket };
    expect(await runScript('restore', [inFolder('backup')], installation)).toMatchObject({ code: 0 });
    // Nothing of it lies on the disk.
    expect(fs.existsSync(path.join(empty.DATA_DIR ?? '', 'files'))).toBe(false);
    expect(await runScript('backup', [inFolder('bucket-backup')], installation)).toMatchObject({ code: 0 });
    const expected = filesOf(readBackup());
    expect(expected.length).toBeGreaterThan(2);
    expect(filesOf(manifestIn('bucket-backup'))).toEqual(expected);
    expect(manifestIn('bucket-backup').secrets).toContain('S3_SECRET_ACCESS_KEY');

    const beside = { ...emptyInstallation('beside'), ...bucket };
    const unforced = await runScript('restore', [inFolder('backup')], beside);
    expect([unforced.code, unforced.output]).toEqual([1, expect.stringContaining('not empty')]);
  }, 240_000);

  testOnSqlite('what lies on a disk is copied into a bucket by command, once', async () => {
    const env = { ...server.env, ...s3.env, S3_PREFIX: 'trasloco' };
    const first = await migrate(env);
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toMatch(/\d+ private files: [1-9]\d* copied \(.* MB\), 0 there already/);
    expect(first.output).toMatch(/1 pictures of the media library: 1 copied/);
    const second = await migrate(env);
    expect([second.code, second.output]).toEqual([0, expect.stringMatching(/private files: 0 copied/)]);
    const nowhere = await migrate({ ...env, S3_BUCKET: '' });
    expect([nowhere.code, nowhere.output]).toEqual([1, expect.stringContaining('S3_BUCKET is not set')]);
  });

  testOnSqlite('a bucket that refuses is named before anything is saved', async () => {
    const refused = await runScript('backup', [inFolder('refused')], {
      ...server.env,
      ...s3.env,
      S3_SECRET_ACCESS_KEY: 'wrong',
    });
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('the store refused')]);
    expect(fs.existsSync(inFolder('refused'))).toBe(false);
  });
});

/** A copy of the backup that somebody or something has changed. */
const changed = (name: string, change: (copy: string, manifest: Manifest) => void): string => {
  const copy = inFolder(name);
  fs.cpSync(inFolder('backup'), copy, { recursive: true });
  change(copy, readBackup());
  return copy;
};
const rewrite = (copy: string, manifest: object) =>
  fs.writeFileSync(path.join(copy, 'manifest.json'), JSON.stringify(manifest));

testOnSqlite.each<[string, string, (copy: string, manifest: Manifest) => void]>([
  [
    'one byte that differs',
    'damaged',
    (copy, { files }) => {
      const file = path.join(copy, files.find(({ path: name }) => name.startsWith('data/'))?.path ?? '');
      const bytes = fs.readFileSync(file);
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      fs.writeFileSync(file, bytes);
    },
  ],
  ['a file that is missing', 'missing', (copy) => fs.rmSync(path.join(copy, 'uploads', PICTURE))],
  [
    'a file that is not listed',
    'Not part',
    (copy) => fs.writeFileSync(path.join(copy, 'uploads/x.html'), 'x'),
  ],
  ['an unfinished backup', 'unfinished', (copy) => fs.rmSync(path.join(copy, 'manifest.json'))],
  [
    'paths that lead out of their folder',
    'not written by Officina',
    (copy, manifest) =>
      rewrite(copy, { ...manifest, files: [{ path: 'data/../../x', bytes: 0, sha256: '' }] }),
  ],
  [
    'a later version',
    'version 99.0.0',
    (copy, manifest) => rewrite(copy, { ...manifest, version: '99.0.0' }),
  ],
  [
    'another kind of database',
    'is set to',
    (copy, manifest) =>
      rewrite(copy, { ...manifest, database: manifest.database === 'sqlite' ? 'postgresql' : 'sqlite' }),
  ],
])('refused before anything is written: %s', async (name, reason, change) => {
  const installation = emptyInstallation(name);
  const { code, output } = await runScript(
    'restore',
    [changed(`${name}-copy`, change), '--force'],
    installation,
  );
  expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  expect(output).toContain('What to do');
  expect(isStored(installation)).toBe(false);
});
