import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../ui/tokens';
import { Bars } from './bars';
import { ColumnChart } from './column-chart';
import { HeatGrid } from './heat-grid';
import { Legend } from './legend';
import { Ranking } from './ranking';
import { SeriesChart } from './series-chart';

const meta = { title: 'Components/Charts', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu'];
const COLORS = [tokens.color.green, tokens.color.amber] as const;

export const Columns: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 8 }}>
      <ColumnChart
        label="Messaggi per giorno: 68 in tutto, al massimo 20 il 14 novembre."
        height={160}
        colors={COLORS}
        ends={['10 nov', '16 nov']}
        columns={[4, 8, 11, 9, 20, 12, 4].map((messages, at) => ({
          key: String(at),
          parts: [messages - (at % 4), at % 4],
          title: `${10 + at} novembre: ${messages}`,
        }))}
      />
      <Legend
        entries={[
          { color: COLORS[0], text: 'Messaggi' },
          { color: COLORS[1], text: 'Senza risposta' },
        ]}
      />
    </div>
  ),
};

export const ColumnsThatLeadToTheirRows: Story = {
  render: () => (
    <div css={{ width: 260 }}>
      <Bars
        label="Ricavi"
        ends={['gen', 'giu']}
        bars={[120, 80, 0, 240, 310, 290].map((euro, at) => ({
          key: MONTHS[at] ?? '',
          value: euro,
          title: `${MONTHS[at]}: ${euro} €`,
          to: euro > 0 ? `/admin?rows=${at}` : null,
        }))}
      />
    </div>
  ),
};

export const Lines: Story = {
  render: () => (
    <SeriesChart
      kind="lines"
      label="Cassa: scende fino a marzo, poi sale."
      labels={MONTHS}
      series={[{ label: 'Cassa', values: [12_000, 4_000, -3_000, 2_000, null, 16_000] }]}
      write={(value) => `${value.toLocaleString('it-IT')} €`}
    />
  ),
};

export const BarsOfTwoSeries: Story = {
  render: () => (
    <SeriesChart
      kind="bars"
      label="Ricavi e costi"
      labels={['Prudente', 'Atteso', 'Costi variabili −5%']}
      series={[
        { label: 'Ricavi', values: [80_000, 100_000, 100_000] },
        { label: 'Costi', values: [70_000, 82_000, 78_000] },
      ]}
      write={(value) => `${value.toLocaleString('it-IT')} €`}
    />
  ),
};

export const Heat: Story = {
  render: () => (
    <HeatGrid
      label="Si scrive di più il martedì tra le 9 e le 10."
      rows={['lun', 'mar', 'mer'].map((label, row) => ({
        label,
        cells: Array.from({ length: 24 }, (_, hour) => ({
          value: Math.max(0, 12 - Math.abs(hour - 9) * 2 - Math.abs(row - 1) * 4),
          title: `${label}, ore ${hour}`,
        })),
      }))}
      columns={Array.from({ length: 24 }, (_, hour) => (hour % 6 === 0 ? String(hour) : ''))}
      few="pochi"
      many="molti"
    />
  ),
};

export const Ranked: Story = {
  render: () => (
    <Ranking
      label="Ricavi per prodotto"
      entries={[
        { key: 'a', name: 'Chatbot AI', figure: '299 €', share: 1, to: '/admin?rows=a' },
        { key: 'b', name: 'Consulenza', figure: '120 €', share: 0.4, to: null },
      ]}
    />
  ),
};
