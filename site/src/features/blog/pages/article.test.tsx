import type { Article as ArticleData } from '@contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import Article from './article';

const article: ArticleData = {
  id: 'a1',
  slug: 'prezzi',
  locale: 'it',
  title: 'Aumentare i prezzi',
  summary: 'Un metodo in cinque passi.',
  body: '<h2>Primo passo</h2><p>Guarda i <em>costi</em>.</p><img src="/x.png" alt="Un grafico"><script>window.hacked = 1</script>',
  imageUrl: null,
  imageAlt: 'Un cartellino',
  tags: ['Prezzi', 'Margini'],
  readingMinutes: 4,
  showCallToAction: true,
  publishedAt: '2026-11-10T09:00:00.000Z',
};
const open = (reply: Parameters<typeof fakeApi>[0][string]) => {
  fakeApi({
    'GET /articles/prezzi?locale=it': reply,
    'GET /articles?locale=it': { body: { data: [article] } },
  });
  return render(<Article />, { at: '/blog/prezzi', path: '/blog/:slug' });
};

test('shows the article, when it came out and how long it takes', async () => {
  open({ body: { data: article } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Aumentare i prezzi' })).toBeVisible();
  expect(screen.getByText('10 novembre 2026')).toBeVisible();
  expect(screen.getByText('4 min di lettura')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Primo passo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scopri i nostri prodotti' })).toHaveAttribute(
    'href',
    '/marketplace',
  );
});

test('a body that brings a script loses it', async () => {
  const { container } = open({ body: { data: article } });
  await screen.findByRole('heading', { name: 'Primo passo' });
  expect(container.querySelector('script')).toBeNull();
});

test('a broken picture leaves its words', async () => {
  open({ body: { data: article } });
  const image = await screen.findByRole('img', { name: 'Un grafico' });
  // The picture may be on screen an instant before anybody listens to it.
  await waitFor(() => {
    fireEvent.error(image);
    expect(image).toHaveAttribute('data-broken');
  });
});

test('a missing article says so and leads back', async () => {
  open(refusal(404, 'NOT_FOUND'));
  expect(await screen.findByRole('heading', { name: 'Articolo non trovato' })).toBeVisible();
  expect(screen.getByText("L'articolo che cerchi non esiste o non è più disponibile.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Torna al Blog' })).toHaveAttribute('href', '/blog');
});
