import type { ArticleSummary } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../../../testing/fake-network';
import { DARK, ENGLISH, LONG_TITLE, many, PHONE, shows } from '../../../testing/stories';
import { anArticleSummary } from '../testing';
import Blog from './blog';

const LIST = 'GET /site/articles';
const listed = (data: ArticleSummary[], total = data.length) => ({
  api: {
    [LIST]: {
      body: { data, meta: { page: 1, pageSize: 12, total }, topics: ['Prezzi', 'Cassa'], tag: null },
    },
  },
});
const THREE = many(3, (number) => anArticleSummary(number));

const meta = {
  title: 'Features/Blog/List',
  component: Blog,
  parameters: { layout: 'fullscreen', at: '/blog', path: '/blog', ...listed(THREE) },
} satisfies Meta<typeof Blog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Articles: Story = { play: shows('Articolo 3') };
export const Pages: Story = {
  parameters: listed(
    many(12, (number) => anArticleSummary(number)),
    30,
  ),
  play: shows('Pagina 1 di 3'),
};
export const Empty: Story = { parameters: listed([]), play: shows('Nessun articolo disponibile') };
export const Loading: Story = { parameters: { api: { [LIST]: 'pending' } } };
export const Failed: Story = {
  parameters: { api: { [LIST]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const LongTexts: Story = {
  parameters: listed([
    anArticleSummary(1, {
      title: LONG_TITLE,
      summary: LONG_TITLE.repeat(3),
      tags: ['Prezzi', 'Organizzazione amministrativa', 'Cassa'],
    }),
    ...THREE.slice(1),
  ]),
  play: shows(LONG_TITLE),
};
export const Phone: Story = { globals: PHONE, play: shows('Articolo 3') };
export const Dark: Story = { globals: DARK, play: shows('Articolo 3') };
export const English: Story = { globals: ENGLISH, play: shows('Articolo 3') };
