import {
  LIMITS,
  type CuratedAnswer,
  type ImportCuratedAnswers,
  type TrainingFile,
  type WidgetChatReply,
} from '@contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, eventually, refusalOf, signUp, type TestUser } from '../support/client';
import { instant, sql } from '../support/database';
import { testOnSqlite } from '../support/on-sqlite';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

let server: SharedCms;
let bot: OwnedBot;
let stranger: TestUser;
let preview: string;
beforeAll(async () => {
  server = sharedCms();
  [bot, stranger] = await Promise.all([ownerOfBot(server), signUp(server)]);
  const token = await client(server).post<{ data: { token: string } }>(
    `/chatbots/${bot.id}/preview-token`,
    {},
    { token: bot.owner.token },
  );
  preview = token.body.data.token;
});

const as = (user: TestUser) => {
  const api = client(server);
  const { token } = user;
  const base = `/chatbots/${bot.id}`;
  return {
    list: async () =>
      (await api.get<{ data: CuratedAnswer[] }>(`${base}/curated-answers`, { token })).body.data,
    get: (path: string) => api.get(`${base}${path}`, { token }),
    post: <T = unknown>(path: string, body: unknown) => api.post<T>(`${base}${path}`, body, { token }),
    patch: (path: string, body: unknown) => api.patch(`${base}${path}`, body, { token }),
    del: (path: string) => api.del(`${base}${path}`, undefined, { token }),
    add: async (question: string, answer: string) =>
      (await api.post<{ data: CuratedAnswer }>(`${base}/curated-answers`, { question, answer }, { token }))
        .body.data,
  };
};
const ask = async (message: string) =>
  (
    await client(server).post<WidgetChatReply>(
      '/widget/chat',
      { install_id: bot.id, message },
      { token: preview },
    )
  ).body;

describe('an answer of the owner', () => {
  test('is given at once, wins over documents, and names no document', async () => {
    await bot.upload([{ name: 'listino.txt', bytes: Buffer.from('Il taglio costa 20 euro, la piega 15.') }]);
    expect((await ask('Quanto costa il taglio?')).reply).toContain('20 euro');
    await as(bot.owner).add('Quanto costa il taglio?', 'Il taglio costa 22 euro, da questo mese.');
    const reply = await ask('quanto costa il taglio');
    expect(reply.reply).toBe('Il taglio costa 22 euro, da questo mese.');
    expect(reply.sources).toEqual([]);
  });
  test('that was edited, and then removed, is followed at once', async () => {
    const owner = as(bot.owner);
    const { id } = await owner.add('Fate la permanente?', 'Sì, su appuntamento.');
    expect((await ask('Fate la permanente?')).reply).toBe('Sì, su appuntamento.');
    const edited = await owner.patch(`/curated-answers/${id}`, {
      question: 'Fate la permanente?',
      answer: 'No, non più.',
    });
    expect(edited.status).toBe(200);
    expect((await ask('Fate la permanente?')).reply).toBe('No, non più.');
    expect((await owner.del(`/curated-answers/${id}`)).status).toBe(204);
    expect((await ask('Fate la permanente?')).reply).not.toContain('non più');
  });
  test('that another server edited is noticed', async () => {
    const { id } = await as(bot.owner).add('Avete un parcheggio?', 'Sì, nel cortile.');
    expect((await ask('Avete un parcheggio?')).reply).toBe('Sì, nel cortile.');
    // Nobody tells this server: it must notice by itself.
    await sql(
      server,
      `UPDATE curated_answers SET answer = 'No, nessuno.', updated_at = ${instant(server, Date.now() + 60_000)} WHERE document_id = '${id}'`,
    );
    await eventually(
      () => ask('Avete un parcheggio?'),
      ({ reply }) => reply === 'No, nessuno.',
    );
  });
  test('is listed newest first', async () => {
    const owner = as(bot.owner);
    const [older, newer] = [await owner.add('Prima domanda?', 'a'), await owner.add('Seconda domanda?', 'b')];
    expect((await owner.list()).slice(0, 2).map(({ id }) => id)).toEqual([newer.id, older.id]);
  });
});

