import { beforeAll, describe, expect, test } from 'vitest';
import type { CreateProject, ListProjects, Project, RequestProjectLink } from '@contract';
import { client, dataOf, refusalOf, signUp, type TestUser } from '../support/client';
import { mailTo } from '../support/outbox';
import { sharedCms, type SharedCms } from '../support/shared-cms';

let server: SharedCms;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  server = sharedCms();
  [owner, other] = await Promise.all([signUp(server), signUp(server)]);
});

const BODY: CreateProject['request'] = {
  projectName: 'Forno 2027',
  projectType: 'no-filed-accounts',
  companyName: 'Forno Rossi',
  email: 'forno@rossi.test',
};
const once = (who: TestUser, key: string = crypto.randomUUID()) => ({
  token: who.token,
  headers: { 'idempotency-key': key },
});
const create = (body: object, who = owner) => client(server).post('/projects', body, once(who));
const made = async (changes: Partial<CreateProject['request']> = {}, who = owner): Promise<Project> => {
  const { status, body } = await create({ ...BODY, ...changes }, who);
  expect(status).toBe(201);
  return dataOf<Project>({ body });
};
const list = async (query = '', who = owner) =>
  (await client(server).get<ListProjects['response']>(`/projects${query}`, { token: who.token })).body;

describe('a new project', () => {
  test('is made with its chat, and is the first of the list', async () => {
    const project = await made({ projectName: '  Forno 2027 ', pec: '' });
    expect(project).toMatchObject({
      name: 'Forno 2027',
      kind: 'no-filed-accounts',
      status: 'active',
      companyName: 'Forno Rossi',
      step: 0,
    });
    expect(project.chatId).not.toBe('');
    expect((await list()).data[0]).toEqual(project);
  });

  test('a form sent twice makes one', async () => {
    const key = crypto.randomUUID();
    const send = () =>
      client(server).post('/projects', { ...BODY, projectName: 'Una volta' }, once(other, key));
    const [first] = [await send(), await send()];
    expect(first.status).toBe(201);
    expect((await list('?q=una%20volta', other)).meta.total).toBe(1);
  });

  test.each([
    ['no name', { projectName: ' ' }, { projectName: 'required' }],
    ['no company', { companyName: '' }, { companyName: 'required' }],
    ['an unknown kind', { projectType: 'chat' }, { projectType: expect.any(String) }],
    ['neither PEC nor email', { email: '' }, { pec: 'addressRequired' }],
    ['not an address', { email: 'forno' }, { email: expect.any(String) }],
    ['a very long name', { projectName: 'x'.repeat(500) }, { projectName: 'max' }],
  ])('%s is refused, field by field', async (_, changes, fields) => {
    const { status, body } = await create({ ...BODY, ...changes });
    expect([status, refusalOf({ body })]).toMatchObject([422, { code: 'VALIDATION', fields }]);
  });

  test('an owner or a state that the client names is refused', async () => {
    const { status } = await create({ ...BODY, owner: 1, state: 'archived' });
    expect(status).toBe(422);
  });

  test('nobody but who is signed in may', async () => {
    const { status, body } = await client(server).post('/projects', BODY);
    expect([status, refusalOf({ body }).code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('the company of two people with one address stays two', async () => {
    await made({ companyName: 'Alfa', email: 'stessa@azienda.test' });
    await made({ companyName: 'Beta', email: 'stessa@azienda.test' }, other);
    expect((await list('?q=beta')).meta.total).toBe(0);
    expect((await list('?q=beta', other)).meta.total).toBe(1);
  });
});

describe('a link by mail', () => {
  const request = (body: RequestProjectLink['request'], who = owner) =>
    client(server).post('/projects/link', body, once(who));

  test.each(['it', 'en'] as const)('goes to the address, in %s, and leads to the chat', async (locale) => {
    const address = `pec-${locale}@forno.test`;
    const { status, body } = await request({
      projectType: 'filed-accounts',
      projectName: 'Analisi',
      address,
      locale,
      prompt: 'Vorrei capire i conti del forno',
    });
    expect(status).toBe(201);
    const mail = await mailTo(server, address, 'project-link');
    expect(mail.links).toEqual([`${server.url}/chat-project/${dataOf<Project>({ body }).chatId}`]);
    expect(mail.subject).toContain(locale === 'it' ? 'Il link' : 'The link');
  });

  test('an idea needs no name, the others do', async () => {
    const idea = await request({ projectType: 'business-idea', address: 'idea@posta.test' });
    expect([idea.status, dataOf<Project>(idea).name]).toEqual([201, 'Progetto senza nome']);
    const company = await request({ projectType: 'filed-accounts', address: 'idea@posta.test' });
    expect(refusalOf(company).fields).toEqual({ projectName: 'required' });
  });
});

describe('a list of projects', () => {
  let mine: TestUser;
  beforeAll(async () => {
    mine = await signUp(server);
    for (const projectName of ['Bar', 'Alba 100%', 'Caffè']) await made({ projectName }, mine);
  });

  test.each([
    ['?sort=newest', ['Caffè', 'Alba 100%', 'Bar']],
    ['?sort=oldest', ['Bar', 'Alba 100%', 'Caffè']],
    ['?sort=name', ['Alba 100%', 'Bar', 'Caffè']],
    ['?q=ALBA', ['Alba 100%']],
    ['?q=rossi', ['Caffè', 'Alba 100%', 'Bar']],
    ['?q=%25', ['Alba 100%']],
    ['?q=niente', []],
    ['?page=2', []],
  ])('%s', async (query, names) => {
    expect((await list(query, mine)).data.map(({ name }) => name)).toEqual(names);
  });

  test('a project is renamed, put away, taken back, copied and deleted', async () => {
    const api = client(server);
    const auth = { token: mine.token };
    const project = await made({ projectName: 'Prova' }, mine);
    const path = `/projects/${project.id}`;
    expect(dataOf<Project>(await api.patch(path, { name: ' Prova 2 ' }, auth)).name).toBe('Prova 2');
    expect(dataOf<Project>(await api.patch(path, { status: 'archived' }, auth)).status).toBe('archived');
    expect((await list('?status=archived', mine)).data.map(({ id }) => id)).toEqual([project.id]);
    expect(dataOf(await api.get('/projects/summary', auth))).toEqual({ active: 3, archived: 1 });
    await api.patch(path, { status: 'active' }, auth);

    const copy = await api.post(`${path}/duplicate`, { name: 'Copia' }, auth);
    expect(copy.status).toBe(201);
    expect(dataOf(copy)).toMatchObject({ name: 'Copia', companyName: 'Forno Rossi' });
    expect(dataOf<Project>(copy).chatId).not.toBe(project.chatId);

    for (const { id } of [project, dataOf<Project>(copy)])
      expect((await api.del(`/projects/${id}`, undefined, auth)).status).toBe(200);
    expect((await api.del(path, undefined, auth)).status).toBe(404);
    expect((await list('', mine)).meta.total).toBe(3);
  });

  test('of somebody else nothing can be seen or done', async () => {
    const api = client(server);
    const { id } = await made();
    const auth = { token: mine.token };
    const replies = [
      await api.patch(`/projects/${id}`, { name: 'Mio' }, auth),
      await api.post(`/projects/${id}/duplicate`, { name: 'Mio' }, auth),
      await api.del(`/projects/${id}`, undefined, auth),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await list('?q=forno', mine)).data.map((project) => project.id)).not.toContain(id);
  });
});
