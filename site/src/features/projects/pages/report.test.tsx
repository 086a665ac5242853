import type { Project, Report } from '@contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal, type ApiCall } from '../../../testing/fake-api';
import { anAccount, render } from '../../../testing/render';
import { aReport, REPORT_DOCUMENT as DOCUMENT } from '../testing';
import ReportPage from './report';

const PROJECT: Project = {
  id: 'p1',
  name: 'Forno 2027',
  kind: 'no-filed-accounts',
  status: 'active',
  chatId: 'c1',
  companyName: 'Forno Rossi',
  step: 8,
  createdAt: '2026-11-21T09:00:00.000Z',
};
const listed = (reports: Report[], done = 8) => ({
  body: {
    data: reports,
    meta: { project: PROJECT, progress: { done, of: 8, draftReady: done >= 4, complete: done === 8 } },
  },
});
const open = (at = '/projects/p1/report') =>
  render(<ReportPage />, { account: anAccount(), at, path: '/projects/:projectId/report/:reportId?' });

test('a report is read with its figures, their judgement in words, and its charts as tables', async () => {
  const person = userEvent.setup();
  fakeApi({
    'GET /projects/p1/reports': listed([aReport()]),
    'GET /reports/r1': { body: { data: { ...aReport(), document: DOCUMENT } } },
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Analisi · Forno Rossi' })).toBeVisible();
  expect(screen.getByText('−4.000 €')).toBeVisible();
  expect(screen.getByText('Da migliorare')).toBeVisible();
  expect(screen.getByRole('img', { name: /pareggio non esiste/ })).toBeInTheDocument();
  await person.click(screen.getByText('I dati del grafico in tabella'));
  const rows = within(screen.getByRole('region', { name: 'Fatturato e pareggio' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'VoceEuro',
    'Fatturato90.000 €',
    'Pareggio–',
  ]);
  const contents = screen.getByRole('navigation', { name: 'In questo documento' });
  expect(within(contents).getByRole('link', { name: 'Margini e punto di pareggio' })).toHaveAttribute(
    'href',
    '#break-even',
  );
  expect(screen.getByRole('link', { name: 'Apri la scheda' })).toHaveAttribute('href', '/product-detail/x');
});

test.each([
  ['queued', 'In coda'],
  ['working', 'Calcolo delle cifre e impaginazione'],
] as const)('a report that is %s says how far it is', async (state, step) => {
  fakeApi({ 'GET /projects/p1/reports': listed([aReport({ state })]) });
  open();
  expect(await screen.findByText('L’analisi è in preparazione')).toBeVisible();
  expect(screen.getByText(step).closest('li')).toHaveAttribute('aria-current', 'step');
});

test('a report that failed says why, and is tried again', async () => {
  const person = userEvent.setup();
  let failed = true;
  const { to } = fakeApi({
    'GET /projects/p1/reports': () =>
      listed([failed ? aReport({ state: 'failed', failure: 'TOO_SLOW' }) : aReport({ state: 'queued' })]),
    'POST /reports/r1/retry': () => {
      failed = false;
      return { body: { data: aReport({ state: 'queued' }) } };
    },
  });
  open();
  expect(await screen.findByText(/ha richiesto troppo tempo/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('L’analisi è in preparazione')).toBeVisible();
  expect(to('/reports/r1/retry')).toHaveLength(1);
});

test('a report whose answer was lost is asked for again under the same key', async () => {
  const person = userEvent.setup();
  const keys: (string | undefined)[] = [];
  fakeApi({
    'GET /projects/p1/reports': listed([]),
    'POST /projects/p1/reports': ({ headers }: ApiCall) => {
      keys.push(headers['Idempotency-Key']);
      return 'offline';
    },
  });
  open();
  const make = await screen.findByRole('button', { name: 'Crea analisi' });
  await person.click(make);
  expect(await screen.findByText('Impossibile creare il report', {}, { timeout: 10_000 })).toBeVisible();
  await person.click(make);
  await expect.poll(() => keys, { timeout: 10_000 }).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test.each([
  ['too early', listed([], 2), 'La bozza si può creare dal passo 4. Finora: 2 di 8.'],
  ['a draft', listed([], 5), 'Crea bozza dell’analisi'],
  ['a failure', refusal(404, 'NOT_FOUND'), 'Impossibile caricare il report'],
])('%s is said', async (_, reply, words) => {
  fakeApi({ 'GET /projects/p1/reports': reply });
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

test('a version that is gone leads to those that are there', async () => {
  fakeApi({ 'GET /projects/p1/reports': listed([aReport()]) });
  open('/projects/p1/report/gone');
  expect(await screen.findByRole('link', { name: 'Tutte le versioni' })).toHaveAttribute(
    'href',
    '/projects/p1/report',
  );
});
