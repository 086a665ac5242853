import type {
  CreateReport,
  GetReport,
  ListNewestReports,
  ListNotifications,
  ListProducts,
  ListReports,
  Project,
  ProjectKind,
  Report,
  ReportDetail,
  ReportDocument,
  ReportTile,
} from '@contract';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { client, dataOf, eventually, refusalOf, signUp, type TestUser } from '../support/client';
import { instant, sql } from '../support/database';
import { contextOf, saying, startFakeLlm, type FakeLlm } from '../support/fake-llm';
import { answeredProject } from '../support/interviews';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { pdfPages } from '../support/pdf-text';
import { startCms, type CmsServer } from '../support/start-cms';

// Drawing is processor work, one report at a time: on a busy machine some of them take a while.
vi.setConfig({ testTimeout: 180_000 });

let server: CmsServer;
let model: FakeLlm;
let owner: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  model = await startFakeLlm();
  model.behave(saying('Non lo so.'));
  // With the demo catalogue: offers name real products.
  server = await startCms({
    env: { SEED_DEMO: 'true', AI_BASE_URL: model.baseUrl, AI_MODEL: 'test-model' },
  });
  [owner, stranger] = await Promise.all([signUp(server), signUp(server)]);
});
afterAll(async () => {
  await server?.stop();
  await model?.stop();
});

const ask = (project: Pick<Project, 'id'>, request: object, who = owner) =>
  client(server).post<CreateReport['response']>(`/projects/${project.id}/reports`, request, {
    token: who.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const find = async (id: string): Promise<ReportDetail> =>
  (await client(server).get<GetReport['response']>(`/reports/${id}`, { token: owner.token })).body.data;
const settled = (id: string, ms = 60_000) =>
  eventually(
    () => find(id),
    ({ state }) => state === 'ready' || state === 'failed',
    ms,
  );
const made = async (
  project: Pick<Project, 'id'>,
  request: CreateReport['request'] = { kind: 'analysis' },
): Promise<{ report: Report; document: ReportDocument }> => {
  const { status, body } = await ask(project, request);
  expect([status, body.data]).toMatchObject([202, { state: 'queued', failure: null }]);
  const report = await settled(body.data.id);
  expect(report).toMatchObject({ state: 'ready', failure: null });
  return { report, document: report.document as ReportDocument };
};
const list = async (project: Pick<Project, 'id'>) =>
  (
    await client(server).get<ListReports['response']>(`/projects/${project.id}/reports`, {
      token: owner.token,
    })
  ).body;
const pdfOf = (id: string, { who = owner, headers = {} as Record<string, string> } = {}) =>
  fetch(`${server.url}/api/reports/${id}/pdf`, {
    headers: { authorization: `Bearer ${who.token}`, ...headers },
  });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const tilesOf = (document: ReportDocument): Record<string, string> => {
  const tiles = document.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block): ReportTile[] => (block.kind === 'figures' ? block.tiles : []));
  return Object.fromEntries(tiles.map(({ label, value }) => [label, plain(value)]));
};
const filesOnDisk = () =>
  fs
    .readdirSync(path.join(server.dataDir, 'files'), { recursive: true })
    .map(String)
    .filter((name) => name.includes('.pdf'));

/** Worked out by hand from the replies in `support/interviews.ts`. */
const FIGURES: Record<ProjectKind, string[]> = {
  'filed-accounts': [
    '20,0%', // ROE: 30,000 ÷ 150,000
    '12,5%', // ROI: 50,000 ÷ 400,000
    '10,0%', // ROS: 50,000 ÷ 500,000
    '70.000 €', // EBITDA: 50,000 + 20,000
    '14,0%', // of revenue: 70,000 ÷ 500,000
    '1,50', // current ratio: 180,000 ÷ 120,000
    '1,25', // quick ratio: (180,000 − 30,000) ÷ 120,000
    '2,67', // leverage: 400,000 ÷ 150,000
    '1,67', // debts on equity: 250,000 ÷ 150,000
    '10,00', // interest cover: 50,000 ÷ 5,000
    '73 giorni', // receivables: 100,000 ÷ 500,000 × 365
  ],
  'no-filed-accounts': [
    '240.000 €',
    '144.000 €', // contribution: 240,000 − 96,000
    '60,0%', // of turnover: 144,000 ÷ 240,000
    '96.000 €', // fixed costs: (6,000 + 2,000) × 12
    '48.000 €', // result: 144,000 − 96,000
    '160.000 €', // break-even: 96,000 ÷ 0.6
    '1.334', // customers a month at break-even: 160,000 ÷ 12 ÷ 10, up
    '6 €', // contribution of a customer: 10 × 0.6
    '12.000 €', // lever price: 5 % of 240,000
    '14.400 €', // lever customers: 10 % of 144,000
  ],
  'business-idea': [
    '30 €', // margin of a sale: 50 − 20
    '50', // sales that pay the fixed costs: (1,200 + 300) ÷ 30
    '490 €', // month 1: 6,000 − 5,000 − 1,500 + 33 × 30
    '1.000 €', // month 2: 490 − 1,500 + 67 × 30
    '2.500 €', // month 3: 1,000 − 1,500 + 100 × 30
    '16.000 €', // month 12: 2,500 + 9 × 1,500
  ],
};

