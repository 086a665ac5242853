import { BRAND } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../shared/brand/wordmark';
import './all-icons';
import { Icon, iconNames } from './icon';
import { Badge } from './badge';
import { Button } from './button';
import { contrast, CONTRASTS } from './contrast';
import { Table } from './table';
import { TextField } from './text-field';
import { palettes } from './theme-css';
import { tokens } from './tokens';

const meta = { title: 'Foundations/Samples', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each colour by its role; the theme switch shows its night side. */
export const Colour: Story = {
  render: () => (
    <ul
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: 16,
        listStyle: 'none',
      }}
    >
      {Object.entries(tokens.color).map(([name, value]) => (
        <li key={name}>
          <div
            css={{ height: 64, borderRadius: tokens.radius.m, border: `1px solid ${tokens.color.line}` }}
            style={{ background: value }}
          />
          {name}
        </li>
      ))}
    </ul>
  ),
};

type Pair = (typeof CONTRASTS)[number];
const PALETTES = palettes(BRAND.colors);

function Sample({ pair: [front, ground, least], theme }: { pair: Pair; theme: keyof typeof PALETTES }) {
  const { [front]: color = '', [ground]: background = '' } = PALETTES[theme];
  const ratio = contrast(color, background);
  return (
    <span css={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <span
        aria-hidden
        css={{ display: 'grid', placeItems: 'center', width: 52, height: 32, fontWeight: 600 }}
        style={{ color, background }}
      >
        {/* Edges are judged as edges, words as words. */}
        {least < 4.5 ? <span css={{ width: 28, height: 14, border: '2px solid' }} /> : 'Aa'}
      </span>
      {ratio.toFixed(1)}
      <Badge tone={ratio < least ? 'error' : 'success'}>{ratio < least ? 'AA mancato' : 'AA'}</Badge>
    </span>
  );
}

/** Which colour may stand on which, measured in both themes. */
export const Contrast: Story = {
  render: () => (
    <Table
      label="Contrasti"
      columns={[
        {
          id: 'pair',
          header: 'Coppia',
          cell: ([front, ground]: Pair) => `${front} / ${ground}`,
          rowHeader: true,
        },
        { id: 'least', header: 'Minimo', cell: ([, , least]) => least, align: 'end' },
        { id: 'light', header: 'Chiaro', cell: (pair) => <Sample pair={pair} theme="light" /> },
        { id: 'dark', header: 'Scuro', cell: (pair) => <Sample pair={pair} theme="dark" /> },
      ]}
      rows={CONTRASTS}
      rowKey={([front, ground]) => `${front} ${ground}`}
    />
  ),
};

const box = { display: 'grid', placeItems: 'center', background: tokens.color.surface } as const;

/** Distances, corners and shadows. */
export const Space: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 32 }}>
      <ul css={{ listStyle: 'none', display: 'grid', gap: 8 }}>
        {Object.entries(tokens.space).map(([name, width]) => (
          <li key={name} css={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            <span css={{ width: 96 }}>
              {name} · {width}
            </span>
            <span css={{ height: 16, background: tokens.color.accent }} style={{ width }} />
          </li>
        ))}
      </ul>
      <ul css={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        {Object.entries(tokens.radius).map(([name, borderRadius]) => (
          <li
            key={name}
            css={{ ...box, width: 120, height: 72, border: `1px solid ${tokens.color.lineStrong}` }}
            style={{ borderRadius }}
          >
            {name}
          </li>
        ))}
        {Object.entries(tokens.shadow).map(([name, boxShadow]) => (
          <li
            key={name}
            css={{ ...box, width: 120, height: 72, borderRadius: tokens.radius.m }}
            style={{ boxShadow }}
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
  ),
};

/** What every control says of itself: at rest, under the hand, waiting, off, wrong. */
export const States: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 20, maxWidth: 420, justifyItems: 'start' }}>
      <Button>A riposo</Button>
      <Button css={{ outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2 }}>Con il fuoco</Button>
      <Button css={{ background: tokens.color.accentHover }}>Sotto il puntatore</Button>
      <Button busy>In attesa</Button>
      <Button disabled>Spento</Button>
      <TextField label="Sbagliato" value="anna@" onChange={() => undefined} error="Email non valida" />
      <TextField label="Solo da leggere" value="Trattoria da Nino" onChange={() => undefined} readOnly />
    </div>
  ),
};

export const Type: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 20 }}>
      {Object.entries(tokens.size).map(([name, fontSize]) => (
        <p
          key={name}
          style={{ fontSize }}
          css={{ fontFamily: tokens.font.display, fontWeight: 650, lineHeight: 1.15 }}
        >
          {name} · La bottega digitale per chi ha un’impresa
        </p>
      ))}
    </div>
  ),
};

export const Icons: Story = {
  render: () => (
    <ul
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 20,
        listStyle: 'none',
      }}
    >
      {iconNames().map((name) => (
        <li key={name} css={{ display: 'grid', justifyItems: 'center', gap: 6, fontSize: tokens.size.xs }}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Brand: Story = { render: () => <Wordmark height={64} /> };
