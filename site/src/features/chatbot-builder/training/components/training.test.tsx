import type {
  Chatbot,
  CuratedAnswer,
  ExplainReply,
  ImportCuratedAnswers,
  ListContradictions,
  SitePage,
  TrainingFile,
  UnderstoodItem,
  WidgetChatReply,
} from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type ApiCall, type ApiReply } from '../../../../testing/fake-api';
import { anAccount, render } from '../../../../testing/render';
import ChatbotBuilder from '../../pages/chatbot-builder';
import { fakeBuilderServer, PLATFORM_MODEL } from '../../testing/fake-builder-server';
import { WhyPanel } from './why-panel';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 30_000 });

const base = '/chatbots/inst1';
const at = '2026-11-21T09:00:00.000Z';
const anAnswer = (changes: Partial<CuratedAnswer> = {}): CuratedAnswer => ({
  id: 'a1',
  question: 'Fate resi?',
  answer: 'Sì, entro 14 giorni.',
  updatedAt: at,
  ...changes,
});
const aReply = (changes: Partial<WidgetChatReply> = {}): WidgetChatReply => ({
  reply: 'Non lo so.',
  outcome: 'unknown',
  sources: [],
  suggestions: [],
  handover: true,
  ai_generated: true,
  sessionId: 's1',
  session_token: 'proof',
  message_id: crypto.randomUUID(),
  reply_id: 'r1',
  ...changes,
});
const aReason = (
  changes: Partial<ExplainReply['response']['data']> = {},
): ExplainReply['response']['data'] => ({
  question: 'A che ora aprite?',
  outcome: 'answered',
  engine: 'embedded',
  band: 'answer',
  score: 0.83,
  levels: { answer: 0.4, suggest: 0.2 },
  milliseconds: 12,
  considered: [
    { title: 'orari.txt', page: 2, heading: 'Orari', text: 'Apriamo alle 7:30.', score: 4 },
    { title: '', page: null, heading: 'Siete aperti?', text: 'Sì.', score: 1 },
    { title: '', page: null, heading: '', text: null, score: -2 },
  ],
  fallbackCause: null,
  heldBack: [],
  ...changes,
});
const bodyOf = <T,>(call: ApiCall | undefined) => call?.body as T;

const open = (given: Parameters<typeof fakeBuilderServer>[0] = {}) => {
  const server = fakeBuilderServer(given);
  render(<ChatbotBuilder />, {
    at: '/chatbot-builder?install_id=inst1&section=training',
    path: '/chatbot-builder',
    account: anAccount(),
  });
  return server;
};
const group = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 3 })).closest('section') ?? document.body);

test('documents that disagree on a price are named, each with a way to mend it', async () => {
  open({
    routes: {
      [`GET ${base}/contradictions`]: {
        body: {
          data: [
            {
              subject: 'Torta Sacher',
              column: 'Prezzo',
              readings: [
                {
                  itemId: 'i1',
                  document: { kind: 'training-files', id: 'f1', name: 'listino.csv' },
                  value: '32 €',
                },
                { itemId: 'i2', document: { kind: 'site-pages', id: 'p1', name: 'Il banco' }, value: '35 €' },
              ],
            },
          ],
        } satisfies ListContradictions['response'],
      },
      [`GET ${base}/site-pages/p1/understanding?page=1`]: {
        body: { data: [], meta: { page: 1, pageSize: 40, total: 1, unreadTables: 0 } },
      },
    },
  });
  const title = await screen.findByText('I tuoi documenti non concordano');
  const notice = within(title.closest<HTMLElement>('[role=status]') ?? document.body);
  expect(notice.getByText('Torta Sacher · Prezzo')).toBeVisible();
  expect(notice.getByText('32 €')).toBeVisible();
  await userEvent.click(notice.getByRole('button', { name: 'Apri Il banco' }));
  expect(await screen.findByRole('dialog', { name: 'Il banco' })).toBeVisible();
});

