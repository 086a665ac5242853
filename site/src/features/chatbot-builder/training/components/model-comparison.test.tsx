import type { ComparedQuestion, ModelComparison as Comparison } from '@contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { render } from '../../../../testing/render';
import { PLATFORM_MODEL } from '../../testing/fake-builder-server';
import { openBuilder } from '../../testing/open-builder';
import { BuilderProvider } from '../../components/builder-context';
import { ModelCard } from './model-card';

const path = '/chatbots/inst1/comparison';
const reply = (
  changes: Partial<NonNullable<ComparedQuestion['replies']['model']>> = {},
): NonNullable<ComparedQuestion['replies']['model']> => ({
  text: 'Il taglio costa 22 €.',
  outcome: 'answered',
  engine: 'embedded',
  fault: null,
  milliseconds: 20,
  tokens: null,
  cost: null,
  verdict: null,
  ...changes,
});
const paid = { engine: 'openai-compatible', milliseconds: 900, tokens: 1_200, cost: 1.5 } as const;
const comparison = (changes: Partial<Comparison> = {}): Comparison => ({
  model: 'piccolo',
  startedAt: '2026-11-26T10:00:00.000Z',
  finishedAt: '2026-11-26T10:01:00.000Z',
  isStopped: false,
  questions: [
    {
      id: 'q1',
      question: 'Quanto costa il taglio?',
      from: 'visitor',
      replies: { embedded: reply(), model: reply({ ...paid, text: 'Costa 22 €.' }) },
    },
    {
      id: 'q2',
      question: 'Fate la tinta?',
      from: 'control',
      replies: {
        embedded: reply({ verdict: 'right' }),
        model: reply({ ...paid, verdict: 'wrong', fault: 'TOO_SLOW', engine: 'embedded' }),
      },
    },
  ],
  ...changes,
});
const own = {
  ...PLATFORM_MODEL,
  engine: 'openai-compatible',
  model: 'piccolo',
  baseUrl: 'https://a.example',
};

const show = async (found: Comparison | null, routes = {}) => {
  const api = fakeApi({
    'GET /chatbots/inst1/model-settings': { body: { data: own } },
    [`GET ${path}`]: { body: { data: { comparison: found } } },
    ...routes,
  });
  render(
    <BuilderProvider builder={openBuilder()}>
      <ModelCard />
    </BuilderProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Impostazioni avanzate' }));
  return api;
};

test('the model of the form is compared with the engine before it is saved', async () => {
  const api = await show(null, {
    [`POST ${path}`]: { status: 202, body: { data: { comparison: comparison({ finishedAt: null }) } } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Confronta col motore' }));
  expect(await screen.findByText('Fa le domande a entrambi: 2 di 2…')).toBeVisible();
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ model: 'piccolo' });
  expect(screen.getByRole('button', { name: 'Confronta col motore' })).toBeDisabled();
});

test('without any question it says what to do', async () => {
  await show(null, { [`POST ${path}`]: refusal(409, 'CONFLICT', { reason: 'no-questions' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Confronta col motore' }));
  expect(await screen.findByText(/aggiungi una domanda di controllo/)).toBeVisible();
});

test('each side has its count of right and wrong, its typical time and its cost', async () => {
  await show(comparison());
  const figures = within(await screen.findByRole('region', { name: 'piccolo' }));
  expect(figures.getByText('Sbagliate').nextElementSibling).toHaveTextContent('1');
  expect(figures.getByText('Da giudicare').nextElementSibling).toHaveTextContent('1');
  expect(figures.getByText('Tempo tipico').nextElementSibling).toHaveTextContent('900 ms');
  expect(figures.getByText('Costo').nextElementSibling).toHaveTextContent('€0,03');
  const engine = within(screen.getByRole('region', { name: 'Motore di Officina' }));
  expect(engine.getByText('Costo').nextElementSibling).toHaveTextContent('niente');
  expect(screen.getByText(/Il modello non ha risposto.*non ha risposto in tempo/)).toBeVisible();
});

test('a click says right or wrong, and a second one takes it back', async () => {
  const judged = (verdict: 'right' | null): ComparedQuestion => ({
    ...comparison().questions[0]!,
    replies: { embedded: reply(), model: reply({ ...paid, verdict }) },
  });
  const api = await show(comparison(), {
    [`PATCH ${path}/questions/q1`]: ({ body }: { body: unknown }) => ({
      body: { data: judged((body as { verdict: 'right' | null }).verdict) },
    }),
  });
  const group = within(
    await screen.findByRole('group', { name: 'Giudica la risposta di piccolo a “Quanto costa il taglio?”' }),
  );
  await userEvent.click(group.getByRole('button', { name: 'Giusta' }));
  expect(await group.findByRole('button', { name: 'Giusta', pressed: true })).toBeVisible();
  expect(api.calls.at(-1)?.body).toEqual({ side: 'model', verdict: 'right' });
  await userEvent.click(group.getByRole('button', { name: 'Giusta' }));
  expect(await group.findByRole('button', { name: 'Giusta', pressed: false })).toBeVisible();
});
