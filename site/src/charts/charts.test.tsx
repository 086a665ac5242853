import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '../testing/render';
import { ColumnChart } from './column-chart';
import { HeatGrid } from './heat-grid';
import { SeriesChart } from './series-chart';

const written = () => [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
const heights = () =>
  [...document.querySelectorAll<SVGRectElement>('.visx-bar')].map((bar) =>
    Number(bar.getAttribute('height')),
  );

test.each<[(number | null)[], string[]]>([
  [
    [0, 1_200_000],
    ['0', '400000', '800000', '1200000'],
  ],
  [
    [-48_000, 900_000],
    ['-200000', '0', '200000', '400000', '600000', '800000', '1000000'],
  ],
  [
    [null, null],
    ['0', '0.2', '0.4', '0.6', '0.8', '1'],
  ],
])('the axis of %j holds zero and round steps', (values, ticks) => {
  render(
    <SeriesChart
      kind="lines"
      label="Ricavi"
      labels={['gen', 'feb']}
      series={[{ label: 'Ricavi', values }]}
      write={String}
    />,
  );
  expect(screen.getByRole('img', { name: 'Ricavi' })).toBeVisible();
  expect(written()).toEqual(expect.arrayContaining(ticks));
});

test('few bars carry their values, and what is unknown has none', () => {
  render(
    <SeriesChart
      kind="bars"
      label="Costi"
      labels={['gen', 'feb', 'mar']}
      series={[{ label: 'Costi', values: [7, null, 13] }]}
      write={(value) => `${value} €`}
    />,
  );
  expect(written()).toEqual(expect.arrayContaining(['7 €', '13 €', 'gen', 'feb', 'mar']));
  expect(heights()).toHaveLength(2);
  expect(heights()[1]).toBeGreaterThan(heights()[0] ?? 0);
});

test('columns without addresses are one picture, as high as their values', () => {
  render(
    <ColumnChart
      label="Messaggi: 12"
      height={100}
      columns={[
        { key: 'a', parts: [10], title: 'lunedì: 10' },
        { key: 'b', parts: [2], title: 'martedì: 2' },
        { key: 'c', parts: [null], title: 'mercoledì: non si sa' },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Messaggi: 12' })).toBeVisible();
  expect(heights()).toEqual([100, 20]);
});

test('columns that lead to their rows are links of a list, by keyboard too', async () => {
  const { router } = render(
    <ColumnChart
      label="Ricavi"
      height={72}
      columns={[
        { key: 'a', parts: [10], title: 'ottobre: 10 €', to: '/righe?mese=10' },
        { key: 'b', parts: [0], title: 'novembre: niente', to: null },
      ]}
    />,
  );
  const list = within(screen.getByRole('list', { name: 'Ricavi' }));
  expect(list.getByRole('img', { name: 'novembre: niente' })).toBeInTheDocument();
  await userEvent.tab();
  expect(list.getByRole('link', { name: 'ottobre: 10 €' })).toHaveFocus();
  await userEvent.click(list.getByRole('link', { name: 'ottobre: 10 €' }));
  expect(router.state.location.search).toBe('?mese=10');
});

test('the strongest cell of a heat grid is the most, and one can be told from none', () => {
  render(
    <HeatGrid
      label="Quando scrivono"
      rows={[
        {
          label: 'lun',
          cells: [
            { value: 0, title: 'nessuno' },
            { value: 1, title: 'uno' },
            { value: 50, title: 'cinquanta' },
          ],
        },
      ]}
      columns={['9', '', '']}
      few="pochi"
      many="molti"
    />,
  );
  const strength = (title: string) =>
    Number((screen.getByTitle(title).firstElementChild as HTMLElement).style.opacity);
  expect([strength('nessuno'), strength('cinquanta')]).toEqual([0, 1]);
  expect(strength('uno')).toBeGreaterThan(0.15);
});
