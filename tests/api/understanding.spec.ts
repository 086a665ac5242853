import type { CorrectUnderstanding, ListContradictions, ListUnderstanding } from '@contract';
import { beforeAll, expect, test } from 'vitest';
import { client } from '../support/client';
import { ownerOfBot, visitor, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

let server: SharedCms;
beforeAll(() => {
  server = sharedCms();
});

const PRICES = 'Prodotto;Prezzo\nTorta Sacher;32,00 €\nCrostata;18,00 €\n';
const upload = async (bot: OwnedBot, content = PRICES) => {
  const [file] = await bot.upload([{ name: 'listino.csv', bytes: Buffer.from(content) }]);
  return `/chatbots/${bot.id}/training-files/${file?.id}`;
};
const list = async (bot: OwnedBot, path: string) =>
  (
    await client(server).get<ListUnderstanding['response']>(`${path}/understanding`, {
      token: bot.owner.token,
    })
  ).body;
const itemPath = (bot: OwnedBot, id: string | undefined) => `/chatbots/${bot.id}/understanding/${id}`;
const correct = (bot: OwnedBot, id: string | undefined, request: CorrectUnderstanding['request']) =>
  client(server).patch<CorrectUnderstanding['response']>(itemPath(bot, id), request, {
    token: bot.owner.token,
  });

test('a corrected cell wins over the file, also when the file is read again, until it is taken back', async () => {
  const bot = await ownerOfBot(server);
  await bot.save({ siteUrl: 'https://giada.test' });
  const path = await upload(bot);
  await bot.publish();
  const { data, meta } = await list(bot, path);
  expect(meta).toEqual({ page: 1, pageSize: 40, total: 2, unreadTables: 0 });
  expect(data[0]).toMatchObject({
    state: 'read',
    text: 'Prodotto: Torta Sacher; Prezzo: 32,00 €',
    row: { columns: ['Prodotto', 'Prezzo'], cells: ['Torta Sacher', '32,00 €'] },
  });

  const corrected = await correct(bot, data[0]?.id, { cells: ['Torta Sacher', '35,00 €'] });
  expect(corrected.body.data).toMatchObject({
    state: 'corrected',
    text: 'Prodotto: Torta Sacher; Prezzo: 35,00 €',
  });
  const { ask } = await visitor(server, bot.id, 'https://giada.test');
  expect((await ask('Quanto costa la torta Sacher?')).body.reply).toContain('35');

  // The file goes and comes again: the same words are corrected as before.
  await client(server).del(path, undefined, { token: bot.owner.token });
  const again = await list(bot, await upload(bot));
  expect(again.data.map(({ state, row }) => [state, row?.cells[1]])).toEqual([
    ['corrected', '35,00 €'],
    ['read', '18,00 €'],
  ]);
  const undone = await client(server).post<CorrectUnderstanding['response']>(
    `${itemPath(bot, again.data[0]?.id)}/undo`,
    undefined,
    { token: bot.owner.token },
  );
  expect(undone.body.data).toMatchObject({ state: 'read', row: { cells: ['Torta Sacher', '32,00 €'] } });
  expect((await ask('Quanto costa la torta Sacher?')).body.reply).toContain('32');
});

test('a hidden row is not answered from, and can be brought back', async () => {
  const bot = await ownerOfBot(server);
  await bot.save({ siteUrl: 'https://giada.test' });
  const path = await upload(bot);
  await bot.publish();
  const { data } = await list(bot, path);
  const { token } = bot.owner;
  const hidden = await client(server).del<CorrectUnderstanding['response']>(
    itemPath(bot, data[1]?.id),
    undefined,
    { token },
  );
  expect(hidden.body.data.state).toBe('hidden');
  const { ask } = await visitor(server, bot.id, 'https://giada.test');
  expect((await ask('Quanto costa la crostata?')).body.reply).not.toContain('18');
  await client(server).post(`${itemPath(bot, data[1]?.id)}/undo`, undefined, { token });
  expect((await list(bot, path)).data[1]?.state).toBe('read');
});

test('a text is corrected as a text; a row keeps its number of cells', async () => {
  const bot = await ownerOfBot(server);
  const path = await upload(bot);
  const row = (await list(bot, path)).data[0];
  expect((await correct(bot, row?.id, { cells: ['Torta'] })).status).toBe(422);
  expect((await correct(bot, row?.id, { text: 'Torta Sacher a 35 euro.' })).status).toBe(422);
  const files = await bot.upload([
    { name: 'orari.txt', bytes: Buffer.from('Siamo aperti dalle 9 alle 18.') },
  ]);
  const { data } = await list(
    bot,
    `/chatbots/${bot.id}/training-files/${files.find(({ name }) => name === 'orari.txt')?.id}`,
  );
  const corrected = await correct(bot, data[0]?.id, { text: 'Siamo aperti dalle 8 alle 18.' });
  expect(corrected.body.data).toMatchObject({ state: 'corrected', text: 'Siamo aperti dalle 8 alle 18.' });
});

test('the owner is told where documents disagree, until one is corrected', async () => {
  const bot = await ownerOfBot(server);
  await upload(bot);
  await bot.upload([
    { name: 'banco.csv', bytes: Buffer.from('Dolce;Costo\nTorta Sacher;35,00 €\nCrostata;18 €\n') },
  ]);
  const contradictions = async () =>
    (
      await client(server).get<ListContradictions['response']>(`/chatbots/${bot.id}/contradictions`, {
        token: bot.owner.token,
      })
    ).body.data;
  const [only, ...others] = await contradictions();
  expect(others).toEqual([]);
  expect(only?.subject).toBe('Torta Sacher');
  expect(only?.readings.map(({ document, value }) => [document.name, value])).toEqual([
    ['listino.csv', '32,00 €'],
    ['banco.csv', '35,00 €'],
  ]);
  await correct(bot, only?.readings[1]?.itemId, { cells: ['Torta Sacher', '32,00 €'] });
  expect(await contradictions()).toEqual([]);
  const other = await ownerOfBot(server);
  const foreign = await client(server).get(`/chatbots/${bot.id}/contradictions`, {
    token: other.owner.token,
  });
  expect(foreign.status).toBe(404);
});

test('what one owner’s bot has understood is nobody else’s', async () => {
  const bot = await ownerOfBot(server);
  const other = await ownerOfBot(server);
  const path = await upload(bot);
  const { data } = await list(bot, path);
  const { token } = other.owner;
  const foreign = await Promise.all([
    client(server).get(`${path}/understanding`, { token }),
    client(server).get(`${path.replace(bot.id, other.id)}/understanding`, { token }),
    client(server).patch(itemPath(bot, data[0]?.id), { text: 'x' }, { token }),
    client(server).patch(itemPath(other, data[0]?.id), { text: 'x' }, { token }),
    client(server).del(itemPath(other, data[0]?.id), undefined, { token }),
    client(server).post(`${itemPath(other, data[0]?.id)}/undo`, undefined, { token }),
  ]);
  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await client(server).get(`${path}/understanding`)).status).toBe(401);
});
