import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../../../testing/fake-network';
import { DARK, ENGLISH, LONG_TITLE, PHONE, shows } from '../../../testing/stories';
import { anArticle, anArticleSummary } from '../testing';
import Article from './article';

const PATH = 'GET /site/articles/prezzi';
const BODY =
  '<h2>Primo passo</h2><p>Guarda i <em>costi</em>, uno per uno.</p><ul><li>Materie prime</li><li>Ore di lavoro</li></ul><h2>Secondo passo</h2><p>Confronta i prezzi della zona.</p>';
const answering = (changes: Parameters<typeof anArticle>[0] = {}) => ({
  api: {
    [PATH]: { body: { data: anArticle({ body: BODY, ...changes }) } },
    [`${PATH}/neighbours`]: {
      body: { data: { previous: null, next: anArticleSummary(2), related: [anArticleSummary(3)] } },
    },
  },
});

const meta = {
  title: 'Features/Blog/Article',
  component: Article,
  parameters: { layout: 'fullscreen', at: '/blog/prezzi', path: '/blog/:slug', ...answering() },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = { play: shows('Secondo passo') };
export const LongTexts: Story = { parameters: answering({ title: LONG_TITLE }), play: shows(LONG_TITLE) };
export const Loading: Story = { parameters: { api: { [PATH]: 'pending' } } };
export const Missing: Story = { parameters: { api: { [PATH]: refusal(404, 'NOT_FOUND') } } };
export const Failed: Story = {
  parameters: { api: { [PATH]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const Phone: Story = { globals: PHONE, play: shows('Secondo passo') };
export const Dark: Story = { globals: DARK, play: shows('Secondo passo') };
export const English: Story = { globals: ENGLISH, play: shows('Secondo passo') };
