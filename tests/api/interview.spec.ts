import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveEvent, Project, ProjectChat, ProjectKind } from '@contract';
import { instance } from '../../cms/src/domain/accounts/testing/instances';
import { client, dataOf, eventually, signUp, type TestUser } from '../support/client';
import { makeZip } from '../support/documents';
import { listen } from '../support/listen';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { cmsRoot } from '../support/paths';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let owner: TestUser;
let webhook: {
  url: string;
  received: Record<string, string>[];
  /** Whether both secrets sign every attempt, and its id. */
  attempts: { id: string; signed: boolean[] }[];
  stop(): void;
};
/** The first is new, the second is being replaced. */
const SECRETS = [9, 7].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`);

/** An automation that is down the first time it is told something. */
const startWebhook = async () => {
  const received: Record<string, string>[] = [];
  const attempts: { id: string; signed: boolean[] }[] = [];
  let calls = 0;
  const receiver = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      calls += 1;
      const header = (name: string) => String(request.headers[`webhook-${name}`]);
      const signed = SECRETS.map((secret) => {
        const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
        const text = `${header('id')}.${header('timestamp')}.${body}`;
        return header('signature')
          .split(' ')
          .includes(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
      });
      attempts.push({ id: header('id'), signed });
      if (calls > 1) received.push(JSON.parse(body) as Record<string, string>);
      response.writeHead(calls > 1 ? 200 : 503).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/progetti`, received, attempts, stop: () => void receiver.close() };
};

beforeAll(async () => {
  webhook = await startWebhook();
  server = await startCms({
    env: { PROJECT_WEBHOOK_URL: webhook.url, PROJECT_WEBHOOK_SECRET: SECRETS.join(',') },
  });
  owner = await signUp(server);
});
afterAll(async () => {
  await server?.stop();
  webhook.stop();
});

interface Refused {
  error: { details: { code: string; fields?: Record<string, string>; chat?: ProjectChat } };
}

