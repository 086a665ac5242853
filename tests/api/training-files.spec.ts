import type { GetTrainingFileText, TrainingFile, UploadTrainingFiles } from '@contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { bakeryFiles } from '../support/bakery';
import { client, dataOf, eventually } from '../support/client';
import { testOnSqlite } from '../support/on-sqlite';
import { ownerOfBot, visitor, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { startCms } from '../support/start-cms';

let server: SharedCms;
beforeAll(() => {
  server = sharedCms();
});

const send = (bot: OwnedBot, files: { name: string; bytes: Buffer }[]) => {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  return client(server).post<UploadTrainingFiles['response']>(`/chatbots/${bot.id}/training-files`, form, {
    token: bot.owner.token,
  });
};
const list = async (bot: OwnedBot) =>
  (
    await client(server).get<{ data: TrainingFile[] }>(`/chatbots/${bot.id}/training-files`, {
      token: bot.owner.token,
    })
  ).body.data;
const settled = (bot: OwnedBot) =>
  eventually(
    () => list(bot),
    (files) => files.every(({ status }) => status === 'ready' || status === 'failed'),
    60_000,
  );
const text = (name: string, content: string) => ({ name, bytes: Buffer.from(content) });

describe('real documents', () => {
  test('a PDF, a text, a CSV and a Word file become passages, and the bot answers from each', async () => {
    const bot = await ownerOfBot(server);
    await bot.save({ siteUrl: 'https://giada.test' });
    const files = await bot.upload(bakeryFiles().map(({ name, buffer }) => ({ name, bytes: buffer })));
    expect(files.map(({ name, status }) => `${name} ${status}`).sort()).toEqual([
      'allergeni.docx ready',
      'listino.csv ready',
      'orari.txt ready',
      'resi.pdf ready',
    ]);
    expect(files.every(({ passages }) => (passages ?? 0) > 0)).toBe(true);
    expect(files.find(({ name }) => name === 'resi.pdf')?.pages).toBe(1);
    await bot.publish();
    const { ask } = await visitor(server, bot.id, 'https://giada.test');
    const reply = await ask('Quanto costa la torta Sacher?');
    expect(reply.body.reply).toContain('32');
    expect(reply.body.sources[0]?.title).toBe('listino.csv');
  });

  test('what was understood can be read, and a removed file is forgotten', async () => {
    const bot = await ownerOfBot(server);
    await bot.save({ siteUrl: 'https://giada.test' });
    const [file] = await bot.upload([text('codici.txt', 'Il codice segreto dello sconto è LIMONE42.\n')]);
    await bot.publish();
    const path = `/chatbots/${bot.id}/training-files/${file?.id}`;
    const understood = await client(server).get<GetTrainingFileText['response']>(`${path}/text`, {
      token: bot.owner.token,
    });
    expect(understood.body.data[0]?.text).toContain('LIMONE42');
    const { ask } = await visitor(server, bot.id, 'https://giada.test');
    expect((await ask('Qual è il codice segreto dello sconto?')).body.reply).toContain('LIMONE42');
    expect((await client(server).del(path, undefined, { token: bot.owner.token })).status).toBe(204);
    expect(await list(bot)).toEqual([]);
    expect((await ask('Qual è il codice segreto dello sconto?')).body.reply).not.toContain('LIMONE42');
  });
});

describe('bad files', () => {
  testOnSqlite('each is refused by name, and the good ones beside them are taken', async () => {
    const bot = await ownerOfBot(server);
    const { status, body } = await send(bot, [
      text('buono.txt', 'Siamo aperti il sabato.'),
      { name: 'grande.txt', bytes: Buffer.alloc(1024 * 1024 + 1, 97) },
      text('foto.png', 'x'),
      { name: 'finto.pdf', bytes: Buffer.from('\x89PNG\r\n\x1a\nxxxxxxxxxxxx', 'latin1') },
      text('senza-estensione', 'x'),
    ]);
    expect(status).toBe(201);
    expect(body.data.map(({ name, status: state }) => [name, state])).toEqual([['buono.txt', 'queued']]);
    expect(body.rejected.map(({ name, code }) => `${name} ${code}`).sort()).toEqual([
      'finto.pdf UNSUPPORTED_FILE_TYPE',
      'foto.png UNSUPPORTED_FILE_TYPE',
      'grande.txt FILE_TOO_LARGE',
      'senza-estensione UNSUPPORTED_FILE_TYPE',
    ]);
  });

  testOnSqlite('exactly 1 MB is not too large', async () => {
    const bot = await ownerOfBot(server);
    const line = 'La pasticceria apre alle sette. ';
    const bytes = Buffer.from(line.repeat(40_000)).subarray(0, 1024 * 1024);
    expect((await send(bot, [{ name: 'pieno.txt', bytes }])).body.rejected).toEqual([]);
  });

  test('one that says nothing, or is broken, fails with its reason and can be tried again', async () => {
    const bot = await ownerOfBot(server);
    await send(bot, [
      text('vuoto.csv', ''),
      { name: 'rotto.pdf', bytes: Buffer.from('%PDF-1.4\nthis is no pdf at all') },
    ]);
    const files = await settled(bot);
    expect(files.map(({ name, status, failure }) => `${name} ${status} ${failure}`).sort()).toEqual([
      'rotto.pdf failed BROKEN',
      'vuoto.csv failed EMPTY',
    ]);
    const retried = await client(server).post(
      `/chatbots/${bot.id}/training-files/${files[1]?.id}/retry`,
      {},
      { token: bot.owner.token },
    );
    expect(dataOf<TrainingFile>(retried).status).toBe('queued');
    expect((await settled(bot))[1]?.status).toBe('failed');
  });

  test('twenty at once on a bot that has nine: the tenth is taken, the others are told', async () => {
    const bot = await ownerOfBot(server);
    await send(
      bot,
      Array.from({ length: 9 }, (_, index) => text(`file-${index}.txt`, `Testo numero ${index}.`)),
    );
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(bot, [text(`altro-${index}.txt`, 'Ancora testo.')])),
    );
    expect(replies.flatMap(({ body }) => body.data)).toHaveLength(1);
    expect(replies.flatMap(({ body }) => body.rejected).map(({ code }) => code)).toEqual(
      Array.from({ length: 19 }, () => 'FILE_LIMIT_REACHED'),
    );
    expect(await list(bot)).toHaveLength(10);
  });

  testOnSqlite('a name cannot lead anywhere', async () => {
    const bot = await ownerOfBot(server);
    const { body } = await send(bot, [
      text('../../officina.db.txt', 'Testo.'),
      text(`${'x'.repeat(300)}.txt`, 'Testo.'),
    ]);
    expect(body.data.map(({ name }) => name).sort()).toEqual(['officina.db.txt', `${'x'.repeat(116)}.txt`]);
  });

  testOnSqlite('an upload without files is refused', async () => {
    const bot = await ownerOfBot(server);
    const reply = await client(server).post(`/chatbots/${bot.id}/training-files`, new FormData(), {
      token: bot.owner.token,
    });
    expect([400, 422]).toContain(reply.status);
  });
});

test('a file uploaded just before a crash is read after the restart', async () => {
  const mortal = await startCms({ env: { SEED_DEMO: 'true' } });
  const bot = await ownerOfBot(mortal);
  const form = new FormData();
  for (let index = 0; index < 5; index += 1)
    form.append('files', new Blob([`Testo numero ${index}.`]), `file-${index}.txt`);
  const path = `/chatbots/${bot.id}/training-files`;
  const upload = await client(mortal).post(path, form, { token: bot.owner.token });
  expect(upload.status).toBe(201);
  await mortal.kill('SIGKILL');
  await mortal.restart();
  // Once the lease of the dead process has run out.
  const files = await eventually(
    () => client(mortal).get<{ data: TrainingFile[] }>(path, { token: bot.owner.token }),
    ({ body }) => body.data.every(({ status }) => status === 'ready'),
    120_000,
  );
  expect(files.body.data).toHaveLength(5);
  await mortal.stop();
}, 180_000);
