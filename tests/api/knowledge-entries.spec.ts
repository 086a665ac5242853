import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, dataOf, eventually, signUp, type TestUser } from '../support/client';
import { assistantWhileEdited, findContent, SECONDS, type ContentRow } from '../support/edited-knowledge';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { inviteToPanel, signInToPanel, type Panel } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

const ENTRY = 'api::knowledge.knowledge-entry';
const PARAMETER = 'api::knowledge.fiscal-parameter';

let server: CmsServer;
let panel: Panel;
let customer: TestUser;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true', ASSISTANT_MONTHLY_MESSAGES: '1000' } });
  panel = await signInToPanel(server);
  customer = await signUp(server);
  // The assistant has read what it knows before anything is changed.
  await ask('Come si apre la partita IVA?');
});
afterAll(() => server?.stop());

const { ask, answered } = assistantWhileEdited(() => ({ server, customer }));
const find = (uid: string, key: string, by: Panel = panel): Promise<ContentRow> =>
  findContent(by, uid, key, '&populate=*');
const save = async (uid: string, { documentId }: ContentRow, data: object) =>
  expect((await panel.call('PUT', `/${uid}/${documentId}`, data)).status).toBe(200);
const publish = async (uid: string, { documentId }: ContentRow, data: object = {}) =>
  expect((await panel.call('POST', `/${uid}/${documentId}/actions/publish`, data)).status).toBe(200);
const newToken = async (): Promise<string> => {
  const reply = await panel.request('POST', '/admin/api-tokens', {
    name: 'gestionale',
    description: '',
    lifespan: null,
    type: 'full-access',
  });
  return dataOf<{ accessKey: string }>(reply).accessKey;
};

describe('an entry that an editor changes in the panel', () => {
  const QUESTION = 'Come si apre la partita IVA?';

  test('is answered within seconds once it is published, and not before', async () => {
    const entry = await find(ENTRY, 'vat-open');
    const body = `${String(entry.body)}\n\nPorta con te la ricevuta azzurra.`;
    await save(ENTRY, entry, { body });
    expect((await find(ENTRY, 'vat-open')).body).toContain('ricevuta azzurra');
    // Longer than a published change takes.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await ask(QUESTION)).not.toContain('azzurra');
    await publish(ENTRY, entry, { body });
    expect(await answered(QUESTION, /ricevuta azzurra/)).toContain('ComUnica');
  });

  testOnSqlite('is no longer answered once it is unpublished', async () => {
    const entry = await find(ENTRY, 'vat-open');
    expect((await panel.call('POST', `/${ENTRY}/${entry.documentId}/actions/unpublish`, {})).status).toBe(
      200,
    );
    await answered(QUESTION, /^(?![\s\S]*azzurra)/);
    await publish(ENTRY, entry);
    await answered(QUESTION, /azzurra/);
  });

  testOnSqlite('may be a new one, found by its own ways of asking', async () => {
    const created = await panel.call<ContentRow>('POST', `/${ENTRY}`, {
      key: 'own-beehives',
      topic: 'startup',
      question: 'Come si denunciano gli alveari di api?',
      asks: ['denuncia alveari anagrafe apistica', 'registrare le arnie'],
      body: 'Gli alveari si registrano nell’**anagrafe apistica** tramite la ASL o un’associazione di apicoltori.',
    });
    expect(created.status).toBe(201);
    await publish(ENTRY, dataOf<ContentRow>(created));
    expect(await answered('come faccio a registrare le arnie?', /anagrafe apistica/)).toContain('ASL');
  });

  testOnSqlite('names only figures that exist', async () => {
    const entry = await find(ENTRY, 'vat-cost');
    const { status, body } = await panel.call('PUT', `/${ENTRY}/${entry.documentId}`, {
      body: 'Costa {{prezzo-inventato}}.',
    });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('prezzo-inventato')]);
  });
});

test('an entry that an integration changes through the content API is answered within seconds', async () => {
  const token = await newToken();
  const entry = await find(ENTRY, 'vat-flat-rate');
  const { status } = await client(server).put(
    `/knowledge-entries/${entry.documentId}`,
    { data: { body: `${String(entry.body)}\n\nChiedi il modulo verde.` } },
    { token },
  );
  expect(status).toBe(200);
  await answered('Come funziona il regime forfettario?', /modulo verde/);
});

describeOnSqlite('a figure of an entry', () => {
  const QUESTION = 'come faccio a registrare le arnie?';
  const figure = { key: 'fee', value: 1_234.5, unit: 'euro', source: 'Regione' };
  const change = async (changes: object) => {
    const entry = await find(ENTRY, 'own-beehives');
    const data = {
      body: 'Gli alveari si registrano nell’anagrafe apistica: costa {{fee}} ad apiario.',
      figures: [{ ...figure, ...changes }],
    };
    await save(ENTRY, entry, data);
    await publish(ENTRY, entry, data);
  };

  test('is said as it is while it holds', async () => {
    await change({ validFrom: '2020-01-01', validUntil: '2999-12-31' });
    await answered(QUESTION, /costa 1\.234,5 € ad apiario\.$/);
  });

  test('is not said as current once it has expired', async () => {
    await change({ validFrom: '2020-01-01', validUntil: '2024-12-31' });
    expect(await answered(QUESTION, /1\.234,5 € \(dato del 2024\)/)).toMatch(/verifica quella in vigore/);
  });

  test('is said with its year where nobody can verify it', async () => {
    await change({ source: '', validFrom: '2026-01-01', validUntil: null });
    await answered(QUESTION, /1\.234,5 € \(2026\)/);
  });
});