describe("the owner's own answers", () => {
  test('are written, and appear in the list', async () => {
    const server = open({
      routes: {
        [`POST ${base}/curated-answers`]: ({ body }) => ({
          status: 201,
          body: { data: anAnswer(body as Partial<CuratedAnswer>) },
        }),
      },
    });
    const pairs = await group('Domande e risposte');
    await userEvent.click(await pairs.findByRole('button', { name: 'Nuova risposta' }));
    const form = within(pairs.getByRole('form', { name: 'Nuova risposta' }));
    expect(form.getByRole('button', { name: 'Aggiungi' })).toBeDisabled();
    await userEvent.type(form.getByLabelText('Domanda'), 'Siete aperti a Natale?');
    await userEvent.type(form.getByLabelText('Risposta'), 'No.');
    await userEvent.click(form.getByRole('button', { name: 'Aggiungi' }));
    expect(await pairs.findByText('Siete aperti a Natale?')).toBeVisible();
    expect(bodyOf(server.to(`${base}/curated-answers`).at(-1))).toEqual({
      question: 'Siete aperti a Natale?',
      answer: 'No.',
    });
  });
  test('are edited in place; a question that is answered already says so', async () => {
    open({
      routes: {
        [`GET ${base}/curated-answers`]: { body: { data: [anAnswer()] } },
        [`PATCH ${base}/curated-answers/a1`]: refusal(409, 'CONFLICT', { answerId: 'a2' }),
      },
    });
    const pairs = await group('Domande e risposte');
    await userEvent.click(await pairs.findByRole('button', { name: 'Modifica “Fate resi?”' }));
    expect(pairs.getByLabelText('Risposta')).toHaveValue('Sì, entro 14 giorni.');
    await userEvent.click(pairs.getByRole('button', { name: 'Salva' }));
    expect(await pairs.findByText(/C’è già una risposta a questa domanda/)).toBeVisible();
    await userEvent.type(pairs.getByLabelText('Risposta'), '{Escape}');
    expect(pairs.queryByLabelText('Risposta')).not.toBeInTheDocument();
  });
  test('that were removed can be brought back', async () => {
    const server = open({
      routes: {
        [`GET ${base}/curated-answers`]: { body: { data: [anAnswer()] } },
        [`DELETE ${base}/curated-answers/a1`]: { status: 204 },
        [`POST ${base}/curated-answers`]: { status: 201, body: { data: anAnswer({ id: 'a2' }) } },
      },
    });
    const pairs = await group('Domande e risposte');
    await userEvent.click(await pairs.findByRole('button', { name: 'Elimina Fate resi?' }));
    await userEvent.click(await pairs.findByRole('button', { name: 'Annulla eliminazione' }));
    expect(await pairs.findByRole('button', { name: 'Modifica “Fate resi?”' })).toBeVisible();
    expect(server.to(`${base}/curated-answers`).at(-1)?.method).toBe('POST');
  });
  test('come from a spreadsheet too, and each row that did not is explained', async () => {
    const imported: ImportCuratedAnswers['response'] = {
      data: [anAnswer({ id: 'a7', question: 'Avete il POS?' })],
      skipped: [
        { row: 3, reason: 'TWIN' },
        { row: 5, reason: 'TWIN' },
        { row: 6, reason: 'INCOMPLETE' },
      ],
    };
    const replies: ApiReply[] = [
      { body: imported },
      refusal(422, 'VALIDATION', { fields: { files: 'columns' } }),
    ];
    open({ routes: { [`POST ${base}/curated-answers/import`]: () => replies.shift() ?? 'offline' } });
    const pairs = await group('Domande e risposte');
    await waitFor(() => expect(pairs.getByRole('button', { name: 'Importa da CSV' })).toBeEnabled());
    const file = new File(['domanda;risposta'], 'domande.csv', { type: 'text/csv' });
    await userEvent.upload(pairs.getByLabelText('Importa da CSV', { selector: 'input' }), file);
    expect(await pairs.findByText('1 risposta aggiunta')).toBeVisible();
    expect(pairs.getByText('Righe 3, 5: a queste domande c’è già una risposta.')).toBeVisible();
    expect(pairs.getByText('Riga 6: manca la domanda o la risposta.')).toBeVisible();
    expect(pairs.getByText('Avete il POS?')).toBeVisible();

    await userEvent.upload(pairs.getByLabelText('Importa da CSV', { selector: 'input' }), file);
    expect(await pairs.findByText(/servono una colonna “domanda”/)).toBeVisible();
  });
  test('cannot be changed while the bot is published', async () => {
    open({
      chatbot: { status: 'published', suspended: false },
      routes: { [`GET ${base}/curated-answers`]: { body: { data: [anAnswer()] } } },
    });
    const pairs = await group('Domande e risposte');
    expect(await pairs.findByRole('button', { name: 'Modifica “Fate resi?”' })).toBeDisabled();
    expect(pairs.getByRole('button', { name: 'Nuova risposta' })).toBeDisabled();
  });
  test('that cannot be read offer to try again', async () => {
    let away = true;
    open({
      routes: {
        [`GET ${base}/curated-answers`]: () =>
          away ? refusal(404, 'NOT_FOUND') : { body: { data: [anAnswer()] } },
      },
    });
    const pairs = await group('Domande e risposte');
    const again = await pairs.findByRole('button', { name: 'Riprova' });
    away = false;
    await userEvent.click(again);
    expect(await pairs.findByText('Fate resi?')).toBeVisible();
  });
});

