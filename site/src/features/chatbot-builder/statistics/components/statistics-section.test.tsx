import { CREDIT_PACKS } from '@contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type ApiReply } from '../../../../testing/fake-api';
import { aProduct, aPurchase } from '../../../../testing/products';
import { anAccount, render } from '../../../../testing/render';
import { fakeBuilderServer } from '../../testing/fake-builder-server';
import { aStatistics as statistics, NO_FIGURES as NOTHING } from '../../testing/a-statistics';
import { openBuilder } from '../../testing/open-builder';
import { BuilderProvider } from '../../components/builder-context';
import { StatisticsSection } from './statistics-section';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

const CREDITS = 'GET /site/products?kind=credits&locale=it';
const PACKS = CREDIT_PACKS.map(({ slug, messages, priceCents }) =>
  aProduct({ id: slug, slug, kind: 'credits', priceCents, messageCredits: messages }),
);
const open = (answer: ApiReply, { query = '', routes = {} } = {}) => {
  const server = fakeBuilderServer({
    routes: {
      'GET /chatbots/inst1/statistics?period=30d': answer,
      'GET /chatbots/inst1/statistics?period=90d': answer,
      [CREDITS]: { body: { data: PACKS } },
      ...routes,
    },
  });
  const screenOfOwner = (
    <BuilderProvider builder={openBuilder()}>
      <StatisticsSection />
    </BuilderProvider>
  );
  render(screenOfOwner, {
    at: `/chatbot-builder?install_id=inst1&section=statistics${query}`,
    path: '/chatbot-builder',
    account: anAccount(),
  });
  return server;
};
const figure = async (name: string) => {
  const label = await screen.findByText(name, { selector: 'dt' });
  return label.parentElement as HTMLElement;
};

describe('figures', () => {
  test('are compared with the period before in words', async () => {
    open({ body: { data: statistics() } });
    expect(await figure('Conversazioni totali')).toHaveTextContent('8▲ 100% in più');
    expect(await figure('Messaggi dei visitatori')).toHaveTextContent('20▼ 50% in meno');
    expect(await figure('Tempo di risposta')).toHaveTextContent(
      '180 ms▲ 100% più lentoDi solito; 19 volte su 20 entro 2,4 s.',
    );
    expect(await figure('Soddisfazione')).toHaveTextContent('75%3 pollici in su, 1 in giù');
    expect(await figure('Domande con risposta')).toHaveTextContent('75%5 senza risposta');
  });

  test('that nobody has made yet say so', async () => {
    open({ body: { data: statistics({ current: { ...NOTHING, conversations: 1, messages: 1 } }) } });
    expect(await figure('Soddisfazione')).toHaveTextContent('N/D');
    expect(await figure('Tempo di risposta')).toHaveTextContent('N/D');
  });

  test('a period without conversations is no wall of zeros', async () => {
    open({ body: { data: statistics({ current: NOTHING, previous: NOTHING }) } });
    expect(await screen.findByText('Nessuna conversazione in questo periodo')).toBeVisible();
    expect(screen.getByText(/120 di 6\.?000/)).toBeVisible();
  });
});

test('charts name what they show, and open as tables', async () => {
  open({ body: { data: statistics() } });
  expect(await screen.findByRole('img', { name: /Il massimo: 6 \(21 novembre 2026\)/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /martedì tra le 09:00 e le 10:00/ })).toBeVisible();
  const [days] = screen.getAllByText('Mostra come tabella');
  await userEvent.click(days as HTMLElement);
  const table = await screen.findByRole('table', { name: 'Messaggi giorno per giorno' });
  expect(within(table).getAllByRole('row')).toHaveLength(8);
});

test('a question leads to the conversation in which it was asked', async () => {
  open({ body: { data: statistics() } });
  const link = await screen.findByRole('link', { name: /Leggi la conversazione:\s*A che ora aprite/ });
  expect(link).toHaveAttribute(
    'href',
    expect.stringContaining('install_id=inst1&section=conversations&conversation=s-1'),
  );
});

