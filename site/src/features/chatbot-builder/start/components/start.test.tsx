import type { SiteCrawl, SitePage } from '@contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '../../../../lib/storage';
import { anAccount, render } from '../../../../testing/render';
import type { SiteProposals } from '../model/start-proposals';
import ChatbotBuilder from '../../pages/chatbot-builder';
import { fakeBuilderServer } from '../../testing/fake-builder-server';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });

const NEVER: SiteCrawl = {
  status: 'never',
  startedAt: null,
  finishedAt: null,
  found: 0,
  read: 0,
  failure: null,
};
const DONE: SiteCrawl = {
  ...NEVER,
  status: 'done',
  startedAt: '2026-11-21T09:00:00.000Z',
  finishedAt: '2026-11-21T09:00:10.000Z',
  found: 1,
  read: 1,
};
const ORARI: SitePage = {
  id: 'p1',
  url: 'https://www.fornobianchi.it/orari',
  title: 'Orari',
  status: 'ready',
  passages: 1,
  failure: null,
  readAt: '2026-11-21T09:00:05.000Z',
};
const PROPOSALS: SiteProposals = {
  name: 'Forno Bianchi',
  logo: null,
  colors: [{ hex: '#8a3b12', weight: 1, role: 'theme' }],
  openingHours: { question: 'Quali sono gli orari di apertura?', answer: 'Dal martedì al sabato, 7-13.' },
  questions: ['Fate consegne a domicilio?', 'Avete pane senza glutine?'],
};

/** A builder whose address names no section; its site is read at once. */
const open = (fields: Parameters<typeof fakeBuilderServer>[0] = {}, section = '') => {
  let crawl = NEVER;
  const server = fakeBuilderServer({
    ...fields,
    routes: {
      'GET /chatbots/inst1/site-pages': () => ({
        body: { data: crawl === NEVER ? [] : [ORARI], meta: { crawl } },
      }),
      'POST /chatbots/inst1/site-crawl': () => {
        crawl = DONE;
        return { status: 202, body: { data: { ...DONE, status: 'running', finishedAt: null } } };
      },
      'POST /chatbots/inst1/site-proposals': { body: { data: PROPOSALS } },
      'POST /chatbots/inst1/curated-answers': (call) => ({
        status: 201,
        body: { data: { id: 'c1', updatedAt: '2026-11-21T09:00:00.000Z', ...(call.body as object) } },
      }),
      ...fields.routes,
    },
  });
  render(<ChatbotBuilder />, {
    at: `/chatbot-builder?install_id=inst1${section && `&section=${section}`}`,
    path: '/chatbot-builder',
    account: anAccount(),
    session: { start: vi.fn() },
  });
  return server;
};
const readSite = async () => {
  await userEvent.type(await screen.findByLabelText('Indirizzo del tuo sito'), 'www.fornobianchi.it');
  await userEvent.click(screen.getByRole('button', { name: 'Leggi il sito' }));
  return screen.findByLabelText('Nome del chatbot', undefined, { timeout: 8_000 });
};

beforeEach(() => storage.remove('officina.start-skipped.inst1'));