describeOnSqlite('what a report says', () => {
  test.each(Object.keys(FIGURES) as ProjectKind[])(
    'the figures of %s are those worked out by hand, on the page and in the PDF',
    async (kind) => {
      const project = await answeredProject(server, owner, kind);
      const { report, document } = await made(project);
      expect(report).toMatchObject({ projectId: project.id, version: 1, draft: false, language: 'it' });
      expect(document).toMatchObject({ projectKind: kind, draft: false, modelWritten: false });
      const text = plain(JSON.stringify(document.sections));
      for (const figure of FIGURES[kind]) expect(text).toContain(figure);

      const file = await pdfOf(report.id);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(file.headers.get('content-disposition')).toBe(
        'attachment; filename="Prova 2027 - Analisi v1.pdf"',
      );
      const pages = await pdfPages(new Uint8Array(await file.arrayBuffer()));
      for (const figure of FIGURES[kind]) expect(pages.join('\n')).toContain(figure);
      pages.forEach((page, index) => {
        expect(page).toContain(`${index + 1} di ${pages.length}`);
        expect(page).toContain('intelligenza artificiale');
      });
    },
  );

  test('each figure stands under its own name', async () => {
    const project = await answeredProject(server, owner, 'no-filed-accounts');
    const { document } = await made(project);
    expect(Object.values(tilesOf(document))).toEqual([
      '240.000 €',
      '144.000 €',
      '48.000 €',
      '160.000 €',
      '1.334',
      '6 €',
    ]);
  });

  test('an offer names only products that can be bought, at their prices, in English too', async () => {
    const project = await answeredProject(server, owner, 'no-filed-accounts');
    const { document } = await made(project, { kind: 'offer', language: 'en' });
    expect(document).toMatchObject({ kind: 'offer', language: 'en' });
    const { body } = await client(server).get<ListProducts['response']>('/site/products?locale=en');
    const known = body.data.map(({ id }) => `/product-detail/${id}`);
    const links = [...JSON.stringify(document).matchAll(/"href":"(\/product-detail\/[^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(known).toContain(link);
  });

  test('a model may choose the words, never the figures', async () => {
    const project = await answeredProject(server, owner, 'no-filed-accounts');
    model.behave(
      saying((request) => {
        const texts = JSON.parse(request.body.messages?.at(-1)?.content ?? '[]') as string[];
        return JSON.stringify(
          texts.map((text, index) =>
            index === 0 ? `In parole povere: ${text}` : `${text} Crescerà del 77%.`,
          ),
        );
      }),
    );
    const { document } = await made(project);
    model.behave(saying('Non lo so.'));
    const text = JSON.stringify(document);
    expect(document.modelWritten).toBe(true);
    expect(text).toContain('In parole povere: Forno Prova');
    expect(text).not.toContain('77%');
    expect(contextOf(model.requests.at(-1) as never)).toContain('Italian');
  });
});

test('whoever has left the page is told that it is ready', async () => {
  const person = await signUp(server);
  const project = await answeredProject(server, person, 'business-idea', { name: 'Idea 2027' });
  const { body } = await ask(project, { kind: 'offer' }, person);
  const notification = await eventually(
    async () =>
      (await client(server).get<ListNotifications['response']>('/notifications', { token: person.token }))
        .body.data,
    (list) => list.some(({ kind }) => kind === 'report-ready'),
    60_000,
  );
  expect(notification.filter(({ kind }) => kind === 'report-ready')).toMatchObject([
    {
      params: { projectName: 'Idea 2027', reportKind: 'offer' },
      link: `/projects/${project.id}/report/${body.data.id}`,
    },
  ]);
});

describeOnSqlite('when a report can be asked for', () => {
  test('before the fourth step it is too early, and how far it is is said', async () => {
    const project = await answeredProject(server, owner, 'business-idea', { upTo: 'nothing' });
    const { status, body } = await ask(project, { kind: 'analysis' });
    expect([status, refusalOf({ body })]).toMatchObject([
      409,
      { code: 'REPORT_TOO_EARLY', done: 0, needed: 4 },
    ]);
    expect(await list(project)).toMatchObject({
      data: [],
      meta: { project: { id: project.id, chatId: project.chatId }, progress: { draftReady: false } },
    });
  });

  test('after it comes a draft, after the eighth the whole', async () => {
    const project = await answeredProject(server, owner, 'no-filed-accounts', { upTo: 'step four' });
    const { report, document } = await made(project);
    expect([report.draft, document.draft]).toEqual([true, true]);
    expect(JSON.stringify(document)).toContain('Bozza');
    expect((await list(project)).meta.progress).toMatchObject({ done: 4, draftReady: true, complete: false });
  });

  test.each([
    ['no kind', {}],
    ['an unknown kind', { kind: 'invoice' }],
    ['an unknown language', { kind: 'offer', language: 'de' }],
    ['a version of the client’s', { kind: 'offer', version: 9 }],
  ])('%s is refused', async (_, request) => {
    const project = await answeredProject(server, owner, 'business-idea');
    const { status, body } = await ask(project, request);
    expect([status, refusalOf({ body }).code]).toEqual([422, 'VALIDATION']);
  });
});

describe('versions', () => {
  test('are counted for each kind, and two requests at once make two', async () => {
    const project = await answeredProject(server, owner, 'business-idea');
    const replies = await Promise.all([
      ask(project, { kind: 'analysis' }),
      ask(project, { kind: 'analysis' }),
      ask(project, { kind: 'offer' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    for (const { body } of replies) await settled(body.data.id);
    await made(project, { kind: 'analysis', language: 'en' });
    const { data } = await list(project);
    const numbers = (kind: string) =>
      data.filter((report) => report.kind === kind).map(({ version }) => version);
    expect([numbers('analysis'), numbers('offer')]).toEqual([[3, 2, 1], [1]]);

    const newest = await client(server).get<ListNewestReports['response']>(
      `/reports?projects=${project.id}`,
      {
        token: owner.token,
      },
    );
    expect(newest.body.data.map(({ kind, version, language }) => [kind, version, language])).toEqual([
      ['analysis', 3, 'en'],
      ['offer', 1, 'it'],
    ]);
  });

  test('one that is deleted takes its file along, and so does its project', async () => {
    const project = await answeredProject(server, owner, 'business-idea');
    const before = filesOnDisk().length;
    const [first] = [await made(project), await made(project, { kind: 'offer' })];
    expect(filesOnDisk()).toHaveLength(before + 2);
    const { token } = owner;
    expect((await client(server).del(`/reports/${first.report.id}`, undefined, { token })).status).toBe(200);
    expect(filesOnDisk()).toHaveLength(before + 1);
    expect((await client(server).get(`/reports/${first.report.id}`, { token })).status).toBe(404);
    await client(server).del(`/projects/${project.id}`, undefined, { token });
    expect(filesOnDisk()).toHaveLength(before);
  });
});

test('of somebody else nothing can be seen or done', async () => {
  const project = await answeredProject(server, owner, 'business-idea');
  const { report } = await made(project);
  const api = client(server);
  const auth = { token: stranger.token };
  const replies = [
    await ask(project, { kind: 'analysis' }, stranger),
    await api.get(`/projects/${project.id}/reports`, auth),
    await api.get(`/reports/${report.id}`, auth),
    await pdfOf(report.id, { who: stranger }),
    await api.post(`/reports/${report.id}/retry`, {}, auth),
    await api.del(`/reports/${report.id}`, undefined, auth),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(dataOf(await api.get(`/reports?projects=${project.id}`, auth))).toEqual([]);
  expect((await fetch(`${server.url}/api/reports/${report.id}/pdf`)).status).toBe(401);
});

testOnSqlite('a browser that has the file is not sent it again', async () => {
  const project = await answeredProject(server, owner, 'business-idea', { name: 'Caffè "Ø" / 北京' });
  const { report } = await made(project);
  const first = await pdfOf(report.id);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(decodeURIComponent(first.headers.get('content-disposition') ?? '')).toContain(
    'Caffè Ø 北京 - Analisi v1.pdf',
  );
  const again = await pdfOf(report.id, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

describe('work that was cut short', () => {
  test('goes on after the server was killed: one version, one file', async () => {
    const project = await answeredProject(server, owner, 'no-filed-accounts');
    const before = filesOnDisk().length;
    const { body } = await ask(project, { kind: 'analysis' });
    await server.kill('SIGKILL');
    await server.restart();
    // A lease held by the dead process runs out after less than a minute.
    expect((await settled(body.data.id, 150_000)).state).toBe('ready');
    expect((await list(project)).data).toHaveLength(1);
    expect(filesOnDisk()).toHaveLength(before + 1);
  }, 240_000);

  test('a report whose job is lost, or that failed, is asked for again', async () => {
    const project = await answeredProject(server, owner, 'no-filed-accounts');
    const { report } = await made(project);
    const where = `where document_id = '${report.id}'`;
    const retry = () =>
      client(server).post<{ data: Report }>(`/reports/${report.id}/retry`, {}, { token: owner.token });
    expect((await retry()).body.data.state).toBe('ready');

    await sql(
      server,
      `update reports set state = 'working', updated_at = ${instant(server, Date.now() - 600_000)} ${where}`,
    );
    expect((await retry()).body.data.state).toBe('queued');
    expect((await settled(report.id)).state).toBe('ready');

    await sql(server, `update reports set state = 'failed', failure = 'TOO_SLOW' ${where}`);
    expect(await find(report.id)).toMatchObject({ state: 'failed', failure: 'TOO_SLOW', document: null });
    expect((await pdfOf(report.id)).status).toBe(404);
    await retry();
    expect(await settled(report.id)).toMatchObject({ state: 'ready', failure: null, version: 1 });
  });
});
