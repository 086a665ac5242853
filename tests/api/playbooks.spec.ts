import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, dataOf, signUp, type TestUser } from '../support/client';
import { assistantWhileEdited, findContent, type ContentRow } from '../support/edited-knowledge';
import { describeOnSqlite } from '../support/on-sqlite';
import { inviteToPanel, signInToPanel, type Panel } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

const PLAYBOOK = 'api::knowledge.playbook';
const QUESTION = 'ho un ristorante, prenotano e poi non si presentano';

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
const find = (key: string, by: Panel = panel): Promise<ContentRow> => findContent(by, PLAYBOOK, key);
const publish = async ({ documentId }: ContentRow, data: object) => {
  expect((await panel.call('PUT', `/${PLAYBOOK}/${documentId}`, data)).status).toBe(200);
  expect((await panel.call('POST', `/${PLAYBOOK}/${documentId}/actions/publish`, data)).status).toBe(200);
};

describeOnSqlite('a plan that an editor changes in the panel', () => {
  test('is answered within seconds once it is published, and not before', async () => {
    const playbook = await find('no-show');
    expect(await ask(QUESTION)).toContain('costa due volte');
    const data = { opening: 'Per {{shop}} chi manca costa tre volte.' };
    expect((await panel.call('PUT', `/${PLAYBOOK}/${playbook.documentId}`, data)).status).toBe(200);
    expect(await ask(QUESTION)).toContain('costa due volte');
    await publish(playbook, data);
    await answered(QUESTION, /Per il ristorante chi manca costa tre volte/);
  });

  test('says a sentence only where the message gives its figure, or holds its words', async () => {
    await publish(await find('no-show'), {
      opening:
        'Si riduce{{#percent}} dal {{percent}}%{{/percent}}{{#lunch}} a mezzogiorno{{/lunch}} in un mese.',
      signals: ['lunch: pranz*, mezzogiorno'],
    });
    await answered(QUESTION, /Si riduce in un mese/);
    expect(await ask('ho un ristorante, a pranzo il 20% prenota e poi non si presenta')).toContain(
      'Si riduce dal 20% a mezzogiorno in un mese',
    );
  });

  test('may be a new one, found by its own ways of asking', async () => {
    const { documentId: _id, id: _row, ...content } = await find('no-show');
    const created = await panel.call<ContentRow>('POST', `/${PLAYBOOK}`, {
      ...content,
      key: 'wild-boars',
      question: 'i cinghiali mi devastano il campo',
      asks: [
        'i cinghiali distruggono tutto di notte',
        'danni dei cinghiali alle colture',
        'ogni notte i cinghiali sfondano la recinzione',
      ],
      signals: [],
      opening: 'I danni della fauna si denunciano alla Regione.',
    });
    expect(created.status).toBe(201);
    await publish(dataOf<ContentRow>(created), {});
    await answered(
      'ho una azienda agricola, i cinghiali di notte distruggono le colture e sfondano la recinzione',
      /danni della fauna si denunciano alla Regione/,
    );
  });

  test('is no longer told once it is unpublished', async () => {
    const { documentId } = await find('wild-boars');
    const { status } = await panel.call('POST', `/${PLAYBOOK}/${documentId}/actions/unpublish`, {});
    expect(status).toBe(200);
    await answered(
      'ho una azienda agricola, i cinghiali di notte distruggono le colture e sfondano la recinzione',
      /^(?![\s\S]*danni della fauna)/,
    );
  });
});

describeOnSqlite('what cannot be published', () => {
  test.each([
    ['a slot that nothing fills', { opening: 'Per {{negozio}} si può.' }, '{{negozio}}'],
    ['a slot in one of the steps', { steps: ['**Oggi**: chiama.', 'Poi {{scont}}.'] }, '{{scont}}'],
    ['a section that is not closed', { measure: 'Conta{{#days}} i giorni.' }, '{{#days}}'],
    ['braces that are left open', { askNext: 'Quanti {{clients?' }, '{{'],
    ['a signal without words', { signals: ['lunch'] }, 'lunch'],
    ['a section whose signal is taken away', { signals: [] }, '{{#lunch}}'],
  ])('%s', async (_name, data, message) => {
    const { documentId } = await find('no-show');
    const { status, body } = await panel.call('POST', `/${PLAYBOOK}/${documentId}/actions/publish`, data);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
  });
});

describeOnSqlite('permissions', () => {
  test('the plans are nobody’s on the site until an administrator says so', async () => {
    const api = client(server);
    expect((await api.get('/playbooks')).status).toBe(403);
    expect((await api.get('/playbooks', { token: customer.token })).status).toBe(403);
    expect((await api.post('/playbooks', { data: { key: 'x' } })).status).toBe(403);
  });

  test('editors of texts write them, those of coupons do not see them', async () => {
    const editor = await inviteToPanel(server, panel, 'Redazione');
    const playbook = await find('portals', editor);
    const saved = await editor.call('PUT', `/${PLAYBOOK}/${playbook.documentId}`, { reviewedBy: 'Marta' });
    expect(saved.status).toBe(200);
    const marketing = await inviteToPanel(server, panel, 'Marketing');
    expect((await marketing.call('GET', `/${PLAYBOOK}`)).status).toBe(403);
  });
});

test.runIf(process.env.TEST_POSTGRES_URL)(
  'another instance answers with it too',
  { timeout: 150_000 },
  async () => {
    const twin = await server.twin();
    try {
      await ask(QUESTION, twin);
      await publish(await find('no-show'), { opening: 'Chi manca costa quattro volte.' });
      await answered(QUESTION, /costa quattro volte/, twin);
    } finally {
      await twin.stop();
    }
  },
);
