import type { LocalModelServer, ModelTrial, PlatformModel } from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { anAccount, render } from '../../../../testing/render';
import { aModel, CONNECTED_MODEL as CONNECTED } from '../../testing';
import { ModelsSection } from './models-section';

const account = anAccount({ role: 'admin' });
const OLLAMA: LocalModelServer = {
  provider: 'ollama',
  name: 'Ollama',
  baseUrl: 'http://127.0.0.1:11434/v1',
  models: ['llama3.1', 'mistral'],
};
const TRIAL: ModelTrial = {
  ok: true,
  part: 'text',
  milliseconds: 140,
  reply: 'Buongiorno!',
  inputTokens: 20,
  outputTokens: 4,
  canCallTools: true,
  canSeeImages: false,
  thousandMessages: 0,
};

const open = (
  models: PlatformModel[],
  routes: Parameters<typeof fakeApi>[0] = {},
  servers: LocalModelServer[] = [],
) => ({
  user: userEvent.setup(),
  api: fakeApi({
    'GET /admin/models': { body: { data: models, meta: { months: [] } } },
    'GET /admin/models/local': { body: { data: servers } },
    ...routes,
  }),
  ...render(<ModelsSection />, { account, at: '/admin?tab=models' }),
});

test('a server that runs on the machine is offered by name, tried and connected without typing', async () => {
  const { user, api } = open(
    [aModel()],
    {
      'POST /admin/models/visitors/test': { body: { data: TRIAL } },
      'PUT /admin/models/visitors': { body: { data: aModel({ source: 'settings' }) } },
    },
    [OLLAMA],
  );
  expect(await screen.findByText('Ollama è acceso su questo computer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usalo per i visitatori' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Chat dei visitatori' }));
  expect(dialog.getByLabelText(/^Modello/)).toHaveValue('llama3.1');
  await user.click(dialog.getByRole('button', { name: 'Prova' }));
  expect(await dialog.findByText('Risponde in 140 ms')).toBeVisible();
  expect(dialog.getByText('Sa usare gli strumenti di calcolo')).toBeVisible();
  expect(dialog.getByText('Non vede le immagini')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.to('/admin/models/visitors').map(({ body }) => body)).toEqual([
    {
      provider: 'ollama',
      baseUrl: OLLAMA.baseUrl,
      model: 'llama3.1',
      inputPrice: 0,
      outputPrice: 0,
      monthlyBudget: null,
    },
  ]);
});

test('a connected model shows what it cost, keeps its key unseen, and takes prices in euro', async () => {
  const { user, api } = open([CONNECTED], {
    'PUT /admin/models/assistant': { body: { data: CONNECTED } },
  });
  expect(await screen.findByText('€4,12')).toBeVisible();
  expect(screen.getByText('390.000')).toBeVisible();
  expect(screen.getByText('€20')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Modifica il modello: Assistente' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Assistente' }));
  expect(dialog.getByText('Salvata: ••••1234. Lascia vuoto per tenerla.')).toBeVisible();
  expect(dialog.getByLabelText(/^Prezzo in uscita/)).toHaveValue('1,6');
  const budget = dialog.getByLabelText(/^Limite di spesa al mese/);
  await user.clear(budget);
  await user.type(budget, '35,50');
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(api.to('/admin/models/assistant')).toHaveLength(1));
  expect(api.to('/admin/models/assistant')[0]?.body).toMatchObject({
    inputPrice: 40,
    outputPrice: 160,
    monthlyBudget: 3550,
  });
  expect(api.to('/admin/models/assistant')[0]?.body).not.toHaveProperty('apiKey');
});

