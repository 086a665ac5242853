import { configure, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { today } from '../../../../lib/dates';
import { addDays } from '../../../../lib/days';
import { refusal, type ApiReply } from '../../../../testing/fake-api';
import { aPost, simulatedNetworks } from '../../testing/a-social-builder';
import { aSocialStatistics as statistics, UNKNOWN_REACTIONS as UNKNOWN } from '../../testing/a-statistics';
import { renderWithSocialProject } from '../../testing/render-with-social-project';
import { StatisticsSection } from './statistics-section';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

const open = (answer: ApiReply) =>
  renderWithSocialProject(<StatisticsSection />, {
    networks: simulatedNetworks(),
    routes: {
      [`GET /social/projects/p1/statistics?from=${addDays(today(), -29)}&to=${today()}`]: answer,
      'GET /social/projects/p1/posts?status=published&page=1': {
        body: {
          data: [aPost({ status: 'published', publishedAt: '2026-11-21T08:00:00.000Z' })],
          meta: { page: 1, pageSize: 20, total: 1 },
        },
      },
    },
  });
const cells = (table: HTMLElement, row: RegExp) =>
  within(within(table).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('what a network does not say is unknown, and zero is zero', async () => {
  open({ body: { data: statistics() } });
  const platforms = await screen.findByRole('table', { name: 'Per piattaforma' });
  expect(cells(platforms, /^Facebook/)).toEqual(['2', '12', '0', '–', '1.500']);
  expect(cells(platforms, /^X/)).toEqual(['1', '–', '–', '–', '–']);
  expect(screen.getAllByText('Su 2 post con cifre.')).not.toHaveLength(0);
  expect(await screen.findByText('Non ancora lette')).toBeVisible();
});

test('the chart is told in words and can be read as a table', async () => {
  open({ body: { data: statistics() } });
  expect(
    await screen.findByRole('img', {
      name: 'Interazioni per giorno: 12 in tutto, al massimo 12 (20 novembre 2026).',
    }),
  ).toBeVisible();
  const details = screen.getByText('Come tabella').closest('details');
  if (!details) throw new Error('The table cannot be opened');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const days = await screen.findByRole('table', { name: 'Giorno per giorno' });
  expect(cells(days, /^21 novembre 2026/)).toEqual(['1', '–', '–', '–']);
  expect(cells(days, /^20 novembre 2026/)).toEqual(['2', '12', '0', '–']);
});

test('each day is a bar as high as its figures in the table, and what nobody knows is no bar of zero', async () => {
  const days = [
    { day: '2026-11-17', posts: 1, likes: null, comments: null, shares: null },
    { day: '2026-11-18', posts: 1, likes: 6, comments: 3, shares: 1 },
    { day: '2026-11-19', posts: 0, likes: null, comments: null, shares: null },
    { day: '2026-11-20', posts: 2, likes: 16, comments: 4, shares: null },
    { day: '2026-11-21', posts: 1, likes: 0, comments: 0, shares: 0 },
  ];
  open({ body: { data: statistics({ days }) } });
  const chart = await screen.findByRole('img', {
    name: 'Interazioni per giorno: 30 in tutto, al massimo 20 (20 novembre 2026).',
  });
  const drawn = [...chart.querySelectorAll('title')].map((title) => [
    title.textContent,
    title.parentElement?.querySelector('.visx-bar')?.getAttribute('height') ?? null,
  ]);
  expect(drawn).toEqual([
    ['17 novembre 2026: 1 post, interazioni non ancora note', null],
    ['18 novembre 2026: 1 post, interazioni: 10', '75'],
    ['19 novembre 2026: nessun post', null],
    ['20 novembre 2026: 2 post, interazioni: 20', '150'],
    ['21 novembre 2026: 1 post, interazioni: 0', '2'],
  ]);
  const details = screen.getByText('Come tabella').closest('details');
  if (!details) throw new Error('The table cannot be opened');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const table = await screen.findByRole('table', { name: 'Giorno per giorno' });
  const figures = ['17', '18', '19', '20', '21'].map((day) => cells(table, new RegExp(`^${day} novembre`)));
  expect(figures).toEqual([
    ['1', '–', '–', '–'],
    ['1', '6', '3', '1'],
    ['0', '–', '–', '–'],
    ['2', '16', '4', '–'],
    ['1', '0', '0', '0'],
  ]);
});

test('best times wait for enough posts, and simulated figures are called so', async () => {
  open({ body: { data: statistics() } });
  expect(await screen.findByText('Servono almeno 20 post pubblicati con le loro cifre.')).toBeVisible();
  expect(screen.getByText(/Le cifre degli account in simulazione sono finte/)).toBeVisible();
});

test('before the first post there is nothing to count or to download', async () => {
  open({
    body: { data: statistics({ total: { posts: 0, measured: 0, ...UNKNOWN }, platforms: [], days: [] }) },
  });
  expect(await screen.findByText('Ancora nessun post pubblicato')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Scarica CSV' })).toBeDisabled();
});

test('figures that cannot be read are asked for again', async () => {
  open(refusal(403, 'FORBIDDEN'));
  expect(await screen.findByText('Non riusciamo a leggere le statistiche.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
});
