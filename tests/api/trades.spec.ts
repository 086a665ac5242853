import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, dataOf, signUp, type TestUser } from '../support/client';
import { assistantWhileEdited, findContent, type ContentRow } from '../support/edited-knowledge';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { inviteToPanel, signInToPanel, type Panel } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

const TRADE = 'api::knowledge.trade';
const QUESTION = 'ho una ferramenta';

let server: CmsServer;
let panel: Panel;
let customer: TestUser;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true', ASSISTANT_MONTHLY_MESSAGES: '1000' } });
  panel = await signInToPanel(server);
  customer = await signUp(server);
  // The assistant has read what it knows before anything is changed.
  await ask(QUESTION);
});
afterAll(() => server?.stop());

const { ask, answered } = assistantWhileEdited(() => ({ server, customer }));
const find = (key: string, by: Panel = panel): Promise<ContentRow> => findContent(by, TRADE, key);
const publish = async ({ documentId }: ContentRow, data: object) => {
  expect((await panel.call('PUT', `/${TRADE}/${documentId}`, data)).status).toBe(200);
  expect((await panel.call('POST', `/${TRADE}/${documentId}/actions/publish`, data)).status).toBe(200);
};

describeOnSqlite('a trade that an editor changes in the panel', () => {
  test('is answered within seconds once it is published, and not before', async () => {
    const trade = await find('hardware');
    expect(await ask(QUESTION)).toContain('margine lordo 40–50%');
    const data = { economics: 'materie prime 31%, margine lordo 57%' };
    expect((await panel.call('PUT', `/${TRADE}/${trade.documentId}`, data)).status).toBe(200);
    expect(await ask(QUESTION)).toContain('margine lordo 40–50%');
    await publish(trade, data);
    await answered(QUESTION, /margine lordo 57%/);
  });

  test('says a rate of law where it names one, with its year', async () => {
    const data = { economics: 'contributi al {{inps.professionals.rate}} del reddito' };
    await publish(await find('hardware'), data);
    await answered(QUESTION, /contributi al 2\d,\d+% \(20\d\d\) del reddito/);
  });

  test('is found by a way of calling it that was added', async () => {
    const trade = await find('hardware');
    expect(await ask('ho una viteria')).not.toContain('parliamo della ferramenta');
    await publish(trade, { ways: [...(trade.ways as string[]), 'viteri*'] });
    await answered('ho una viteria', /parliamo della ferramenta/);
  });

  test('may be a new one', async () => {
    const { documentId: _id, id: _row, ...phrases } = await find('hardware');
    const created = await panel.call<ContentRow>('POST', `/${TRADE}`, {
      ...phrases,
      key: 'snail-farm',
      shop: 'l’elicicoltura',
      ways: ['elicicol*'],
      economics: 'la raccolta comincia dopo 12 mesi',
    });
    expect(created.status).toBe(201);
    await publish(dataOf<ContentRow>(created), {});
    await answered('ho una elicicoltura', /la raccolta comincia dopo 12 mesi/);
  });

  test('is no longer known once it is unpublished', async () => {
    const { documentId } = await find('snail-farm');
    const { status } = await panel.call('POST', `/${TRADE}/${documentId}/actions/unpublish`, {});
    expect(status).toBe(200);
    await answered('ho una elicicoltura', /^(?![\s\S]*dopo 12 mesi)/);
  });

  test('a business of unknown trade has words even where editors have removed theirs', async () => {
    const { documentId } = await find('any');
    expect((await panel.call('POST', `/${TRADE}/${documentId}/actions/unpublish`, {})).status).toBe(200);
    await publish(await find('hardware'), { economics: 'margine lordo 58%' });
    await answered(QUESTION, /margine lordo 58%/);
  });
});

describeOnSqlite('what cannot be published', () => {
  test.each([
    [{ ways: ['*'] }, 'lettere in ogni parola'],
    [{ ways: ['pan* … *'] }, 'lettere in ogni parola'],
    [{ economics: 'contributi al {{tasso-inventato}}' }, 'tasso-inventato'],
  ])('%j is refused beside its field', async (data, message) => {
    const { documentId } = await find('hardware');
    const { status, body } = await panel.call('PUT', `/${TRADE}/${documentId}`, data);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
  });
});

describeOnSqlite('permissions', () => {
  test('the trades are nobody’s on the site until an administrator says so', async () => {
    const api = client(server);
    expect((await api.get('/trades')).status).toBe(403);
    expect((await api.get('/trades', { token: customer.token })).status).toBe(403);
    expect((await api.post('/trades', { data: { key: 'x' } })).status).toBe(403);
  });

  test('editors of texts write them, those of coupons do not see them', async () => {
    const editor = await inviteToPanel(server, panel, 'Redazione');
    const trade = await find('florist', editor);
    const saved = await editor.call('PUT', `/${TRADE}/${trade.documentId}`, { reviewedBy: 'Marta' });
    expect(saved.status).toBe(200);
    const marketing = await inviteToPanel(server, panel, 'Marketing');
    expect((await marketing.call('GET', `/${TRADE}`)).status).toBe(403);
  });
});

testOnSqlite('what editors changed or removed stays so after a restart', { timeout: 150_000 }, async () => {
  const removed = await find('bookshop');
  expect((await panel.call('DELETE', `/${TRADE}/${removed.documentId}`)).status).toBe(200);
  await server.restart();
  panel = await signInToPanel(server);
  await expect(find('bookshop')).rejects.toThrow('No bookshop');
  expect(await ask(QUESTION)).toContain('margine lordo 58%');
});

test.runIf(process.env.TEST_POSTGRES_URL)(
  'another instance answers with it too',
  { timeout: 150_000 },
  async () => {
    const twin = await server.twin();
    try {
      await ask(QUESTION, twin);
      await publish(await find('hardware'), { economics: 'margine lordo 59%' });
      await answered(QUESTION, /margine lordo 59%/, twin);
    } finally {
      await twin.stop();
    }
  },
);