const newProject = async (kind: ProjectKind, more: object = {}): Promise<Project> => {
  const { status, body } = await client(server).post(
    '/projects',
    {
      projectName: 'Analisi 2026',
      projectType: kind,
      companyName: 'Forno Mulino Vecchio',
      pec: 'forno@pec.test',
      ...more,
    },
    { token: owner.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  expect(status).toBe(201);
  return dataOf<Project>({ body });
};

/** One device in the chat of one project. */
const device = (chatId: string, token = owner.token) => {
  const api = client(server);
  const path = `/project-chats/${chatId}`;
  const say = (questionId: string | null, text: string, clientId: string = crypto.randomUUID()) =>
    api.post<{ data: ProjectChat } & Refused>(`${path}/messages`, { clientId, questionId, text }, { token });
  return {
    open: async () => (await api.get<{ data: ProjectChat }>(path, { token })).body.data,
    say,
    talk: (text: string) => say(null, text),
    /** Answers what is asked, which must be that question, and must be taken. */
    answer: async (questionId: string, text: string): Promise<ProjectChat> => {
      const { status, body } = await say(questionId, text);
      expect([questionId, status]).toEqual([questionId, 200]);
      expect(body.data.question?.id, body.data.messages.at(-1)?.text).not.toBe(questionId);
      return body.data;
    },
    upload: (name: string, content: string | Uint8Array, clientId: string = crypto.randomUUID()) => {
      const form = new FormData();
      form.append('clientId', clientId);
      form.append('questionId', 'accounts');
      form.append('files', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
      return api.post<{ data: ProjectChat } & Refused>(`${path}/accounts`, form, { token });
    },
    back: (step: number, questionId?: string, clientId: string = crypto.randomUUID()) =>
      api.post<{ data: ProjectChat } & Refused>(`${path}/back`, { clientId, step, questionId }, { token }),
  };
};
type Device = ReturnType<typeof device>;

const answerAll = async (chat: Device, answers: [id: string, text: string][]): Promise<ProjectChat> => {
  let state = await chat.open();
  for (const [id, text] of answers) {
    expect(state.question?.id).toBe(id);
    state = await chat.answer(id, text);
  }
  return state;
};
/** Amounts keep their currency on the line by a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const lastOf = ({ messages }: ProjectChat) => plain(messages.at(-1)?.text ?? '');
const cellsOf = ({ results }: ProjectChat) =>
  results.flatMap(({ block }) =>
    (block.kind === 'table' ? block.rows : block.tiles.map(({ label, value }) => [label, value])).map((row) =>
      row.map(plain),
    ),
  );
const filedUpTo = async (): Promise<Device> => {
  const chat = device(
    (await newProject('filed-accounts', { companyName: 'Falegnameria Bosco Alto' })).chatId,
  );
  await answerAll(chat, [['vatNumber', '01234567897']]);
  return chat;
};

const TRADING: [string, string][] = [
  ['legalForm', 'sole-trader'],
  ['vatNumber', 'IT 01234567897'],
  ['sector', 'ristorazione'],
  ['ateco', 'skip'],
  ['startYear', '2019'],
  ['turnoverYear', '€ 180.000'],
  ['seasonal', 'yes'],
  ['turnoverMonths', Array.from({ length: 12 }, () => '15.000').join('; ')],
  ['variableCostsYear', '72 mila'],
  ['fixedCostsMonth', '5.000,00'],
  ['ownPayMonth', '2500'],
  ['customersMonth', 'circa 1.500 clienti'],
  ['averageSale', '10'],
  ['customerType', 'consumers'],
  ['channels', 'premises, word-of-mouth'],
  ['aims', 'more-sales'],
  ['problem', 'La mattina c’è coda e il pomeriggio il forno è vuoto'],
  ['budgetMonth', '0'],
];

const IDEA: [string, string][] = [
  ['ideaName', 'Spesa Comoda'],
  ['ideaProblem', 'Chi lavora fino a tardi non fa la spesa fresca'],
  ['customerType', 'Privati'],
  ['customersWho', 'Famiglie di Verona sud'],
  ['competitors', 'Supermercati'],
  ['difference', 'Consegna entro le 21'],
  ['unitPrice', '40'],
  ['unitCost', '15'],
  ['fixedCostsMonth', '1500'],
  ['firstInvestment', '8.000'],
  ['salesMonth', '120'],
  ['rampMonths', '6'],
  ['channels', 'social'],
  ['ownMoney', '12.000'],
  ['marketingMonth', '0'],
];

describe('an interview from its first word to its last', () => {
  test('begins with the request of the landing page, and asks the first question', async () => {
    const project = await newProject('no-filed-accounts', { prompt: 'Vorrei aprire un secondo forno' });
    const chat = device(project.chatId);
    const [first] = await Promise.all([chat.open(), chat.open()]);
    expect(first.messages.map(({ author }) => author)).toEqual(['user', 'assistant']);
    expect(first.messages[0]?.text).toBe('Vorrei aprire un secondo forno');
    // The form has asked for the company's name, and the request says what it is.
    expect(first.question).toMatchObject({ id: 'legalForm', step: 1, answerKind: 'choice' });
    expect(first.question?.why).not.toBe('');
    expect(first.messages[1]?.text).toContain('Come si chiama l’azienda? **Forno Mulino Vecchio**');
    expect(first.messages[1]?.text).toContain('In quale settore lavori? **Ristorazione e alimentari**');
    expect(first.progress).toMatchObject({ done: 0, of: 8, draftReady: false });
    expect((await chat.open()).messages).toEqual(first.messages);
  });

  test('without filed accounts: margins and break-even as soon as the figures are there', async () => {
    const chat = device((await newProject('no-filed-accounts')).chatId);
    const beforeFixed = await answerAll(chat, TRADING.slice(0, 9));
    expect(beforeFixed.progress).toMatchObject({ done: 4, draftReady: true, complete: false });
    expect(beforeFixed.results).toEqual([]);
    const end = await answerAll(chat, TRADING.slice(9));
    expect(end.question).toBeNull();
    expect(end.progress).toEqual({ done: 8, of: 8, draftReady: true, complete: true });
    expect(end.project.step).toBe(8);
    expect(lastOf(end)).toContain('Complimenti');
    // 180,000 − 72,000; 90,000 ÷ 60 %.
    expect(cellsOf(end).flat()).toEqual(expect.arrayContaining(['108.000 €', '150.000 €']));
    const texts = end.messages.map(({ text }) => plain(text));
    expect(texts).toContain('Ditta individuale o professionista');
    expect(texts).toContain('Negozio o sede, Passaparola');
    expect(texts.some((text) => text.startsWith('Ho capito: 180.000 €.'))).toBe(true);
    expect(texts.some((text) => text.includes('dodici mesi, in tutto 180.000 €'))).toBe(true);
    expect(end.messages.at(-1)).toMatchObject({ author: 'assistant', step: 8, quickReplies: [] });
  });

  testOnSqlite('filed accounts: a file gives the indices of both years', async () => {
    const chat = await filedUpTo();
    const { status, body } = await chat.upload('bilancio 2024.xbrl', instance('falegnameria-short-form'));
    expect(status).toBe(200);
    expect(body.data.question?.id).toBe('bankDebts');
    expect(lastOf(body.data)).toContain('esercizi 2024, 2023');
    expect(lastOf(body.data)).toContain('2024: Ricavi 1.200.000 €');
    expect(body.data.messages.at(-2)).toMatchObject({
      author: 'user',
      attachments: ['bilancio 2024.xbrl'],
    });
    // 42 ÷ 210 and 135 ÷ 1,200, worked out by hand.
    expect(cellsOf(body.data)).toContainEqual(expect.arrayContaining(['ROE', '20,0%']));
    expect(cellsOf(body.data).flat()).toContain('11,3%');
    const end = await answerAll(chat, [
      ['bankDebts', '150 mila'],
      ['principalYear', '30.000 l’anno'],
      ['sector', '3'],
      ['ateco', '31.09.20'],
      ['employees', '8'],
      ['customerType', 'Imprese'],
      ['largestCustomer', '25%'],
      ['channels', 'agents'],
      ['aims', 'cash, control'],
      ['problem', 'I clienti pagano sempre più tardi'],
      ['budgetMonth', '€ 1,2 mila'],
    ]);
    expect(end.progress.complete).toBe(true);
    // (150 − 60) ÷ 135; (135 − 30) ÷ (30 + 18).
    expect(cellsOf(end)).toContainEqual(expect.arrayContaining(['PFN su EBITDA', '0,67']));
    expect(cellsOf(end)).toContainEqual(expect.arrayContaining(['DSCR', '2,19']));
  });

  testOnSqlite('filed accounts, typed line by line: the same indices', async () => {
    const chat = await filedUpTo();
    const end = await answerAll(chat, [
      ['accounts', 'type'],
      ['line-year', '2024'],
      ['line-revenue', '€ 1,2 mln'],
      ['line-operatingResult', '90.000'],
      ['line-profit', '42000.00'],
      ['line-totalAssets', '655.000'],
      ['line-currentAssets', '450.000'],
      ['line-equity', '210.000'],
      ['line-debts', '370.000'],
      ['line-debtsWithinYear', '290.000'],
      ['line-depreciation', '45.000'],
      ['line-interest', 'salta'],
      ['line-inventories', 'skip'],
      ['line-receivables', 'skip'],
      ['line-cash', '60.000'],
      ['bankDebts', 'salta'],
    ]);
    expect(cellsOf(end)).toContainEqual(expect.arrayContaining(['ROE', '20,0%']));
    expect(end.progress.done).toBe(2);
  });

  testOnSqlite('an idea: it gets its name in the chat, and a cash plan at the end', async () => {
    const made = await client(server).post(
      '/projects/link',
      {
        projectType: 'business-idea',
        address: 'idea@posta.test',
        prompt: 'Spesa fresca a domicilio la sera',
      },
      { token: owner.token, headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    const chat = device(dataOf<Project>(made).chatId);
    const named = await answerAll(chat, IDEA.slice(0, 1));
    expect(named.project.name).toBe('Spesa Comoda');
    expect(named.question?.quickReplies[0]).toMatchObject({ value: 'Spesa fresca a domicilio la sera' });
    const end = await answerAll(chat, IDEA.slice(1));
    expect(end.progress.complete).toBe(true);
    // Month 12 of the plan that the domain's own test works out by hand.
    expect(cellsOf(end)).toContainEqual(expect.arrayContaining(['12', '120', '14.500 €']));
  });
});

describeOnSqlite('what cannot be taken', () => {
  test.each([
    ['vatNumber', '01234567890', 'non è coerente'],
    ['vatNumber', '123', '11 cifre'],
  ])('%s “%s” is answered with the reason, and asked again', async (questionId, text, reason) => {
    const chat = device((await newProject('filed-accounts')).chatId);
    const { status, body } = await chat.say(questionId, text);
    expect(status).toBe(200);
    expect(lastOf(body.data)).toContain(reason);
    expect(body.data.question?.id).toBe(questionId);
    expect(body.data.progress.done).toBe(0);
    expect(body.data.messages.at(-2)?.text).toBe(text);
  });

  test.each([
    ['1.234,56', '1.234,56 €'],
    ['1234.56', '1.234,56 €'],
    ['€ 1,2 mln', '1.200.000 €'],
  ])('an amount typed as “%s” is understood as %s', async (text, understood) => {
    const chat = device((await newProject('no-filed-accounts')).chatId);
    await answerAll(chat, TRADING.slice(0, 5));
    const { body } = await chat.say('turnoverYear', text);
    expect(lastOf(body.data)).toContain(`Ho capito: ${understood}.`);
  });

  const carpentry = instance('falegnameria-short-form');
  test.each<[string, string, string | Uint8Array, string]>([
    [
      'no contexts',
      'b.xbrl',
      carpentry.replace(/<xbrli:context[\s\S]*<\/xbrli:context>/, ''),
      'mancano i contesti',
    ],
    [
      'another taxonomy',
      'b.xbrl',
      carpentry.replaceAll('www.infocamere.it/itnn', 'www.nbb.be/be'),
      'tassonomia diversa',
    ],
    ['an entity bomb', 'b.xbrl', '<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>', 'DOCTYPE'],
    ['a PDF without schedules', 'b.pdf', '%PDF-1.7 …', 'In questo PDF non trovo'],
    ['a workbook with a password', 'b.xlsx', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'password'],
    ['a zip that is no workbook', 'b.xlsx', makeZip([['ciao.txt', Buffer.from('ciao')]]), 'danneggiato'],
    ['nothing', 'b.csv', '', 'vuoto'],
    ['prose', 'b.txt', 'Vi mando il bilancio domani', 'riga con gli anni'],
  ])('accounts with %s: the reason is said', async (_name, name, content, reason) => {
    const chat = await filedUpTo();
    const { status, body } = await chat.upload(name, content);
    expect(status).toBe(200);
    expect(lastOf(body.data)).toContain(reason);
    expect(body.data.question?.id).toBe('accounts');
  });

  test('a later taxonomy and costs with a minus are read, with a word about them', async () => {
    const chat = await filedUpTo();
    const odd = carpentry
      .replaceAll('2018-11-04', '2027-01-31')
      .replace(/(<itcc-ci:(?:\w*CostiProduzione)\w* [^>]+>)(-?)(\d+)/g, (_all, tag, minus, digits) =>
        /DifferenzaValore/.test(tag)
          ? `${tag}${minus}${digits}`
          : `${tag}${minus === '-' ? '' : '-'}${digits}`,
      );
    const { body } = await chat.upload('b.xbrl', odd);
    expect(lastOf(body.data)).toContain('2027-01-31');
    expect(lastOf(body.data)).toContain('segno meno');
    expect(cellsOf(body.data)).toContainEqual(expect.arrayContaining(['ROE', '20,0%']));
  });

  test('a file too large, a message too long and a malformed request are refused with our codes', async () => {
    const chat = await filedUpTo();
    const large = await chat.upload('b.csv', new Uint8Array(5 * 1024 * 1024 + 10).fill(65));
    expect([large.status, large.body.error.details.code]).toEqual([413, 'FILE_TOO_LARGE']);
    const long = await chat.say('accounts', 'x'.repeat(20_480));
    expect([long.status, long.body.error.details]).toMatchObject([413, { code: 'MESSAGE_TOO_LONG' }]);
    const blank = await chat.say('accounts', '   ');
    expect([blank.status, blank.body.error.details.fields]).toEqual([422, { text: 'required' }]);
    const noId = await chat.say('accounts', 'ciao', 'x');
    expect([noId.status, noId.body.error.details.fields]).toEqual([422, { clientId: 'format' }]);
    const wrongPlace = device((await newProject('business-idea')).chatId);
    expect((await wrongPlace.upload('b.csv', 'voce;2024')).status).toBe(422);
    expect((await chat.open()).messages.filter(({ author }) => author === 'user')).toHaveLength(1);
  });

  test('somebody else’s chat is not there', async () => {
    const project = await newProject('business-idea');
    const stranger = await signUp(server);
    const theirs = device(project.chatId, stranger.token);
    const answers = [
      await theirs.say('ideaName', 'Mia'),
      await theirs.upload('b.csv', 'x'),
      await theirs.back(1),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(
      (await client(server).get(`/project-chats/${project.chatId}`, { token: stranger.token })).status,
    ).toBe(404);
    expect((await client(server).get(`/project-chats/${project.chatId}`)).status).toBe(401);
  });
});

describeOnSqlite('going back', () => {
  test('a corrected answer replaces the old one, and the interview goes on where it stood', async () => {
    const chat = device((await newProject('no-filed-accounts')).chatId);
    const before = await answerAll(chat, TRADING.slice(0, 9));
    expect(before.question?.id).toBe('fixedCostsMonth');
    const back = await chat.back(3);
    expect(back.body.data).toMatchObject({ correcting: true, question: { id: 'turnoverYear' } });
    expect(lastOf(back.body.data)).toContain('180.000 €');
    const wrong = await chat.say('turnoverYear', 'tanto');
    expect(wrong.body.data).toMatchObject({ correcting: true, question: { id: 'turnoverYear' } });
    // The months hung on the turnover: they are asked again.
    const { body } = await chat.say('turnoverYear', '200.000');
    expect(body.data.question?.id).toBe('turnoverMonths');
    const after = await chat.answer('turnoverMonths', 'skip');
    expect(after.question?.id).toBe('fixedCostsMonth');
    const third = after.steps[2]?.answers ?? [];
    expect(third.map(({ answer }) => plain(answer))).toEqual(['200.000 €', 'Sì', '']);
    expect(after.steps[3]?.answers).toHaveLength(1);
  });

  test('one question of a step is named, and left as it was', async () => {
    const chat = device((await newProject('no-filed-accounts')).chatId);
    const before = await answerAll(chat, TRADING.slice(0, 5));
    const back = await chat.back(2, 'startYear');
    expect(back.body.data.question?.id).toBe('startYear');
    expect(back.body.data.question?.quickReplies).toContainEqual(
      expect.objectContaining({ value: 'keep', label: 'Lascia com’è' }),
    );
    const turn = await chat.say('startYear', 'keep');
    expect(turn.body.data.question?.id).toBe('turnoverYear');
    expect(turn.body.data.steps).toEqual(before.steps);
  });

  test('what was not answered cannot be corrected', async () => {
    const chat = device((await newProject('business-idea')).chatId);
    const { status, body } = await chat.back(5);
    expect([status, body.error.details.fields]).toEqual([422, { step: 'notAnswered' }]);
    expect((await chat.back(9)).status).toBe(422);
  });
});

test('the company of an interview stands in its owner’s profile', async () => {
  const someone = await signUp(server);
  const made = await client(server).post(
    '/projects/link',
    { projectType: 'no-filed-accounts', projectName: 'Analisi', address: 'sarto@posta.test' },
    { token: someone.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  const chat = device(dataOf<Project>(made).chatId, someone.token);
  await answerAll(chat, [
    ['companyName', 'Sartoria Prova'],
    ['legalForm', 'sole-trader'],
    ['vatNumber', '01234567897'],
  ]);
  const { body } = await client(server).get('/company', { token: someone.token });
  expect(dataOf({ body })).toMatchObject({ name: 'Sartoria Prova', vatNumber: '01234567897' });
});

test('the filed print of accounts gives the same indices, once its figures are confirmed', async () => {
  const chat = await filedUpTo();
  const pdf = fs.readFileSync(path.join(cmsRoot, 'src/domain/accounts/testing/falegnameria-filed.pdf'));
  const { body } = await chat.upload('bilancio 2024.pdf', pdf);
  expect(lastOf(body.data)).toContain('2024: Ricavi 1.200.000 €');
  expect(body.data.question?.id).toBe('accountsCheck');
  const refused = await chat.answer('accountsCheck', 'no');
  expect(refused.question?.id).toBe('accounts');
  await chat.upload('bilancio 2024.pdf', pdf);
  const taken = await chat.answer('accountsCheck', 'sì');
  expect(taken.question?.id).toBe('bankDebts');
  expect(cellsOf(taken)).toContainEqual(expect.arrayContaining(['ROE', '20,0%']));
});

describe('once all is answered the talk goes on about the project', () => {
  test('what a change would leave is computed from its own figures, and the next message goes on from it', async () => {
    const chat = device((await newProject('no-filed-accounts')).chatId);
    const early = await chat.talk('e se alzo i prezzi del 5%?');
    expect([early.status, early.body.error.details.code]).toEqual([409, 'STALE_VERSION']);
    const end = await answerAll(chat, TRADING);
    expect(end.question).toBeNull();
    // 5 % of 180,000 a year.
    const first = await chat.talk('e se alzo i prezzi del 5%?');
    expect(first.body.data.messages.at(-2)).toMatchObject({
      author: 'user',
      text: 'e se alzo i prezzi del 5%?',
    });
    expect(first.body.data.messages.at(-1)).toMatchObject({ author: 'assistant' });
    expect(first.body.data.messages.at(-1)?.text).toContain('9.000');
    expect((await chat.talk('e del 10%?')).body.data.messages.at(-1)?.text).toContain('18.000');
    expect(first.body.data.progress.complete).toBe(true);
  });

  test('an idea is talked about by the figures of its plan', async () => {
    const chat = device((await newProject('business-idea')).chatId);
    await answerAll(chat, IDEA);
    const reply = async (text: string) =>
      plain((await chat.talk(text)).body.data.messages.at(-1)?.text ?? '');
    // 40 × 120 × 12 = 57,600 of sales, 21,600 of costs, 18,000 of fixed costs.
    expect(await reply('e se alzo i prezzi del 5%?')).toContain('20.880 € l’anno** invece di 18.000 €');
    expect(await reply('e con 200 vendite al mese?')).toContain('42.000 € l’anno');
    // 1,500 ÷ (40 − 15).
    expect(await reply('quante vendite mi servono per andare in pari?')).toMatch(/\b60\b/);
    expect(await reply('perché la liquidità è bassa?')).toContain('restano 4.000 €');
  });

  test('of several projects the one whose chat it is', async () => {
    const first = device((await newProject('no-filed-accounts')).chatId);
    await answerAll(first, TRADING);
    const second = device((await newProject('no-filed-accounts')).chatId);
    await answerAll(
      second,
      TRADING.map(([id, text]): [string, string] => [id, id === 'turnoverYear' ? '240.000' : text]),
    );
    const reply = await first.talk('qual è il mio fatturato?');
    expect(reply.body.data.messages.at(-1)?.text).toContain('180.000');
  });
});

describe('several devices', () => {
  test('one step answered by two at once is one answer; the other hears how things stand', async () => {
    const { chatId } = await newProject('business-idea');
    const [phone, desk] = [device(chatId), device(chatId)];
    await phone.open();
    const replies = await Promise.all([phone.say('ideaName', 'Alfa'), desk.say('ideaName', 'Beta')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = replies.find(({ status }) => status === 409)?.body.error.details;
    expect(lost?.code).toBe('STALE_VERSION');
    expect(lost?.chat?.question?.id).toBe('ideaProblem');
    expect((await phone.open()).messages.filter(({ author }) => author === 'user')).toHaveLength(1);
  });

  test('a message sent three times is said once', async () => {
    const { chatId } = await newProject('business-idea');
    const chat = device(chatId);
    const id = crypto.randomUUID();
    const send = () => chat.say('ideaName', 'Spesa Comoda', id);
    const replies = [...(await Promise.all([send(), send()])), await send()];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await chat.open()).messages).toHaveLength(3);
  });

  test('the other device hears of an answer, and nobody else does', async () => {
    const { chatId } = await newProject('business-idea');
    const stranger = await signUp(server);
    const hear = (token: string) =>
      listen<LiveEvent>(server, '/stream', { authorization: `Bearer ${token}` });
    const [mine, theirs] = await Promise.all([hear(owner.token), hear(stranger.token)]);
    await device(chatId).say('ideaName', 'Spesa Comoda');
    await eventually(
      async () => mine.events,
      (events) => events.some((event) => event.topic === 'project-chat' && event.chatId === chatId),
    );
    expect(theirs.events).toEqual([]);
    mine.stop();
    theirs.stop();
  });
});

test('a copy of a project goes on from its answers, in a chat of its own', async () => {
  const project = await newProject('no-filed-accounts');
  await answerAll(device(project.chatId), TRADING.slice(0, 5));
  const { body } = await client(server).post(
    `/projects/${project.id}/duplicate`,
    { name: 'Copia' },
    { token: owner.token },
  );
  const copy = await device(dataOf<Project>({ body }).chatId).open();
  expect(copy.question?.id).toBe('turnoverYear');
  expect(copy.messages).toHaveLength(1);
  expect(copy.progress.done).toBe(2);
});

testOnSqlite('an English speaker is asked in English', async () => {
  const speaker = await signUp(server);
  await client(server).patch('/me', { locale: 'en' }, { token: speaker.token });
  const made = await client(server).post(
    '/projects/link',
    { projectType: 'business-idea', address: 'idea@posta.test' },
    { token: speaker.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  const chat = device(dataOf<Project>(made).chatId, speaker.token);
  expect((await chat.open()).messages[0]?.text).toContain('Step 1 of 8');
});

test('the operator’s automation hears of a project, even when it was down at first', async () => {
  const project = await newProject('filed-accounts', { projectName: 'Da annunciare' });
  expect(project.chatId).not.toBe('');
  const [notification] = await eventually(
    async () => webhook.received.filter((body) => body.project_name === 'Da annunciare'),
    ({ length }) => length > 0,
  );
  expect(notification).toEqual({
    user_id: owner.user.id,
    company_id: expect.any(String),
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    project_name: 'Da annunciare',
    project_type: 'bilancio-depositato',
    company_name: 'Forno Mulino Vecchio',
    pec: 'forno@pec.test',
    contact_email: '',
  });
  // The first attempt and its repetition are one message, which either secret vouches for.
  const mine = webhook.attempts.filter(({ id }) => id === notification?.session_id);
  expect(mine.length).toBeGreaterThanOrEqual(1);
  expect(mine.every(({ signed }) => signed.every(Boolean))).toBe(true);
});
