import type { GetRegression, ImprovableQuestion, IgnoredQuestion, RegressionQuestion } from '@contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/fake-api';
import { anAccount, render } from '../../../../testing/render';
import ChatbotBuilder from '../../pages/chatbot-builder';
import { aVisitorMessage } from '../../testing/a-conversation';
import { fakeBuilderServer } from '../../testing/fake-builder-server';
import { liveStream } from '../../../../testing/live-stream';
import { openBuilder } from '../../testing/open-builder';
import { BuilderProvider } from '../../components/builder-context';
import { Message } from '../../conversations/components/message';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 30_000 });

const base = '/chatbots/inst1';
const at = '2026-11-21T09:00:00.000Z';
const aQuestion = (changes: Partial<ImprovableQuestion> = {}): ImprovableQuestion => ({
  id: 'm1',
  question: 'Avete un parcheggio?',
  wordings: ['C’è parcheggio?'],
  count: 3,
  unanswered: 2,
  thumbsDown: 1,
  lastAskedAt: at,
  conversations: [{ sessionId: 's7', question: 'C’è parcheggio?', askedAt: at }],
  ...changes,
});
const listed = (data: ImprovableQuestion[], ignored: IgnoredQuestion[] = []) => ({
  body: { data, meta: { total: data.length, ignored } },
});
const open = (routes: NonNullable<Parameters<typeof fakeBuilderServer>[0]>['routes']) => {
  const server = fakeBuilderServer({ routes });
  return {
    ...server,
    show: () =>
      render(<ChatbotBuilder />, {
        at: '/chatbot-builder?install_id=inst1&section=training',
        path: '/chatbot-builder',
        account: anAccount(),
      }),
  };
};
const group = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 3 })).closest('section') ?? document.body);

