import type { Chatbot, ModelSettings, ModelTest, SaveModelSettings } from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi, refusal, type ApiCall, type ApiReply } from '../../../../testing/fake-api';
import { render } from '../../../../testing/render';
import { openBuilder } from '../../testing/open-builder';
import { PLATFORM_MODEL } from '../../testing/fake-builder-server';
import { BuilderProvider } from '../../components/builder-context';
import { ModelCard } from './model-card';

const path = '/chatbots/inst1/model-settings';
const some = (changes: Partial<ModelSettings> = {}): ModelSettings => ({ ...PLATFORM_MODEL, ...changes });
const own = (changes: Partial<ModelSettings> = {}): ModelSettings =>
  some({
    engine: 'openai-compatible',
    baseUrl: 'https://api.example.com/v1',
    model: 'piccolo',
    apiKeyHint: '••••1234',
    ...changes,
  });

const show = async (
  settings: ModelSettings,
  routes: Record<string, ApiReply | ((call: ApiCall) => ApiReply)> = {},
  chatbot: Partial<Chatbot> = {},
) => {
  const api = fakeApi({
    [`GET ${path}`]: { body: { data: settings } },
    'GET /chatbots/inst1/comparison': { body: { data: { comparison: null } } },
    [`PUT ${path}`]: ({ body }) => ({
      body: { data: { ...settings, ...(body as SaveModelSettings['request']), apiKey: undefined } },
    }),
    ...routes,
  });
  render(
    <BuilderProvider builder={openBuilder(chatbot)}>
      <ModelCard />
    </BuilderProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Impostazioni avanzate' }));
  return api;
};
const sent = (api: Awaited<ReturnType<typeof show>>, method = 'PUT') =>
  api.calls.findLast((call) => call.method === method)?.body as SaveModelSettings['request'];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

test('says who answers now, and keeps the rest closed until it is asked for', async () => {
  fakeApi({
    [`GET ${path}`]: { body: { data: own() } },
    'GET /chatbots/inst1/comparison': { body: { data: { comparison: null } } },
  });
  render(
    <BuilderProvider builder={openBuilder()}>
      <ModelCard />
    </BuilderProvider>,
  );
  expect(await screen.findByText('Modello di IA')).toBeVisible();
  expect(screen.getByText('piccolo')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Impostazioni avanzate' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('form', { name: 'Modello' })).toBeVisible();
});

describe('a model of one’s own', () => {
  test('is set up from a preset and saved with its key', async () => {
    const api = await show(some());
    await choose('Chi risponde', 'Un modello di IA mio');
    await choose('Server', 'OpenAI');
    expect(screen.getByLabelText(/Indirizzo del server/)).toHaveValue('https://api.openai.com/v1');
    await userEvent.type(screen.getByLabelText(/^Modello \*$/), 'piccolo');
    await userEvent.type(screen.getByLabelText('Chiave API'), 'sk-1');
    await userEvent.type(screen.getByLabelText('Prezzo in entrata (€)'), '0,40');
    await userEvent.type(screen.getByLabelText('Prezzo in uscita (€)'), '1.6');
    await userEvent.type(screen.getByLabelText('Limite di spesa al mese (€)'), '20');
    await userEvent.click(screen.getByRole('radio', { name: 'Anche altro' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Nascondi i dati personali' }));
    await press('Salva modello');
    await waitFor(() =>
      expect(sent(api)).toEqual({
        engine: 'openai-compatible',
        provider: 'openai',
        baseUrl: 'https://api.openai.com/v1',
        model: 'piccolo',
        embeddingsModel: '',
        webhookUrl: '',
        webhookBody: 'standard',
        webhookField: '',
        answerMode: 'free',
        maskPersonalData: true,
        inputPrice: 40,
        outputPrice: 160,
        embeddingsPrice: 0,
        monthlyBudget: 2000,
        apiKey: 'sk-1',
      }),
    );
    // What was typed is not kept in the page either.
    await waitFor(() => expect(screen.getByLabelText('Chiave API')).toHaveValue(''));
  });
  test('is not sent half filled in: the first field that is missing gets the focus', async () => {
    const api = await show(some());
    await choose('Chi risponde', 'Un modello di IA mio');
    await press('Salva modello');
    expect(screen.getAllByText('Serve per continuare.')).toHaveLength(2);
    await waitFor(() => expect(screen.getByLabelText(/Indirizzo del server/)).toHaveFocus());
    expect(sent(api)).toBeUndefined();
  });
  test('keeps its key unless told otherwise, and wants it again for another host', async () => {
    const api = await show(own());
    expect(screen.getByText('Salvata: ••••1234. Lascia vuoto per tenerla.')).toBeVisible();
    await press('Salva modello');
    await waitFor(() => expect(sent(api)).toBeDefined());
    expect(sent(api)).not.toHaveProperty('apiKey');
    await userEvent.clear(screen.getByLabelText(/Indirizzo del server/));
    await userEvent.type(screen.getByLabelText(/Indirizzo del server/), 'https://altrove.example/v1');
    await press('Prova la connessione');
    expect(await screen.findByText(/La chiave salvata è di un altro server/)).toBeVisible();
    expect(sent(api, 'POST')).toBeUndefined();
    await press('Elimina la chiave');
    await press('Salva modello');
    await waitFor(() => expect(sent(api)).toMatchObject({ apiKey: null }));
  });
  test('at a private address is refused in words, at its field', async () => {
    await show(own({ apiKeyHint: null }), {
      [`PUT ${path}`]: refusal(422, 'VALIDATION', { fields: { baseUrl: 'private' } }),
    });
    await press('Salva modello');
    expect(await screen.findByText(/porta a una rete privata/)).toBeVisible();
    expect(screen.getByLabelText(/Indirizzo del server/)).toBeInvalid();
  });
  test('on one’s own computer is explained before it is tried', async () => {
    await show(own());
    await choose('Server', 'Ollama');
    expect(screen.getByText(/Ollama di solito sta sul tuo computer/)).toBeVisible();
  });
});

describe('what it costs', () => {
  test('the month is in sight, and a spent budget says who answers', async () => {
    await show(
      own({
        monthlyBudget: 2000,
        spending: { month: '2026-11', calls: 1200, inputTokens: 300_000, outputTokens: 90_000, cost: 2000.4 },
        isStopped: true,
      }),
    );
    expect(screen.getByText('390.000')).toBeVisible();
    expect(screen.getAllByText('€20')).toHaveLength(2);
    expect(screen.getByText('Limite del mese raggiunto')).toBeVisible();
  });
  test('what is no amount is said at its field and not sent', async () => {
    const api = await show(own());
    await userEvent.type(screen.getByLabelText('Limite di spesa al mese (€)'), 'venti');
    await press('Salva modello');
    expect(screen.getByLabelText('Limite di spesa al mese (€)')).toBeInvalid();
    expect(sent(api)).toBeUndefined();
  });
});

describe('the list of models', () => {
  test('comes from the provider, and one of it is chosen', async () => {
    const api = await show(own({ model: '' }), {
      [`POST ${path}/list`]: { body: { data: { ok: true, models: ['grande', 'piccolo'] } } },
    });
    await press('Leggi l’elenco dei modelli');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Modello/ }), 'piccolo');
    await press('Salva modello');
    await waitFor(() => expect(sent(api)).toMatchObject({ model: 'piccolo' }));
  });
  test('that did not come says why, and a name can still be typed', async () => {
    await show(own(), {
      [`POST ${path}/list`]: { body: { data: { ok: false, fault: 'UNAUTHORIZED', detail: null } } },
    });
    await press('Leggi l’elenco dei modelli');
    expect(await screen.findByText('L’elenco dei modelli non è arrivato')).toBeVisible();
    expect(screen.getByLabelText(/^Modello \*$/)).toBeEnabled();
  });
});

describe('testing the connection', () => {
  const tested = (data: ModelTest) => ({ [`POST ${path}/test`]: { body: { data } } });
  test('says how fast it was', async () => {
    await show(
      own(),
      tested({
        ok: true,
        milliseconds: 240,
        reply: 'ok',
        replyField: null,
        thousandMessages: 42,
        abilities: { inputTokens: 20, outputTokens: 3, canCallTools: true, canSeeImages: false },
        dimensions: 1536,
      }),
    );
    await press('Prova la connessione');
    expect(await screen.findByText('Risponde in 240 ms')).toBeVisible();
    expect(screen.getByText(/1\.?536 dimensioni/)).toBeVisible();
    expect(screen.getByText('Mille messaggi costano circa €0,42.')).toBeVisible();
    // What was tested is no longer what the form says.
    await userEvent.type(screen.getByLabelText(/^Modello \*$/), 'x');
    expect(screen.queryByText('Risponde in 240 ms')).toBeNull();
  });
  test('says why not, in our words and in the server’s', async () => {
    await show(
      own(),
      tested({
        ok: false,
        part: 'answer',
        fault: 'UNAUTHORIZED',
        detail: 'Bad key',
        textFields: [],
        milliseconds: 9,
      }),
    );
    await press('Prova la connessione');
    expect(await screen.findByText(/rifiuta la chiave/)).toBeVisible();
    expect(screen.getByText('Il server dice: “Bad key”')).toBeVisible();
  });
});

describe('a webhook', () => {
  const open = async (data: ModelTest) => {
    const api = await show(some(), { [`POST ${path}/test`]: { body: { data } } });
    await choose('Chi risponde', 'Un webhook mio (n8n, Make…)');
    await userEvent.type(screen.getByLabelText(/Indirizzo del webhook/), 'https://n8n.example/hook');
    await press('Prova la connessione');
    return api;
  };
  test('that answers says from which field the reply was read', async () => {
    await open({
      ok: true,
      milliseconds: 30,
      reply: 'ok',
      replyField: '0.output',
      thousandMessages: null,
      abilities: null,
      dimensions: null,
    });
    expect(await screen.findByText('La risposta era nel campo “0.output”.')).toBeVisible();
  });
  test('whose reply is not found says where texts are, and lets one be chosen', async () => {
    const api = await open({
      ok: false,
      part: 'answer',
      fault: 'NOT_AN_ANSWER',
      detail: null,
      textFields: ['data.chat_id', 'data.greeting'],
      milliseconds: 30,
    });
    expect(await screen.findByText(/testi nei campi: data\.chat_id, data\.greeting/)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/Campo della risposta/), 'data.greeting');
    await press('Salva modello');
    await waitFor(() => expect(sent(api)).toMatchObject({ webhookField: 'data.greeting' }));
  });
});

test('a provider without embeddings is offered for none, and says so', async () => {
  const api = await show(own({ embeddingsModel: 'e' }));
  await userEvent.clear(screen.getByLabelText('Prezzo degli embedding (€)'));
  await userEvent.type(screen.getByLabelText('Prezzo degli embedding (€)'), '0,10');
  await press('Salva modello');
  await waitFor(() => expect(sent(api)).toMatchObject({ embeddingsModel: 'e', embeddingsPrice: 10 }));
  await choose('Server', 'Anthropic');
  expect(screen.queryByLabelText(/Modello per gli embedding/)).toBeNull();
  expect(screen.getByText(/Anthropic non offre embedding/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Chiave API'), 'sk-ant-1');
  await press('Salva modello');
  await waitFor(() => expect(sent(api)).toMatchObject({ provider: 'anthropic', embeddingsModel: '' }));
});

test('a published chatbot’s model can be changed, and the card says from when', async () => {
  const api = await show(own(), {}, { status: 'published', suspended: false });
  expect(screen.getByText(/Il chatbot è pubblicato: puoi cambiare il modello anche adesso/)).toBeVisible();
  const model = screen.getByRole('textbox', { name: /^Modello(?! per)/ });
  expect(model).toBeEnabled();
  await userEvent.clear(model);
  await userEvent.type(model, 'grande');
  await press('Salva modello');
  await waitFor(() => expect(sent(api)).toMatchObject({ model: 'grande' }));
  expect(
    await screen.findByText('Modello salvato: risponde già dal prossimo messaggio dei visitatori.'),
  ).toBeVisible();
});

describe('the signature of a webhook’s requests', () => {
  const secretPath = `${path}/webhook-secret`;
  const secret = `whsec_${btoa('x'.repeat(32))}`;
  const signed = (changes: Partial<ModelSettings> = {}) =>
    some({
      engine: 'webhook',
      webhookUrl: 'https://n8n.example/hook',
      webhookSecretHint: '••••eHg=',
      ...changes,
    });

  test('begins with a secret that can be copied this once', async () => {
    await show(some({ engine: 'webhook', webhookUrl: 'https://n8n.example/hook' }), {
      [`POST ${secretPath}`]: { body: { data: { secret, settings: signed() } } },
    });
    expect(screen.getByText(/partono senza firma/)).toBeVisible();
    await press('Crea un segreto');
    expect(await screen.findByLabelText('Segreto della firma')).toHaveValue(secret);
    expect(screen.getByText(/finisce con ••••eHg=/)).toBeVisible();
  });
  test('is changed and removed only after a question', async () => {
    const api = await show(signed(), {
      [`POST ${secretPath}`]: {
        body: {
          data: { secret, settings: signed({ formerWebhookSecretUntil: '2099-01-02T10:00:00.000Z' }) },
        },
      },
      [`DELETE ${secretPath}`]: { body: { data: signed({ webhookSecretHint: null }) } },
    });
    await press('Cambia il segreto');
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    const question = screen.getByRole('dialog', { name: 'Cambiare il segreto?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cambia il segreto' }));
    expect(await screen.findByText(/Il segreto di prima firma ancora fino a/)).toBeVisible();
    await press('Non firmare più');
    const removal = screen.getByRole('dialog', { name: 'Togliere la firma?' });
    await userEvent.click(within(removal).getByRole('button', { name: 'Non firmare più' }));
    expect(await screen.findByText(/partono senza firma/)).toBeVisible();
    expect(screen.queryByLabelText('Segreto della firma')).toBeNull();
  });
  test('a secret that could not be made is told', async () => {
    await show(some({ engine: 'webhook', webhookUrl: 'https://n8n.example/hook' }), {
      [`POST ${secretPath}`]: refusal(503, 'UNAVAILABLE'),
    });
    await press('Crea un segreto');
    expect(await screen.findByText('La richiesta non è riuscita')).toBeVisible();
  });
});

test('a webhook asks for its address and the format of its data', async () => {
  const api = await show(some());
  await choose('Chi risponde', 'Un webhook mio (n8n, Make…)');
  await userEvent.type(screen.getByLabelText(/Indirizzo del webhook/), 'https://n8n.example/hook');
  await choose('Formato dei dati', 'n8n (Chat Trigger)');
  await press('Salva modello');
  await waitFor(() =>
    expect(sent(api)).toMatchObject({
      engine: 'webhook',
      webhookUrl: 'https://n8n.example/hook',
      webhookBody: 'n8n',
    }),
  );
});

test('the last failure is told without opening anything', async () => {
  fakeApi({
    [`GET ${path}`]: {
      body: { data: own({ lastFault: { fault: 'LIMITED', at: '2026-11-21T09:00:00.000Z' } }) },
    },
  });
  render(
    <BuilderProvider builder={openBuilder()}>
      <ModelCard />
    </BuilderProvider>,
    { locale: 'en' },
  );
  expect(await screen.findByText(/too many requests or no credit left/)).toBeVisible();
  expect(screen.getByText(/Last problem/)).toBeVisible();
});

test('settings that cannot be read can be asked for again', async () => {
  let away = true;
  fakeApi({
    [`GET ${path}`]: () => (away ? refusal(503, 'UNAVAILABLE') : { body: { data: some() } }),
  });
  render(
    <BuilderProvider builder={openBuilder()}>
      <ModelCard />
    </BuilderProvider>,
  );
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  away = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Motore di Officina')).toBeVisible();
});