test('choosing a period asks for it', async () => {
  const { to } = open({ body: { data: statistics() } });
  await userEvent.click(await screen.findByRole('button', { name: '90 giorni' }));
  await waitFor(() => expect(to('/chatbots/inst1/statistics?period=90d')).not.toEqual([]));
  expect(screen.getByRole('button', { name: '90 giorni' })).toHaveAttribute('aria-pressed', 'true');
});

test('figures that cannot be read say why, and can be asked for again', async () => {
  open(refusal(503, 'UNAVAILABLE'));
  expect(await screen.findByText('Non riusciamo a leggere le statistiche.')).toBeVisible();
  expect(screen.getByText('Il servizio non risponde. Riprova tra poco.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
});

describe('credits', () => {
  test('are on sale at the server’s prices, each pack leading to its checkout', async () => {
    open({ body: { data: statistics() } });
    await userEvent.click(await screen.findByRole('button', { name: 'Acquista crediti' }));
    const dialog = await screen.findByRole('dialog', { name: 'Acquista crediti' });
    for (const words of ['€5,99', '€11,69', /risparmi €6,28/, '€18', /risparmi €11,95/])
      expect(await within(dialog).findByText(words)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: /Acquista 3\.000 messaggi/ })).toHaveAttribute(
      'href',
      '/checkout?product=crediti-3000&chatbot=inst1',
    );
  });

  test('whose prices cannot be read are not offered', async () => {
    open({ body: { data: statistics() } }, { routes: { [CREDITS]: refusal(500, 'INTERNAL') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Acquista crediti' }));
    expect(await screen.findByText('Non riusciamo a leggere i prezzi.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Acquista/ })).not.toBeInTheDocument();
  });

  test.each([
    ['paid', /3\.?000 messaggi aggiunti/],
    ['pending', /Stiamo verificando il pagamento/],
    ['failed', /Il pagamento non è riuscito/],
  ] as const)('an order that is %s is told on the way back', async (status, words) => {
    const order = aPurchase({
      status,
      installationId: null,
      chatbot: { name: 'Giada', host: null },
      credits: { messages: 3000, chatbotId: 'inst1' },
    });
    open(
      { body: { data: statistics() } },
      {
        query: '&order=order-1',
        routes: { 'GET /purchases/order-1': { body: { data: { ...order, transfer: null } } } },
      },
    );
    expect(await screen.findByText(words)).toBeVisible();
  });
});

test('what a model wrote this month stands there with its cost', async () => {
  open({
    body: {
      data: statistics({
        model: { month: '2026-11', calls: 64, inputTokens: 48_000, outputTokens: 9_600, cost: 312.4 },
        modelMonths: [
          {
            month: '2026-11',
            feature: 'own',
            calls: 60,
            inputTokens: 45_000,
            outputTokens: 9_000,
            cost: 312.4,
          },
          {
            month: '2026-10',
            feature: 'visitors',
            calls: 4,
            inputTokens: 3_000,
            outputTokens: 600,
            cost: null,
          },
        ],
      }),
    },
  });
  expect(await screen.findByText('Modello di IA')).toBeVisible();
  expect(screen.getByText('48.000')).toBeVisible();
  expect(screen.getAllByText('€3,12')).toHaveLength(2);
  // Each month with each use; what somebody else pays has no price.
  expect(screen.getByRole('row', { name: /nov 2026 Modello del chatbot €3,12 60 54\.000/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /ott 2026 Chat dei visitatori – 4 3\.600/ })).toBeVisible();
});

test('without a model nothing is said of one', async () => {
  open({ body: { data: statistics() } });
  expect(await screen.findByText('Messaggi usati')).toBeVisible();
  expect(screen.queryByText('Modello di IA')).toBeNull();
});
