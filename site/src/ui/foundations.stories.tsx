import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../shared/brand/wordmark';
import { Icon, ICON_NAMES } from './icon';
import { tokens } from './tokens';

const meta = { title: 'Foundations' } satisfies Meta;
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
      {ICON_NAMES.map((name) => (
        <li key={name} css={{ display: 'grid', justifyItems: 'center', gap: 6, fontSize: tokens.size.xs }}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Brand: Story = { render: () => <Wordmark height={64} /> };