test('what is wrong stands at its field, and nothing is sent', async () => {
  const { user, api } = open([CONNECTED]);
  await user.click(await screen.findByRole('button', { name: 'Modifica il modello: Assistente' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Fornitore'), 'Azure OpenAI');
  await user.type(dialog.getByLabelText(/^Prezzo in entrata/), 'x');
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  expect(dialog.getByLabelText(/^Indirizzo del server/)).toHaveAccessibleDescription(
    /Serve per continuare\./,
  );
  expect(dialog.getByLabelText(/^Modello/)).toBeInvalid();
  expect(dialog.getByLabelText(/^Prezzo in entrata/)).toBeInvalid();
  expect(api.to('/admin/models/assistant')).toEqual([]);
});

test('a key of another server is asked for again, where it is typed', async () => {
  const { user } = open([CONNECTED], {
    'PUT /admin/models/assistant': refusal(422, 'VALIDATION', { fields: { apiKey: 'again' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Modifica il modello: Assistente' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(dialog.getByLabelText('Chiave API')).toBeInvalid());
});

test('the provider’s own list is chosen from; one that does not come says why', async () => {
  let isKeyRight = false;
  const { user } = open([CONNECTED], {
    'POST /admin/models/assistant/list': () => ({
      body: {
        data: isKeyRight
          ? { ok: true, models: ['gpt-4.1', 'gpt-4.1-mini'] }
          : { ok: false, fault: 'UNAUTHORIZED', detail: null },
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Modifica il modello: Assistente' }));
  const dialog = within(screen.getByRole('dialog'));
  const read = dialog.getByRole('button', { name: 'Leggi l’elenco dei modelli' });
  await user.click(read);
  expect(await dialog.findByText('Il server rifiuta la chiave: controllala.')).toBeVisible();
  isKeyRight = true;
  await user.click(read);
  await user.selectOptions(await dialog.findByRole('combobox', { name: /^Modello/ }), 'gpt-4.1');
  expect(dialog.getByRole('combobox', { name: /^Modello/ })).toHaveValue('gpt-4.1');
});

test('the search by meaning is offered by those who make embeddings, and tried as what it is', async () => {
  const { user } = open([aModel({ feature: 'embeddings' })], {
    'POST /admin/models/embeddings/test': {
      body: {
        data: {
          ok: true,
          part: 'embeddings',
          milliseconds: 90,
          inputTokens: 5,
          dimensions: 1536,
          thousandMessages: 2,
        } satisfies ModelTrial,
      },
    },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Collega un modello: Ricerca per significato' }),
  );
  const dialog = within(screen.getByRole('dialog'));
  const providers = within(dialog.getByLabelText('Fornitore'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(providers).toContain('OpenAI');
  expect(providers).not.toContain('Anthropic');
  expect(dialog.queryByLabelText(/^Prezzo in uscita/)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Modello/), 'text-embedding-3-small');
  await user.click(dialog.getByRole('button', { name: 'Prova' }));
  expect(await dialog.findByText('Vettori di 1.536 numeri')).toBeVisible();
});

test('disconnecting asks first', async () => {
  const { user, api } = open([CONNECTED], { 'DELETE /admin/models/assistant': { status: 204 } });
  await user.click(await screen.findByRole('button', { name: 'Scollega il modello: Assistente' }));
  expect(api.to('/admin/models/assistant')).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Scollega' }));
  await waitFor(() => expect(api.to('/admin/models/assistant')).toHaveLength(1));
});

test('a spent budget says who answers meanwhile', async () => {
  open([{ ...CONNECTED, isStopped: true }]);
  expect(await screen.findByText('Il limite del mese è raggiunto')).toBeVisible();
  expect(screen.getByText('Motore di Officina')).toBeVisible();
});

test('what the environment says can be seen, and not changed here', async () => {
  open([{ ...CONNECTED, source: 'environment' }], {}, [OLLAMA]);
  expect(await screen.findByText('I modelli sono scelti dalle variabili d’ambiente')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Modifica|Collega|Scollega|Usalo/ })).not.toBeInTheDocument();
});

test('what each use cost in each month stands in a table', async () => {
  const month = { inputTokens: 900, outputTokens: 100, calls: 3 };
  open([aModel()], {
    'GET /admin/models': {
      body: {
        data: [aModel()],
        meta: {
          months: [
            { month: '2026-11', feature: 'assistant', cost: 250, ...month },
            { month: '2026-10', feature: 'posts', cost: 12, ...month },
          ],
        },
      },
    },
  });
  expect(await screen.findByRole('row', { name: /nov 2026 Assistente €2,50 3 1\.000/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /ott 2026 Post €0,12 3 1\.000/ })).toBeVisible();
});
