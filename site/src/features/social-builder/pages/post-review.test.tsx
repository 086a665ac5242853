import type { ReviewedPost } from '@contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import PostReview from './post-review';

const aReviewed = (changes: Partial<ReviewedPost> = {}): ReviewedPost => ({
  id: 'post1',
  version: 3,
  platform: 'facebook',
  account: 'Pasticceria Aurora',
  copy: 'La torta di nocciole è pronta.',
  callToAction: '',
  link: '',
  hashtags: [],
  title: '',
  images: [],
  replies: [],
  scheduledFor: '2026-12-01T08:00:00.000Z',
  timezone: 'Europe/Rome',
  approved: false,
  notes: [],
  ...changes,
});
const review = (posts: ReviewedPost[]) => ({
  body: { data: { business: 'Aurora', expiresAt: '2026-12-28T09:00:00.000Z', posts } },
});

beforeEach(() => {
  window.location.hash = '#token=segreto';
});

test('a client reads the posts and approves one, with their name and what was read', async () => {
  const api = fakeApi({
    'POST /social/review': review([aReviewed()]),
    'POST /social/review/posts/post1': { body: { data: aReviewed({ approved: true, version: 4 }) } },
  });
  render(<PostReview />);
  expect(await screen.findByText('La torta di nocciole è pronta.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Approva' }));
  expect(await screen.findByText(/Scrivi il tuo nome/)).toBeVisible();
  expect(api.to('/social/review/posts/post1')).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('Il tuo nome'), { target: { value: 'Anna' } });
  fireEvent.click(screen.getByRole('button', { name: 'Approva' }));
  expect(await screen.findByText('Approvato')).toBeVisible();
  expect(api.to('/social/review/posts/post1')[0]?.body).toEqual({
    token: 'segreto',
    version: 3,
    kind: 'approve',
    author: 'Anna',
    text: '',
  });
});

test('a wish for a change needs words', async () => {
  const api = fakeApi({ 'POST /social/review': review([aReviewed()]) });
  render(<PostReview />);
  fireEvent.click(await screen.findByRole('button', { name: 'Chiedi una modifica' }));
  expect(await screen.findByText('Scrivi che cosa intendi.')).toBeVisible();
  expect(api.to('/social/review/posts/post1')).toHaveLength(0);
});

test('a post that changed meanwhile is read again before it is approved', async () => {
  const api = fakeApi({
    'POST /social/review': review([aReviewed()]),
    'POST /social/review/posts/post1': refusal(409, 'STALE_VERSION'),
  });
  render(<PostReview />);
  fireEvent.change(await screen.findByLabelText('Il tuo nome'), { target: { value: 'Anna' } });
  fireEvent.click(screen.getByRole('button', { name: 'Approva' }));
  await waitFor(() => expect(api.to('/social/review').length).toBeGreaterThan(1));
});

test('a link that ended says so', async () => {
  fakeApi({ 'POST /social/review': refusal(422, 'TOKEN_EXPIRED') });
  render(<PostReview />);
  expect(await screen.findByText('Questo link non vale più')).toBeVisible();
});
