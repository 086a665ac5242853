import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GetHealth } from '@contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../support/auth';
import { client } from '../support/client';
import { sql } from '../support/database';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let bot: OwnedBot;
let files: string;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  bot = await ownerOfBot(server);
  files = path.join(server.dataDir, 'files');
  fs.mkdirSync(files, { recursive: true });
});
afterAll(() => server.stop());

/** Root fills a small disk; anybody else takes the right to write away, which says the same to a server. */
const isRoot = process.getuid?.() === 0;
const mountSmall = (folder: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', folder], { stdio: 'ignore' });
const takeRoom = () => (isRoot ? void mountSmall(files) : fs.chmodSync(files, 0o500));
const giveRoom = () => (isRoot ? void execFileSync('umount', [files]) : fs.chmodSync(files, 0o700));

/** Root of a container may be forbidden to mount; what the answer is stands in `error-answer.test.ts` too. */
const canTakeRoom = (): boolean => {
  if (!isRoot) return true;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-disk-'));
  try {
    mountSmall(folder);
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    fs.rmdirSync(folder);
  }
};

const upload = () => {
  const form = new FormData();
  form.append('files', new Blob(['Apriamo alle nove. '.repeat(4_000)]), 'orari.txt');
  return client(server).post(`/chatbots/${bot.id}/training-files`, form, { token: bot.owner.token });
};

test.runIf(canTakeRoom())(
  'a full disk refuses a file with 507 and nothing half done, serves everything else, and heals by itself',
  async () => {
    takeRoom();
    try {
      const refused = await upload();
      expect([refused.status, codeOf(refused)]).toEqual([507, 'STORAGE_FULL']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(
        await sql(
          server,
          `select t.id from training_files t join chatbots c on c.id = t.chatbot_id where c.install_id = '${bot.id}'`,
        ),
      ).toEqual([]);
      const left = fs.readdirSync(files, { recursive: true }).filter((name) => String(name).includes('.'));
      expect(left).toEqual([]);
      expect((await client(server).get('/me', { token: bot.owner.token })).status).toBe(200);
    } finally {
      giveRoom();
    }
    expect((await upload()).status).toBeLessThan(300);
  },
);

test('health says what becomes of the disk, and stays ready for reading', async () => {
  const healthy = await client(server).get<GetHealth['response']>('/health');
  expect([healthy.status, healthy.body.disk]).toEqual([200, 'ok']);
});

test('a server whose folder cannot be written says so in a sentence and ends', async () => {
  const file = path.join(server.dataDir, 'not-a-folder');
  fs.writeFileSync(file, '');
  await expect(startCms({ env: { DATA_DIR: file } })).rejects.toThrow(
    /Officina cannot start\. DATA_DIR \(.*not-a-folder\) cannot be written: a file stands in its place/,
  );
});