describe('a chatbot that knows nothing', () => {
  test('begins with one field, and changes no design before its owner confirms', async () => {
    const server = open();
    expect(await readSite()).toHaveValue('Forno Bianchi');
    expect(server.current().siteUrl).toBe('https://www.fornobianchi.it');
    expect(server.current().design).toMatchObject({ displayName: 'Assistente AI', openingQuestions: [] });

    await userEvent.clear(screen.getByLabelText('Domanda 2'));
    await userEvent.click(screen.getByRole('button', { name: 'Conferma tutto' }));
    await waitFor(() => expect(server.current().design.displayName).toBe('Forno Bianchi'));
    expect(server.current().design).toMatchObject({
      headerBackgroundColor: '#8a3b12',
      openingQuestions: ['Fate consegne a domicilio?'],
    });
    await waitFor(() =>
      expect(server.to('/chatbots/inst1/curated-answers').map(({ body }) => body)).toContainEqual(
        PROPOSALS.openingHours,
      ),
    );
    expect(server.current().status).toBe('installing');
  });

  test('what is edited or left out is taken so', async () => {
    const server = open();
    const name = await readSite();
    await userEvent.clear(name);
    await userEvent.type(name, 'Il forno');
    await userEvent.click(screen.getByRole('switch', { name: 'Usa i colori del sito' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conferma tutto' }));
    await waitFor(() => expect(server.current().design.displayName).toBe('Il forno'));
    expect(server.current().design.headerBackgroundColor).toBe('#d40000');
  });

  test('what is no address is marked and not sent', async () => {
    const server = open();
    await userEvent.type(await screen.findByLabelText('Indirizzo del tuo sito'), 'pasticceria');
    await userEvent.click(screen.getByRole('button', { name: 'Leggi il sito' }));
    expect(await screen.findByText(/Scrivi un indirizzo web/)).toBeVisible();
    expect(server.saves()).toEqual([]);
  });

  test('skipped, it is led to its training, and finds the first steps again in the menu', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Salta: faccio da me' }));
    expect(await screen.findByText('Il chatbot non sa ancora nulla')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.indexOf('File di addestramento')).toBeLessThan(headings.indexOf('Da migliorare'));
    await userEvent.click(screen.getByRole('link', { name: 'Primi passi' }));
    expect(await screen.findByLabelText('Indirizzo del tuo sito')).toBeVisible();
  });

  test('without a site three answers do the same', async () => {
    const server = open({
      routes: { 'POST /chatbots/inst1/site-proposals': { body: { data: { ...PROPOSALS, name: null } } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Non ho un sito' }));
    await userEvent.type(screen.getByLabelText('Come si chiama la tua attività?'), 'Da Aldo');
    await userEvent.type(screen.getByLabelText('Che cosa offri?'), 'Pane.');
    await userEvent.click(screen.getByRole('button', { name: 'Vedi le proposte' }));
    expect(await screen.findByLabelText('Nome del chatbot')).toHaveValue('Da Aldo');
    expect(server.to('/chatbots/inst1/curated-answers').map(({ body }) => body)).toContainEqual({
      question: 'Che cosa offrite?',
      answer: 'Pane.',
    });
  });
});

test('of a large site the first pages are enough, and what is edited stays when the rest has been read', async () => {
  const pages = Array.from({ length: 20 }, (_, at) => ({
    ...ORARI,
    id: `p${at}`,
    url: `${ORARI.url}/${at}`,
  }));
  let crawl: SiteCrawl = { ...NEVER, status: 'running', startedAt: DONE.startedAt, found: 180, read: 20 };
  const server = open(
    {
      routes: {
        'GET /chatbots/inst1/site-pages': () => ({ body: { data: pages, meta: { crawl } } }),
        'GET /chatbots/inst1/curated-answers': { body: { data: [] } },
      },
    },
    'start',
  );
  const name = await screen.findByLabelText('Nome del chatbot');
  expect(screen.getByRole('heading', { name: 'Continuo a leggere il sito' })).toBeVisible();
  await userEvent.type(name, ' Altamura');
  crawl = { ...DONE, found: 180, read: 180 };
  await userEvent.click(await screen.findByRole('button', { name: 'Rifai le proposte' }, { timeout: 8_000 }));
  expect(name).not.toBeInTheDocument();
  expect(await screen.findByLabelText('Nome del chatbot')).toHaveValue('Forno Bianchi');
  expect(server.to('/chatbots/inst1/site-proposals')).toHaveLength(2);
});

test('a chatbot that has learnt something opens as always', async () => {
  open({
    routes: {
      'GET /chatbots/inst1/curated-answers': {
        body: { data: [{ id: 'c1', question: 'A?', answer: 'B', updatedAt: '2026-11-21T09:00:00.000Z' }] },
      },
    },
  });
  expect(await screen.findByLabelText('URL del sito')).toBeVisible();
});
