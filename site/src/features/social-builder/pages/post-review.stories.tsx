import type { ReviewedPost } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../../../testing/fake-network';
import { DARK, ENGLISH, PHONE, shows } from '../../../testing/stories';
import PostReview from './post-review';

const aReviewed = (changes: Partial<ReviewedPost> = {}): ReviewedPost => ({
  id: 'post1',
  version: 3,
  platform: 'facebook',
  account: 'Pasticceria Aurora',
  copy: 'La torta di nocciole è pronta.\n\nLa trovi al banco da domani.',
  callToAction: 'Prenota la tua',
  link: 'https://aurora.example/torte',
  hashtags: ['Torino'],
  title: '',
  images: [],
  replies: [],
  scheduledFor: '2026-12-01T08:00:00.000Z',
  timezone: 'Europe/Rome',
  approved: false,
  notes: [],
  ...changes,
});
const posts = [
  aReviewed({
    notes: [{ at: '2026-11-27T09:00:00.000Z', author: 'Anna', kind: 'change', text: 'Metterei il prezzo.' }],
  }),
  aReviewed({ id: 'post2', platform: 'bluesky', approved: true, replies: ['E il pandoro arriva giovedì.'] }),
];
const answering = (list: ReviewedPost[]) => ({
  api: {
    'POST /social/review': {
      body: { data: { business: 'Pasticceria Aurora', expiresAt: '2026-12-28T09:00:00.000Z', posts: list } },
    },
  },
});

const meta = {
  title: 'Features/Social builder/Review by a client',
  component: PostReview,
  parameters: { layout: 'fullscreen', path: '/post-review', at: '/post-review', ...answering(posts) },
  beforeEach: () => {
    window.location.hash = '#token=segreto';
  },
} satisfies Meta<typeof PostReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { play: shows('Da approvare') };
export const Nothing: Story = { parameters: answering([]), play: shows('Nessun post da leggere') };
export const Ended: Story = {
  parameters: { api: { 'POST /social/review': refusal(422, 'TOKEN_EXPIRED') } },
  play: shows('Questo link non vale più'),
};
export const Phone: Story = { globals: PHONE, play: shows('Da approvare') };
export const Dark: Story = { globals: DARK, play: shows('Da approvare') };
export const English: Story = { globals: ENGLISH, play: shows('To approve') };