describe('files', () => {
  const file: TrainingFile = {
    id: 'f1',
    name: 'orari.txt',
    bytes: 900,
    status: 'ready',
    passages: 1,
    pages: null,
    failure: null,
    createdAt: at,
  };
  const understood = (changes: Partial<UnderstoodItem> = {}): UnderstoodItem => ({
    id: 'u1',
    page: 2,
    heading: 'Orari',
    question: null,
    text: 'Apriamo alle 7:30.',
    row: null,
    unreadTable: false,
    state: 'read',
    ...changes,
  });
  const priceRow = (price: string, state: UnderstoodItem['state'] = 'read') =>
    understood({
      id: 'u2',
      state,
      row: {
        table: 0,
        title: 'Listino',
        group: '',
        columns: ['Torta', 'Prezzo'],
        cells: ['Sacher', price],
        notes: ['IVA compresa.'],
      },
    });
  const openUnderstood = async (
    data: UnderstoodItem[],
    {
      unreadTables = 0,
      routes = {},
      ...given
    }: { unreadTables?: number; routes?: Record<string, ApiReply>; chatbot?: Partial<Chatbot> } = {},
  ) => {
    const server = open({
      ...given,
      files: [file],
      routes: {
        [`GET ${base}/training-files/f1/understanding?page=1`]: {
          body: { data, meta: { page: 1, pageSize: 40, total: data.length, unreadTables } },
        },
        ...routes,
      },
    });
    const list = await group('File di addestramento');
    await userEvent.click(
      await list.findByRole('button', { name: 'Che cosa ha capito il bot di orari.txt' }),
    );
    return { server, dialog: within(await screen.findByRole('dialog', { name: 'orari.txt' })) };
  };
  test('show what was understood of them, published or not', async () => {
    const { dialog } = await openUnderstood([understood(), priceRow('32 €')], {
      chatbot: { status: 'published', suspended: false },
    });
    expect(await dialog.findByText('Apriamo alle 7:30.')).toBeVisible();
    expect(dialog.getByText('pagina 2 · Orari')).toBeVisible();
    const table = within(dialog.getByRole('table', { name: 'Listino' }));
    expect(table.getByRole('columnheader', { name: 'Prezzo' })).toBeVisible();
    expect(dialog.getByText('IVA compresa.')).toBeVisible();
  });
  test('are corrected cell by cell, with the keyboard, and the correction is taken back', async () => {
    const { server, dialog } = await openUnderstood([priceRow('32 €')], {
      routes: {
        [`PATCH ${base}/understanding/u2`]: { body: { data: priceRow('35 €', 'corrected') } },
        [`POST ${base}/understanding/u2/undo`]: { body: { data: priceRow('32 €') } },
      },
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Correggi Sacher, Prezzo: 32 €' }));
    const field = dialog.getByRole('textbox', { name: 'Sacher, Prezzo' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '35 €{Enter}');
    expect(await dialog.findByText('Corretto')).toBeVisible();
    expect(bodyOf(server.to(`${base}/understanding/u2`)[0])).toEqual({ cells: ['Sacher', '35 €'] });
    await userEvent.click(dialog.getByRole('button', { name: 'Torna al documento per “Sacher”' }));
    expect(await dialog.findByText('32 €')).toBeVisible();
    expect(dialog.queryByText('Corretto')).not.toBeInTheDocument();
  });
  test('say where a table could not be read with certainty, and hide what is wrong', async () => {
    const wrong = understood({ unreadTable: true, text: 'Sacher 32 Crostata 18' });
    const { dialog } = await openUnderstood([wrong], {
      unreadTables: 1,
      routes: { [`DELETE ${base}/understanding/u1`]: { body: { data: { ...wrong, state: 'hidden' } } } },
    });
    expect(await dialog.findByText('Una tabella non si legge con certezza')).toBeVisible();
    expect(dialog.getByText('Tabella letta come testo')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Nascondi al bot “Orari”' }));
    expect(await dialog.findByText('Nascosto')).toBeVisible();
  });
  test('say so where what was understood cannot be shown', async () => {
    const { dialog } = await openUnderstood([], {
      routes: { [`GET ${base}/training-files/f1/understanding?page=1`]: refusal(500, 'INTERNAL') },
    });
    expect(await dialog.findByText('Non riusciamo a mostrare che cosa ha capito il bot.')).toBeVisible();
  });
  test('may be pasted texts; a full list says the limit', async () => {
    const server = open({
      routes: { [`POST ${base}/training-texts`]: refusal(409, 'FILE_LIMIT_REACHED') },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Incolla un testo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Incolla un testo' }));
    await userEvent.type(dialog.getByLabelText('Titolo'), 'Resi');
    await userEvent.type(dialog.getByLabelText('Testo'), 'Entro 14 giorni.');
    await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi' }));
    expect(await dialog.findByText('Massimo 10 file. Hai già 10 file.')).toBeVisible();
    expect(bodyOf(server.to(`${base}/training-texts`)[0])).toEqual({
      title: 'Resi',
      text: 'Entro 14 giorni.',
    });
  });
});

describe('the site', () => {
  const page = (changes: Partial<SitePage>): SitePage => ({
    id: 'p1',
    url: 'https://bottega.test/orari',
    title: 'Orari',
    status: 'ready',
    passages: 2,
    failure: null,
    readAt: at,
    ...changes,
  });
  const crawl = { status: 'done', startedAt: at, finishedAt: at, found: 2, read: 2, failure: null };

  test('is asked for its address first', async () => {
    open();
    const site = await group('Pagine del sito');
    expect(await site.findByText(/Scrivi prima l’URL del sito/)).toBeVisible();
    expect(site.getByRole('button', { name: 'Leggi il sito' })).toBeDisabled();
  });
  test('is read, and tells how far it is', async () => {
    open({
      chatbot: { siteUrl: 'https://bottega.test' },
      routes: {
        [`POST ${base}/site-crawl`]: {
          status: 202,
          body: { data: { ...crawl, status: 'running', finishedAt: null, found: 8, read: 3 } },
        },
      },
    });
    const site = await group('Pagine del sito');
    await userEvent.click(await site.findByRole('button', { name: 'Leggi il sito' }));
    expect(await site.findByText('3 pagine lette su 8 trovate')).toBeVisible();
    expect(site.getByRole('button', { name: 'Interrompi' })).toBeEnabled();
    expect(site.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 pagine lette su 8 trovate');
  });
  test('says page by page what went wrong, and forgets one on request', async () => {
    const server = open({
      chatbot: { siteUrl: 'https://bottega.test' },
      routes: {
        [`GET ${base}/site-pages`]: {
          body: {
            data: [
              page({ failure: 'UNREACHABLE' }),
              page({
                id: 'p2',
                title: '',
                url: 'https://bottega.test/perch%C3%A9',
                status: 'failed',
                failure: 'EMPTY',
              }),
            ],
            meta: { crawl },
          },
        },
        [`DELETE ${base}/site-pages/p1`]: { status: 204 },
      },
    });
    const site = await group('Pagine del sito');
    expect(await site.findByText(/Il bot usa ancora il testo letto prima/)).toBeVisible();
    expect(site.getByText(/si disegna solo nel browser/)).toBeVisible();
    expect(site.getAllByText('/perché')[0]).toBeVisible();
    await userEvent.click(site.getByRole('button', { name: 'Dimentica Orari' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dimentica' }));
    await waitFor(() => expect(server.to(`${base}/site-pages/p1`)).toHaveLength(1));
  });
  test('that could not be read says why', async () => {
    open({
      chatbot: { siteUrl: 'https://bottega.test' },
      routes: {
        [`GET ${base}/site-pages`]: {
          body: { data: [], meta: { crawl: { ...crawl, status: 'failed', failure: 'PRIVATE_ADDRESS' } } },
        },
      },
    });
    expect(await screen.findByText(/porta a una rete privata/)).toBeVisible();
  });
});

describe('trying the bot', () => {
  test('an answer is corrected, asked again, and works at once', async () => {
    const replies = [
      aReply(),
      aReply({ reply: 'Alle 7:30.', outcome: 'answered', reply_id: 'r2', handover: false }),
    ];
    const server = open({
      routes: {
        'POST /widget/chat': () => ({ body: replies.shift() }),
        [`POST ${base}/curated-answers`]: refusal(409, 'CONFLICT', { answerId: 'a1' }),
        [`PATCH ${base}/curated-answers/a1`]: { body: { data: anAnswer() } },
      },
    });
    const trial = await group('Prova il bot');
    await userEvent.type(trial.getByLabelText('La tua domanda'), 'A che ora aprite?{Enter}');
    const card = within(await trial.findByRole('article', { name: 'A che ora aprite?' }));
    expect(card.getByText('Non lo sapeva')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Correggi la risposta' }));
    await userEvent.type(card.getByLabelText('Risposta'), 'Alle 7:30.');
    await userEvent.click(card.getByRole('button', { name: 'Salva e richiedi' }));
    expect(await trial.findByText('Ha risposto')).toBeVisible();
    expect(server.to(`${base}/curated-answers/a1`)[0]?.body).toEqual({
      question: 'A che ora aprite?',
      answer: 'Alle 7:30.',
    });
    const [first, second] = server.to('/widget/chat');
    expect(first?.headers.Authorization).toBe('Bearer t');
    expect(bodyOf<{ sessionId: string }>(second).sessionId).toBe('s1');
  });
  test('needs no pass of the preview: where that has none yet, it takes its own', async () => {
    const passes: ApiReply[] = [refusal(503, 'UNAVAILABLE'), { body: { data: { token: 'own' } } }];
    const server = open({
      routes: {
        [`POST ${base}/preview-token`]: () => passes.shift() ?? refusal(503, 'UNAVAILABLE'),
        'POST /widget/chat': { body: aReply() },
      },
    });
    const trial = await group('Prova il bot');
    await userEvent.type(trial.getByLabelText('La tua domanda'), 'A che ora aprite?{Enter}');
    expect(await trial.findByText('Non lo sapeva')).toBeVisible();
    expect(server.to('/widget/chat')[0]?.headers.Authorization).toBe('Bearer own');
  });
  test('a refusal is said, and the question stays', async () => {
    open({ routes: { 'POST /widget/chat': 'offline' } });
    const trial = await group('Prova il bot');
    await userEvent.type(trial.getByLabelText('La tua domanda'), 'Ciao?{Enter}');
    expect(await trial.findByRole('alert')).toHaveTextContent('Connessione assente');
    expect(trial.getByLabelText('La tua domanda')).toHaveValue('Ciao?');
  });
});

describe('why this answer', () => {
  const show = (reply: Parameters<typeof fakeBuilderServer>[0], locale: 'it' | 'en' = 'it') => {
    fakeBuilderServer(reply);
    render(<WhyPanel chatbotId="inst1" replyId="r1" open onClose={() => undefined} />, { locale });
  };
  const explained = (changes: Parameters<typeof aReason>[0] = {}) => ({
    routes: { [`GET ${base}/replies/r1/why`]: { body: { data: aReason(changes) } } },
  });

  test('names what was considered, how near it came and how sure the bot was', async () => {
    show(explained());
    expect(await screen.findByText('“A che ora aprite?”')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Quanto era sicuro' })).toHaveAttribute('aria-valuenow', '83');
    expect(screen.getByText('Apriamo alle 7:30.')).toBeVisible();
    expect(screen.getByText('La tua risposta')).toBeVisible();
    expect(screen.getByText(/eliminato o riletto/)).toBeVisible();
    const near = screen.getAllByRole('meter', { name: /Vicinanza/ });
    expect(near.map((meter) => meter.getAttribute('aria-valuenow'))).toEqual(['100', '53', '6']);
  });
  test('shows the levels that the engine goes by', async () => {
    show(explained({ score: 0.45, levels: { answer: 0.4, suggest: 0.2 } }));
    expect(
      await screen.findByText(/dal 40% il passaggio più vicino basta, tra 20% e 40% chiede/),
    ).toBeVisible();
  });
  test('says why the connected model did not answer', async () => {
    show(explained({ fallbackCause: 'openai-compatible: timeout', band: 'curated' }));
    expect(await screen.findByText('openai-compatible: timeout')).toBeVisible();
    expect(screen.queryByRole('meter', { name: 'Quanto era sicuro' })).not.toBeInTheDocument();
  });
  test('knows when there is nothing to explain, and a band it has never heard of', async () => {
    show({});
    expect(await screen.findByText(/non c’è una spiegazione/)).toBeVisible();
    show(explained({ band: 'telepathy', considered: [] }));
    expect(await screen.findByText('Altro')).toBeVisible();
    expect(screen.getByText(/Nessun passaggio/)).toBeVisible();
  });
});

describe('without a model', () => {
  const model = (engine: 'embedded' | 'openai-compatible') => ({
    routes: { [`GET ${base}/model-settings`]: { body: { data: { ...PLATFORM_MODEL, engine } } } },
  });
  test('instructions and tone say what they do', async () => {
    open(model('embedded'));
    const instructions = await group('Istruzioni');
    expect(await instructions.findByText(/usa solo gli orari di apertura scritti qui/)).toBeVisible();
    expect((await group('Tono')).getByText(/il tono cambia le prime parole/)).toBeVisible();
    expect(
      (await group('Quando non conosce la risposta')).getByText(/i visitatori non la vedono/),
    ).toBeVisible();
  });
  test('with one, they hold as they are', async () => {
    open(model('openai-compatible'));
    expect(await screen.findByText('Modello di IA')).toBeVisible();
    expect(screen.queryByText(/usa solo gli orari di apertura/)).not.toBeInTheDocument();
    expect(screen.queryByText(/il tono cambia le prime parole/)).not.toBeInTheDocument();
  });
});