describe('refused', () => {
  const question = 'Siete aperti?';
  testOnSqlite.each([
    ['no question', { question: '  ', answer: 'a' }],
    ['no answer', { question, answer: '' }],
    ['a question too long', { question: 'x'.repeat(LIMITS.curatedAnswers.question + 1), answer: 'a' }],
    ['an answer too long', { question, answer: 'x'.repeat(LIMITS.curatedAnswers.answer + 1) }],
    ['another field', { question, answer: 'a', chatbot: 1 }],
    ['a number', { question: 1, answer: 'a' }],
    ['a list', []],
    ['nothing', undefined],
    ['a NUL', { question: 'a\0b', answer: 'a' }],
  ])('%s', async (_, body) => {
    const reply = await as(bot.owner).post('/curated-answers', body);
    expect(reply.status).toBe(422);
    expect(refusalOf(reply).code).toBe('VALIDATION');
  });
  testOnSqlite('the same question twice, told apart by nothing that matters', async () => {
    const owner = as(bot.owner);
    const first = await owner.add('Fate consegne a domicilio?', 'Sì.');
    const again = await owner.post('/curated-answers', {
      question: 'fate consegne a domicilio',
      answer: 'No.',
    });
    expect(again.status).toBe(409);
    expect(refusalOf(again)).toMatchObject({ code: 'CONFLICT', answerId: first.id });
    // Its own question may of course stay.
    const same = { question: 'Fate consegne a domicilio?', answer: 'Solo in città.' };
    expect((await owner.patch(`/curated-answers/${first.id}`, same)).status).toBe(200);
  });
  test('one more than there may be', async () => {
    const other = await ownerOfBot(server);
    const [row] = await sql(server, `SELECT id FROM chatbots WHERE install_id = '${other.id}'`);
    const values = Array.from(
      { length: LIMITS.curatedAnswers.max },
      (_, index) => `('doc-${index}', ${Number(row?.id)}, 'Domanda numero ${index}?', 'Risposta.')`,
    );
    await sql(
      server,
      `INSERT INTO curated_answers (document_id, chatbot_id, question, answer) VALUES ${values.join()}`,
    );
    const reply = await client(server).post(
      `/chatbots/${other.id}/curated-answers`,
      { question: 'Una di troppo?', answer: 'Sì.' },
      { token: other.owner.token },
    );
    expect(refusalOf(reply)).toMatchObject({ code: 'CONFLICT', limit: LIMITS.curatedAnswers.max });
  });
});

describe('a spreadsheet of answers', () => {
  const send = async (of: OwnedBot, text: string | Buffer, name = 'domande.csv') => {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(Buffer.from(text))]), name);
    return client(server).post<ImportCuratedAnswers['response']>(
      `/chatbots/${of.id}/curated-answers/import`,
      form,
      {
        token: of.owner.token,
      },
    );
  };
  const listed = async (of: OwnedBot) =>
    (
      await client(server).get<{ data: CuratedAnswer[] }>(`/chatbots/${of.id}/curated-answers`, {
        token: of.owner.token,
      })
    ).body.data;

  test('becomes answers that are given at once; what cannot be one is told by its row', async () => {
    await as(bot.owner).add('Vendete buoni regalo?', 'Sì, in negozio.');
    const long = 'x'.repeat(LIMITS.curatedAnswers.answer + 1);
    const reply = await send(
      bot,
      `Domanda;Risposta\nTagliate anche i bambini?;"Sì, dal lunedì\nal venerdì."\nvendete buoni regalo;Ora no.\nSenza risposta?;\nTroppo?;${long}\nUsate prodotti bio?;Solo quelli.\nUsate prodotti BIO!;Forse.\n`,
    );
    expect(reply.status).toBe(200);
    expect(reply.body.data.map(({ question }) => question)).toEqual([
      'Tagliate anche i bambini?',
      'Usate prodotti bio?',
    ]);
    expect(reply.body.skipped).toEqual([
      { row: 3, reason: 'TWIN' },
      { row: 4, reason: 'INCOMPLETE' },
      { row: 5, reason: 'TOO_LONG' },
      { row: 7, reason: 'TWIN' },
    ]);
    expect((await listed(bot)).slice(0, 2).map(({ question }) => question)).toEqual([
      'Tagliate anche i bambini?',
      'Usate prodotti bio?',
    ]);
    expect((await ask('Usate prodotti bio?')).reply).toBe('Solo quelli.');
  });

  test('fills up to the limit, and says which rows found no room', async () => {
    const other = await ownerOfBot(server);
    const { max } = LIMITS.curatedAnswers;
    const rows = Array.from(
      { length: max + 2 },
      (_, index) => `Domanda ${index + 1}?;Risposta ${index + 1}.`,
    );
    const reply = await send(other, ['question;answer', ...rows].join('\n'));
    expect(reply.body.data).toHaveLength(max);
    expect(reply.body.skipped).toEqual([
      { row: max + 2, reason: 'LIMIT' },
      { row: max + 3, reason: 'LIMIT' },
    ]);
    expect(await listed(other)).toHaveLength(max);
  });

  testOnSqlite.each([
    ['without such columns', 'nome;prezzo\nPane;3', 'domande.csv', 422, 'VALIDATION'],
    ['under another name', 'domanda;risposta\na;b', 'domande.txt', 415, 'UNSUPPORTED_FILE_TYPE'],
    ['of no text', Buffer.from([1, 2, 3, 0, 5]), 'domande.csv', 415, 'UNSUPPORTED_FILE_TYPE'],
    ['too large', 'x'.repeat(LIMITS.trainingFiles.maxBytes + 1), 'domande.csv', 413, 'FILE_TOO_LARGE'],
  ])('is refused %s', async (_, text, name, status, code) => {
    const reply = await send(bot, text, name);
    expect([reply.status, refusalOf(reply).code]).toEqual([status, code]);
  });

  testOnSqlite('is refused to anybody else', async () => {
    expect((await send({ ...bot, owner: stranger }, 'domanda;risposta\na;b')).status).toBe(404);
  });
});

