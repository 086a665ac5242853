import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {
  AssistantConversation,
  AssistantShare,
  ErrorBody,
  GetAssistantWelcome,
  GetSharedConversation,
  ListAssistantConversations,
  ListNotifications,
} from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { talker } from '../support/assistant';
import { client, dataOf, eventually, signUp } from '../support/client';
import { instant, sql } from '../support/database';
import { makeEncryptedPdf, makePdf } from '../support/documents';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { outbox } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const BREAK_EVEN =
  'Ho costi fissi di 2.000 euro al mese, vendo a 12 euro e ogni pezzo mi costa 7 euro: qual è il punto di pareggio?';

let server: CmsServer;
beforeAll(async () => {
  server = await startCms({ env: { ASSISTANT_MONTHLY_MESSAGES: '30' } });
});
afterAll(() => server.stop());

const person = async (name?: string) => {
  const user = await signUp(server, name === undefined ? {} : { name });
  return { user, ...talker(server, user) };
};

describe('talking', () => {
  test('a first message begins a conversation, and the reply computes with the figures it was given', async () => {
    const { say, thread, get } = await person('Giulia Rossi');
    expect(dataOf(await get('/welcome'))).toMatchObject({
      name: 'Giulia Rossi',
      companyName: '',
      hasEarlier: false,
      allowance: { limit: 30, used: 0, left: 30 },
    });
    const { conversation, streamed, end, reply } = await say(BREAK_EVEN);
    // 2 000 ÷ (12 − 7) = 400.
    expect(streamed).toContain('400');
    expect(reply).toMatchObject({ text: streamed, state: 'done', stopped: false });
    expect(reply.advice).toMatchObject({ outcome: 'calculated', engine: 'embedded', fallback: false });
    expect(reply.advice?.calculation?.kind).toBe('break-even');
    expect(end.allowance).toMatchObject({ used: 1, left: 29 });
    expect(conversation.label).toMatch(/^[1-9]\d{4}$/);
    expect(conversation.preview).toContain('costi fissi');
    const stored = await thread(conversation.id);
    expect(stored.messages.map(({ author }) => author)).toEqual(['user', 'assistant']);
    expect(stored.messages[1]).toEqual(reply);
    expect(dataOf<GetAssistantWelcome['response']['data']>(await get('/welcome')).hasEarlier).toBe(true);
  });

  test('what was said before is remembered', async () => {
    const { say } = await person();
    const first = await say('Qual è il mio punto di pareggio con 2.000 euro di costi fissi?');
    expect(first.reply.advice?.outcome).toBe('asks');
    const second = await say('Vendo a 12 euro e mi costa 7 euro', { conversationId: first.conversation.id });
    expect(second.reply.advice?.calculation?.result[0]?.value).toBe(400);
  });

  test('the same message sent twice at once is one message with one reply', async () => {
    const { say, thread, get } = await person();
    const clientId = randomUUID();
    const [one, other] = await Promise.all([
      say('Come trovo nuovi clienti?', { clientId }),
      say('Come trovo nuovi clienti?', { clientId }),
    ]);
    expect(other.reply).toEqual(one.reply);
    expect((await thread(one.conversation.id)).messages).toHaveLength(2);
    expect((await get<ListAssistantConversations['response']>('/conversations')).body.meta.total).toBe(1);
    expect(dataOf<GetAssistantWelcome['response']['data']>(await get('/welcome')).allowance.used).toBe(1);
  });

  test('the same name for other words is refused', async () => {
    const { say, refused } = await person();
    const clientId = randomUUID();
    await say('Ciao', { clientId });
    expect((await refused('Buongiorno', { clientId })).body.error.details.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  test('an edited message takes what follows it out of the thread; the JSON export keeps it', async () => {
    const { say, thread, get } = await person();
    const first = await say('Come trovo nuovi clienti?');
    const conversationId = first.conversation.id;
    await say('E con i social?', { conversationId });
    const edited = await say('Come funziona il regime forfettario?', {
      conversationId,
      replaces: first.message.id,
    });
    const { messages, conversation } = await thread(conversationId);
    expect(messages.map(({ id }) => id)).toEqual([edited.message.id, edited.reply.id]);
    expect(conversation.preview).toBe('Come funziona il regime forfettario?');
    const whole = (
      await get<{ messages: { replacedAt: string | null }[] }>(
        `/conversations/${conversationId}/export?format=json`,
      )
    ).body;
    expect(whole.messages).toHaveLength(6);
    expect(whole.messages.filter(({ replacedAt }) => replacedAt)).toHaveLength(4);
  });

  test('another reply replaces the last one, once however often it is asked for', async () => {
    const { say, again, thread, post } = await person();
    const { conversation, message, reply } = await say('Come trovo nuovi clienti?');
    const clientId = randomUUID();
    const second = await again(conversation.id, clientId);
    expect(second.message.id).toBe(message.id);
    expect(second.reply.id).not.toBe(reply.id);
    expect((await again(conversation.id, clientId)).reply).toEqual(second.reply);
    expect((await thread(conversation.id)).messages.map(({ id }) => id)).toEqual([
      message.id,
      second.reply.id,
    ]);
    const empty = await post(`/conversations/${conversation.id}/regenerate`, { clientId: 'x' });
    expect(empty.status).toBe(422);
  });

  testOnSqlite('a message that is empty or far too long is refused by name', async () => {
    const { refused } = await person();
    expect((await refused('  ')).body.error.details.fields).toEqual({ text: 'required' });
    const long = await refused('a'.repeat(20_000));
    expect([long.status, long.body.error.details.code]).toEqual([413, 'MESSAGE_TOO_LONG']);
  });
});

describe('the history', () => {
  test('is searched, renamed, archived, deleted and brought back', async () => {
    const { say, get, patch, post, del } = await person();
    const clients = (await say('Come trovo nuovi clienti?')).conversation.id;
    const taxes = (await say('Come funziona il regime forfettario?')).conversation.id;
    const ids = async (query = '') =>
      dataOf<AssistantConversation[]>(await get(`/conversations${query}`)).map(({ id }) => id);
    expect(await ids()).toEqual([taxes, clients]);
    expect(await ids('?q=nuovi+clienti%3F')).toEqual([clients]);
    expect(
      dataOf<AssistantConversation>(await patch(`/conversations/${taxes}`, { title: '  Le mie tasse ' }))
        .title,
    ).toBe('Le mie tasse');
    expect(await ids('?q=MIE+TAS')).toEqual([taxes]);
    expect(await ids('?q=%25%25')).toEqual([]);
    await patch(`/conversations/${clients}`, { archived: true });
    expect([await ids(), await ids('?archived=true')]).toEqual([[taxes], [clients]]);
    expect((await del(`/conversations/${taxes}`)).status).toBe(204);
    expect([await ids(), (await get(`/conversations/${taxes}`)).status]).toEqual([[], 404]);
    expect(dataOf<AssistantConversation>(await post(`/conversations/${taxes}/restore`)).title).toBe(
      'Le mie tasse',
    );
    expect(await ids()).toEqual([taxes]);
    expect((await patch(`/conversations/${taxes}`, { title: ' ' })).status).toBe(422);
  });

  test('is nobody else’s', async () => {
    const giulia = await person();
    const luca = await person();
    const { conversation, message } = await giulia.say('Come trovo nuovi clienti?');
    const { data: file } = (await giulia.attach('logo.png', PNG)).body;
    const one = `/conversations/${conversation.id}`;
    const replies = await Promise.all([
      luca.get(one),
      luca.get(`${one}/stream`),
      luca.get(`${one}/export?format=md`),
      luca.patch(one, { title: 'Mia' }),
      luca.post(`${one}/share`),
      luca.post(`${one}/stop`),
      luca.post(`${one}/regenerate`, { clientId: randomUUID() }),
      luca.del(one),
      luca.refused('Ciao', { conversationId: conversation.id }),
      luca.get(`/attachments/${file.id}/content`),
      luca.del(`/attachments/${file.id}`),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    const foreign = await luca.refused('Guarda', { attachmentIds: [file.id] });
    expect(foreign.body.error.details.fields).toEqual({ attachmentIds: 'unknown' });
    const mine = (await luca.say('Ciao')).conversation.id;
    expect((await luca.refused('Ciao', { conversationId: mine, replaces: message.id })).status).toBe(404);
    expect((await client(server).get(`/assistant${one}`)).status).toBe(401);
  });

  testOnSqlite('leaves as Markdown and as PDF', async () => {
    const { say, get } = await person();
    const { conversation } = await say(BREAK_EVEN);
    const markdown = await get<string>(`/conversations/${conversation.id}/export?format=md`);
    expect(markdown.headers.get('content-disposition')).toContain('attachment');
    expect(markdown.body).toContain('## Tu');
    expect(markdown.body).toContain('400');
    const pdf = await get<string>(`/conversations/${conversation.id}/export?format=pdf&locale=en`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
    expect((await get(`/conversations/${conversation.id}/export?format=doc`)).status).toBe(422);
  });
});

test('what was deleted can soon not be brought back, and its files are gone from the disk', async () => {
  const { say, attach, del, post, get } = await person();
  const { data: file } = (await attach('listino.csv', Buffer.from('voce;euro\nPane;3\n'))).body;
  const { conversation } = await say('Ecco il listino', { attachmentIds: [file.id] });
  const storedFiles = () =>
    fs
      .readdirSync(path.join(server.dataDir, 'files'), { recursive: true })
      .filter((name) => String(name).endsWith('.csv')).length;
  expect(storedFiles()).toBe(1);
  await del(`/conversations/${conversation.id}`);
  const longAgo = instant(server, Date.now() - 11 * 60_000);
  await sql(
    server,
    `update conversations set deleted_at = ${longAgo} where document_id = '${conversation.id}'`,
  );
  await eventually(
    async () => storedFiles(),
    (files) => files === 0,
    40_000,
  );
  expect((await get(`/attachments/${file.id}/content`)).status).toBe(404);
  expect((await post(`/conversations/${conversation.id}/restore`)).status).toBe(404);
}, 60_000);

describeOnSqlite('a link', () => {
  test('shows the thread of then to anybody, says nothing of its owner, and ends when it is revoked', async () => {
    const { say, attach, post, del, user } = await person('Giulia Rossi');
    const { data: image } = (await attach('insegna.png', PNG)).body;
    const { data: document } = (await attach('listino.pdf', makePdf('La torta Sacher costa 32 euro.'))).body;
    const { conversation } = await say('Quanto costa la torta Sacher nel listino?', {
      attachmentIds: [image.id, document.id],
    });
    const { token, path } = dataOf<AssistantShare>(await post(`/conversations/${conversation.id}/share`));
    expect(path).toBe(`/condivisa/${token}`);
    await say('Come trovo nuovi clienti?', { conversationId: conversation.id });

    const open = () =>
      client(server).get<GetSharedConversation['response']>(`/shared-conversations/${token}`);
    const shown = await open();
    expect(shown.headers.get('x-robots-tag')).toContain('noindex');
    expect(shown.body.data.messages).toHaveLength(2);
    expect(shown.body.data.messages[0]).toMatchObject({ documents: ['listino.pdf'] });
    const text = JSON.stringify(shown.body);
    for (const secret of [user.email, user.user.id, 'Giulia', conversation.id])
      expect(text).not.toContain(secret);
    const [picture] = shown.body.data.messages[0]?.images ?? [];
    const download = await client(server).get(picture?.url ?? '');
    expect([download.status, download.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const hidden = await client(server).get(`/shared-conversations/${token}/images/${document.id}`);
    expect(hidden.status).toBe(404);

    const renewed = dataOf<AssistantShare>(await post(`/conversations/${conversation.id}/share`));
    expect(renewed.token).toBe(token);
    expect((await open()).body.data.messages).toHaveLength(4);
    await del(`/conversations/${conversation.id}/share`);
    expect((await open()).status).toBe(404);
  });
});

describe('attachments', () => {
  testOnSqlite('a document is read, its pages are counted, and the reply quotes it', async () => {
    const { say, attach, get } = await person();
    const upload = await attach(
      'contratto.pdf',
      makePdf(
        `${'Premesse generali tra le parti. '.repeat(200)}\nLa penale per ritardo è di 150 euro al giorno.`,
      ),
    );
    expect(upload.status).toBe(201);
    expect(upload.body.data.reading).toEqual({ state: 'read', pages: 2 });
    const { message, reply } = await say('Quanto è la penale per ritardo nel contratto?', {
      attachmentIds: [upload.body.data.id],
    });
    expect(message.attachments[0]).toEqual(upload.body.data);
    expect(reply.text).toContain('150 euro');
    expect(reply.advice?.sources[0]).toMatchObject({ title: 'contratto.pdf', page: 2 });
    const bytes = await get<string>(`/attachments/${upload.body.data.id}/content`);
    expect(bytes.headers.get('content-type')).toBe('application/pdf');
    expect(bytes.body.slice(0, 5)).toBe('%PDF-');
  });

  testOnSqlite('what cannot be read says why, in the answer and in the reply', async () => {
    const { say, attach } = await person();
    const locked = (await attach('bilancio.pdf', makeEncryptedPdf('Segreto'))).body.data;
    const old = (
      await attach('lettera.doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]))
    ).body.data;
    const photo = (await attach('foto.jpg', PNG)).body.data;
    expect([locked.reading, old.reading]).toEqual([
      { state: 'failed', failure: 'ENCRYPTED' },
      { state: 'failed', failure: 'OLD_FORMAT' },
    ]);
    const { reply } = await say('', { attachmentIds: [locked.id, old.id, photo.id] });
    expect(reply.text).toContain('protetto da password');
    expect(reply.text).toContain('.doc');
    expect(reply.text).toContain('non so guardare le immagini');
  });

  test('other types, too large files and too many of them are refused', async () => {
    const { attach, refused, say, del } = await person();
    const codeOf = async (name: string, bytes: Buffer) =>
      ((await attach(name, bytes)).body as unknown as ErrorBody).error.details.code;
    expect(await codeOf('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'UNSUPPORTED_FILE_TYPE',
    );
    expect(await codeOf('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'UNSUPPORTED_FILE_TYPE',
    );
    expect(await codeOf('grande.pdf', Buffer.alloc(11 * 1024 * 1024, 'a'))).toBe('FILE_TOO_LARGE');
    const many = async (name: string, bytes: Buffer, count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await attach(name, bytes)).body.data.id));
    const documents = await many('a.csv', Buffer.from('voce;euro\nAffitto;900\n'), 5);
    const tooMany = await refused('Ecco', { attachmentIds: documents });
    expect([tooMany.status, tooMany.body.error.details.fields]).toEqual([
      422,
      { attachmentIds: 'maxDocuments' },
    ]);
    const images = await many('a.png', PNG, 8);
    expect((await refused('Ecco', { attachmentIds: images })).body.error.details.fields).toEqual({
      attachmentIds: 'maxImages',
    });
    const [sent, unsent] = images;
    await say('Ecco', { attachmentIds: [sent ?? ''] });
    expect((await del(`/attachments/${sent}`)).status).toBe(409);
    expect((await del(`/attachments/${unsent}`)).status).toBe(204);
  });
});

test('a mail warns at 80 % and at the end of the free messages; the next one is refused and not kept', async () => {
  const { say, refused, get, user } = await person();
  const { conversation } = await say(BREAK_EVEN);
  const more = { conversationId: conversation.id };
  // Greetings and thanks cost nothing.
  expect((await say('Grazie', more)).end.allowance).toMatchObject({ used: 1, left: 29 });
  for (let sent = 1; sent < 30; sent += 1) await say(BREAK_EVEN, more);
  const warnings = await eventually(
    async () => (await outbox(server, user.email)).filter(({ kind }) => kind === 'assistant-quota'),
    (mails) => mails.length === 2,
  );
  expect(warnings.map(({ subject }) => subject).sort()).toEqual([
    'Hai raggiunto il limite gratuito dell’assistente',
    'Hai usato l’80% dei messaggi gratuiti dell’assistente',
  ]);
  const bell = await client(server).get<ListNotifications['response']>('/notifications', {
    token: user.token,
  });
  expect(bell.body.data.map(({ kind, params }) => [kind, params])).toEqual([
    ['assistant-quota', { used: 30, limit: 30, percent: 100 }],
    ['assistant-quota', { used: 24, limit: 30, percent: 80 }],
  ]);
  const over = await refused('Ancora una', more);
  expect([over.status, over.body.error.details.code]).toEqual([429, 'QUOTA_EXCEEDED']);
  expect(over.body.error.details.limit).toBe(30);
  expect(dataOf<GetAssistantWelcome['response']['data']>(await get('/welcome')).allowance).toMatchObject({
    used: 30,
    left: 0,
  });
  expect((await refused('Da capo')).status).toBe(429);
  expect((await get<ListAssistantConversations['response']>('/conversations')).body.meta.total).toBe(1);
});