describe('questions to improve', () => {
  test('tell how often, how else and where they were asked', async () => {
    open({ [`GET ${base}/improvements`]: listed([aQuestion()]) }).show();
    const questions = await group('Da migliorare');
    expect(await questions.findByRole('heading', { name: 'Avete un parcheggio?' })).toBeVisible();
    expect(questions.getByText(/3 volte/)).toBeVisible();
    expect(questions.getByText(/Chiesto anche così: “C’è parcheggio\?”/)).toBeVisible();
    expect(questions.getByText('2 senza risposta')).toBeVisible();
    expect(questions.getByText('1 pollice in giù')).toBeVisible();
    await userEvent.click(questions.getByText('1 conversazione'));
    expect(questions.getByRole('link', { name: 'Leggi la conversazione: C’è parcheggio?' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=conversations&conversation=s7'),
    );
  });

  test('are answered in place: the list loses them and the new reply is shown', async () => {
    let left = [aQuestion()];
    const server = open({
      [`GET ${base}/improvements`]: () => listed(left),
      [`POST ${base}/improvements/m1/answer`]: () => {
        left = [];
        return {
          status: 201,
          body: {
            data: {
              answer: { id: 'a1', question: 'Avete un parcheggio?', answer: 'Sì.', updatedAt: at },
              reply: { text: 'Sì, davanti al negozio.', outcome: 'answered', sources: [] },
            },
          },
        };
      },
    });
    server.show();
    const questions = await group('Da migliorare');
    await userEvent.click(
      await questions.findByRole('button', { name: 'Rispondi a “Avete un parcheggio?”' }),
    );
    const form = within(questions.getByRole('form'));
    expect(form.getByLabelText('Domanda')).toHaveValue('Avete un parcheggio?');
    await userEvent.type(form.getByLabelText('Risposta'), 'Sì.');
    await userEvent.click(form.getByRole('button', { name: 'Salva e richiedi' }));
    expect(await questions.findByText('Sì, davanti al negozio.')).toBeVisible();
    expect(await questions.findByText(/Niente da migliorare/)).toBeVisible();
    expect(server.to(`${base}/improvements/m1/answer`)[0]?.body).toEqual({
      question: 'Avete un parcheggio?',
      answer: 'Sì.',
    });
  });

  test('are ignored, and brought back', async () => {
    let ignored: IgnoredQuestion[] = [];
    const one = { id: 'd1', question: 'Avete un parcheggio?', ignoredAt: at };
    open({
      [`GET ${base}/improvements`]: () => listed(ignored.length > 0 ? [] : [aQuestion()], ignored),
      [`POST ${base}/improvements/m1/ignore`]: () => {
        ignored = [one];
        return { status: 201, body: { data: one } };
      },
      [`DELETE ${base}/ignored-questions/d1`]: () => {
        ignored = [];
        return { status: 204 };
      },
    }).show();
    const questions = await group('Da migliorare');
    await userEvent.click(await questions.findByRole('button', { name: 'Ignora “Avete un parcheggio?”' }));
    await userEvent.click(await questions.findByText('1 domanda ignorata'));
    expect(
      questions.queryByRole('button', { name: 'Ignora “Avete un parcheggio?”' }),
    ).not.toBeInTheDocument();
    await userEvent.click(questions.getByRole('button', { name: 'Riprendi “Avete un parcheggio?”' }));
    expect(await questions.findByRole('button', { name: 'Ignora “Avete un parcheggio?”' })).toBeVisible();
  });

  test('arrive as visitors ask, and can be read again where they could not', async () => {
    let reply = refusal(503, 'UNAVAILABLE');
    const server = open({ [`GET ${base}/improvements`]: () => reply });
    const live = liveStream();
    server.show();
    const questions = await group('Da migliorare');
    expect(await questions.findByText(/Non riusciamo a leggere/)).toBeVisible();
    reply = listed([]);
    await userEvent.click(questions.getByRole('button', { name: 'Riprova' }));
    expect(await questions.findByText(/Niente da migliorare/)).toBeVisible();
    reply = listed([aQuestion()]);
    await live.tell({ topic: 'improvements', chatbotId: 'inst1' });
    expect(await questions.findByRole('heading', { name: 'Avete un parcheggio?' })).toBeVisible();
  });
});

describe('control questions', () => {
  const questionWith = (changes: Partial<RegressionQuestion> = {}): RegressionQuestion => ({
    id: 'q1',
    question: 'Quanto costa il taglio?',
    expectation: { kind: 'contains', text: '20 euro' },
    result: {
      passed: false,
      change: 'broken',
      text: 'Costa 22 euro.',
      outcome: 'answered',
      sources: [],
      before: {
        passed: true,
        text: 'Costa 20 euro.',
        outcome: 'answered',
        sources: [{ title: 'listino.txt', page: null }],
      },
    },
    ...changes,
  });
  const state = (changes: Partial<GetRegression['response']['data']> = {}): GetRegression['response'] => ({
    data: {
      questions: [questionWith()],
      run: { trigger: 'training', finishedAt: at, total: 20, passed: 17, same: 18, changed: 2, first: false },
      running: false,
      ...changes,
    },
  });

  test('say in one line how they stand, and show what broke beside what it was', async () => {
    open({ [`GET ${base}/regression`]: { body: state() } }).show();
    const questions = await group('Domande di controllo');
    expect(await questions.findByText('18 su 20 come prima; 2 cambiate')).toBeVisible();
    expect(questions.getByText(/17 giuste · 3 da rivedere/)).toBeVisible();
    expect(questions.getByText('Deve contenere “20 euro”')).toBeVisible();
    expect(questions.getByText('Costa 22 euro.')).toBeVisible();
    expect(questions.getByText('Costa 20 euro.')).toBeVisible();
  });

  test('are added with what makes an answer right, and asked on demand', async () => {
    let questions: RegressionQuestion[] = [];
    const server = open({
      [`GET ${base}/regression`]: () => ({ body: state({ questions, run: null }) }),
      [`POST ${base}/regression/questions`]: ({ body }) => {
        questions = [questionWith(body as Partial<RegressionQuestion>)];
        return { status: 201, body: { data: questions[0] } };
      },
      [`POST ${base}/regression/run`]: () => ({ status: 202, body: state({ questions, running: true }) }),
    });
    server.show();
    const area = await group('Domande di controllo');
    await userEvent.click(await area.findByRole('button', { name: 'Nuova domanda' }));
    const form = within(area.getByRole('form', { name: 'Nuova domanda' }));
    await userEvent.type(form.getByLabelText('Domanda'), 'Chi ha vinto lo scudetto?');
    expect(form.getByRole('button', { name: 'Salva' })).toBeDisabled();
    await userEvent.selectOptions(form.getByLabelText('La risposta giusta'), 'refuses');
    await userEvent.click(form.getByRole('button', { name: 'Salva' }));
    expect(await area.findByText('Chi ha vinto lo scudetto?')).toBeVisible();
    expect(server.to(`${base}/regression/questions`)[0]?.body).toEqual({
      question: 'Chi ha vinto lo scudetto?',
      expectation: { kind: 'refuses' },
    });
    await userEvent.click(area.getByRole('button', { name: 'Controlla ora' }));
    expect(await area.findByText('Controllo in corso…')).toBeVisible();
  });
});

test('a reply in a conversation becomes a control question', async () => {
  const server = fakeBuilderServer({
    routes: {
      [`POST ${base}/regression/questions`]: ({ body }) => ({ status: 201, body: { data: body } }),
    },
  });
  render(
    <BuilderProvider builder={openBuilder()}>
      <Message
        message={aVisitorMessage({
          id: 'm2',
          sender: 'bot',
          text: 'Costa 20 euro.',
          answered: true,
          sources: [{ title: 'listino.txt', page: null }],
        })}
        question="Quanto costa il taglio?"
        onWhy={() => undefined}
        onCurate={() => undefined}
      />
    </BuilderProvider>,
    { account: anAccount() },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Tieni sotto controllo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tieni sotto controllo' }));
  expect(dialog.getByLabelText(/Documento o pagina/)).toHaveValue('listino.txt');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() =>
    expect(server.to(`${base}/regression/questions`)[0]?.body).toEqual({
      question: 'Quanto costa il taglio?',
      expectation: { kind: 'source', title: 'listino.txt' },
    }),
  );
});

test('the ceiling of a day is seen and moved', async () => {
  const server = open({
    [`GET ${base}/message-limits`]: { body: { data: { dailyLimit: 500, usedToday: 500 } } },
    [`PATCH ${base}/message-limits`]: { body: { data: { dailyLimit: 800, usedToday: 500 } } },
  });
  server.show();
  const limits = await group('Messaggi al giorno');
  expect(await limits.findByText('Oggi 500 di 500')).toBeVisible();
  expect(limits.getByText(/Tetto di oggi raggiunto/)).toBeVisible();
  const field = limits.getByLabelText(/Tetto al giorno/);
  await userEvent.clear(field);
  await userEvent.type(field, '800');
  await userEvent.click(limits.getByRole('button', { name: 'Salva il tetto' }));
  expect(await limits.findByText('Oggi 500 di 800')).toBeVisible();
  await waitFor(() => expect(server.to(`${base}/message-limits`).at(-1)?.body).toEqual({ dailyLimit: 800 }));
});

test('whoever writes too much is seen and blocked', async () => {
  const network = {
    id: 'n1',
    label: '203.0.113.…',
    usedToday: 200,
    lastMessageAt: '2026-11-21T10:00:00.000Z',
    conversation: { sessionId: 's1', label: '12345' },
    blockedUntil: null as string | null,
  };
  const server = open({
    [`GET ${base}/visitor-networks`]: () => ({ body: { data: [{ ...network }], meta: { share: 200 } } }),
    [`POST ${base}/visitor-networks/n1/block`]: () => {
      network.blockedUntil = '2026-12-21T10:00:00.000Z';
      return { body: { data: network } };
    },
    [`DELETE ${base}/visitor-networks/n1/block`]: () => {
      network.blockedUntil = null;
      return { body: { data: network } };
    },
  });
  server.show();
  const networks = await group('Chi scrive di più oggi');
  expect(await networks.findByText('203.0.113.…')).toBeVisible();
  expect(networks.getByText('Limite raggiunto')).toBeVisible();
  expect(networks.getByRole('link', { name: 'Conversazione 12345' })).toHaveAttribute(
    'href',
    expect.stringContaining('session=s1'),
  );
  await userEvent.click(networks.getByRole('button', { name: 'Blocca la rete 203.0.113.…' }));
  expect(await networks.findByText(/Non vede il bot fino al 21 dicembre/)).toBeVisible();
  await userEvent.click(networks.getByRole('button', { name: 'Sblocca la rete 203.0.113.…' }));
  expect(await networks.findByRole('button', { name: 'Blocca la rete 203.0.113.…' })).toBeVisible();
});