test('nobody else sees or touches them', async () => {
  const { id } = await as(bot.owner).add('Chi siete?', 'Una bottega.');
  const other = as(stranger);
  const body = { question: 'Chi siete?', answer: 'Truffatori.' };
  const replies = await Promise.all([
    other.get('/curated-answers'),
    other.post('/curated-answers', body),
    other.patch(`/curated-answers/${id}`, body),
    other.del(`/curated-answers/${id}`),
    other.post('/training-texts', { title: 'a', text: 'b' }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  // Not even through a bot of one's own.
  const mine = await ownerOfBot(server, stranger);
  const reply = await client(server).patch(`/chatbots/${mine.id}/curated-answers/${id}`, body, {
    token: stranger.token,
  });
  expect(reply.status).toBe(404);
});

describe('a pasted text', () => {
  test('is kept as a file named after its title, and answered from', async () => {
    const added = await as(bot.owner).post<{ data: TrainingFile }>('/training-texts', {
      title: 'Resi / cambi',
      text: 'I resi si accettano entro 14 giorni dalla consegna.',
    });
    expect(added.status).toBe(201);
    expect(added.body.data).toMatchObject({ name: 'Resi-cambi.txt', status: 'queued' });
    const reply = await eventually(
      () => ask('Entro quanti giorni accettate i resi?'),
      (answer) => answer.reply.includes('14 giorni'),
    );
    expect(reply.sources[0]?.title).toBe('Resi-cambi.txt');
  });
  testOnSqlite.each([
    ['no title', { title: ' ', text: 'a' }],
    ['no text', { title: 'a', text: ' \n ' }],
    ['a title too long', { title: 'x'.repeat(LIMITS.trainingText.maxTitle + 1), text: 'a' }],
  ])('is refused with %s', async (_, body) => {
    expect(refusalOf(await as(bot.owner).post('/training-texts', body)).code).toBe('VALIDATION');
  });
  test('counts among the files', async () => {
    const other = await ownerOfBot(server);
    await other.upload(
      Array.from({ length: LIMITS.trainingFiles.maxFiles }, (_, index) => ({
        name: `${index}.txt`,
        bytes: Buffer.from(`Testo numero ${index}.`),
      })),
    );
    const reply = await client(server).post(
      `/chatbots/${other.id}/training-texts`,
      { title: 'Di troppo', text: 'Testo.' },
      { token: other.owner.token },
    );
    expect([reply.status, refusalOf(reply).code]).toEqual([409, 'FILE_LIMIT_REACHED']);
  });
});