testOnSqlite('a parameter of law that an editor corrects changes what the entries say of it', async () => {
  const parameter = await find(PARAMETER, 'inps.professionals.rate');
  await save(PARAMETER, parameter, { value: 27.5, validFrom: '2026-01-01', validUntil: '2999-12-31' });
  await publish(PARAMETER, parameter);
  await answered('Quanto costa mantenere la partita IVA?', /27,5% \(2026\)/);
});

describeOnSqlite('a calculation', () => {
  const QUESTION = 'Calcolami l’IRPEF su un reddito di 20.000 euro';
  const change = async (data: object) => {
    const parameter = await find(PARAMETER, 'irpef.first.rate');
    await save(PARAMETER, parameter, data);
    await publish(PARAMETER, parameter, data);
  };

  test('uses the rate that an editor has corrected, and says its year', async () => {
    await change({ value: 21, validFrom: '2026-01-01', validUntil: '2999-12-31' });
    // 20,000 × 21 %.
    expect(await answered(QUESTION, /4\.200,00/)).toMatch(/Scaglioni IRPEF del 2026/);
  });

  test('says as of its year what has expired', async () => {
    await change({ value: 21, validFrom: '2024-01-01', validUntil: '2024-12-31' });
    await answered(QUESTION, /Scaglioni IRPEF del 2024[\s\S]*Verifica quelli in vigore/);
  });
});

testOnSqlite('a parameter of law has one value from a day on', async () => {
  const { key, label, value, unit, validFrom } = await find(PARAMETER, 'flat-rate.rate');
  const twin = await panel.call('POST', `/${PARAMETER}`, { key, label, value, unit, validFrom });
  expect(twin.status).toBe(400);
});

describeOnSqlite('permissions', () => {
  test('the knowledge is nobody’s on the site until an administrator says so', async () => {
    const api = client(server);
    for (const path of ['/knowledge-entries', '/fiscal-parameters']) {
      expect((await api.get(path)).status).toBe(403);
      expect((await api.get(path, { token: customer.token })).status).toBe(403);
      expect((await api.post(path, { data: { key: 'x' } })).status).toBe(403);
    }
  });

  test('editors of texts write it, those of coupons do not see it', async () => {
    const editor = await inviteToPanel(server, panel, 'Redazione');
    const entry = await find(ENTRY, 'vat-employee', editor);
    const saved = await editor.call('PUT', `/${ENTRY}/${entry.documentId}`, { reviewedBy: 'Marta' });
    expect(saved.status).toBe(200);
    const marketing = await inviteToPanel(server, panel, 'Marketing');
    expect((await marketing.call('GET', `/${ENTRY}`)).status).toBe(403);
  });

  test('what was reviewed longest ago comes first in the panel’s list', async () => {
    const entry = await find(ENTRY, 'vat-ateco');
    await save(ENTRY, entry, { reviewedOn: '2001-01-01' });
    const { body } = await panel.call<{ results: ContentRow[] }>('GET', `/${ENTRY}?sort=reviewedOn:ASC`);
    // What was never reviewed stands first or last, as the database has it.
    expect(body.results.find(({ reviewedOn }) => reviewedOn !== null)?.key).toBe('vat-ateco');
    const view = await panel.request<{
      data: { contentType: { settings: Record<string, unknown>; layouts: { list: string[] } } };
    }>('GET', `/content-manager/content-types/${ENTRY}/configuration`);
    const { settings, layouts } = view.body.data.contentType;
    expect(settings).toMatchObject({ defaultSortBy: 'reviewedOn', defaultSortOrder: 'ASC' });
    expect(layouts.list).toContain('reviewedOn');
  });
});

test('what editors changed or removed stays so after a restart', { timeout: 150_000 }, async () => {
  const removed = await find(ENTRY, 'vat-close');
  expect((await panel.call('DELETE', `/${ENTRY}/${removed.documentId}`)).status).toBe(200);
  const count = async () =>
    (await panel.call<{ pagination: { total: number } }>('GET', `/${ENTRY}?pageSize=1`)).body.pagination
      .total;
  const before = await count();
  await server.restart();
  panel = await signInToPanel(server);
  expect(await count()).toBe(before);
  expect(await ask('Come si apre la partita IVA?')).toContain('azzurra');
});

test.runIf(process.env.TEST_POSTGRES_URL)(
  'another instance answers with it too',
  { timeout: 150_000 },
  async () => {
    const twin = await server.twin();
    try {
      await ask('Come si apre la partita IVA?', twin);
      const entry = await find(ENTRY, 'vat-open');
      const body = `${String(entry.body)}\n\nAnche allo sportello di Gorizia.`;
      await save(ENTRY, entry, { body });
      await publish(ENTRY, entry);
      await eventually(
        () => ask('Come si apre la partita IVA?', twin),
        (reply) => reply.includes('Gorizia'),
        SECONDS,
      );
    } finally {
      await twin.stop();
    }
  },
);
