import type { ArticleSummary } from '@contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import Tag from './tag';

const article = (id: string, title: string, tags: string[]): ArticleSummary => ({
  id,
  slug: id,
  locale: 'it',
  title,
  summary: '',
  imageUrl: null,
  imageAlt: '',
  tags,
  readingMinutes: 1,
  showCallToAction: false,
  publishedAt: '2026-11-10T09:00:00.000Z',
  updatedAt: '2026-11-10T09:00:00.000Z',
});
const open = (tag: string) => {
  fakeApi({
    'GET /site/articles?locale=it&tag=intelligenza-artificiale': {
      body: {
        data: [article('a', 'Primo', ['Intelligenza artificiale'])],
        meta: { page: 1, pageSize: 12, total: 1 },
        topics: [],
        tag: 'Intelligenza artificiale',
      },
    },
  });
  return render(<Tag />, { at: `/blog/tag/${tag}`, path: '/blog/tag/:tag' });
};

test('shows what is about the tag, named as its articles write it', async () => {
  open('intelligenza-artificiale');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Articoli su Intelligenza artificiale' }),
  ).toBeVisible();
  expect(screen.getByText('Un articolo su questo argomento.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a tag of nothing is not found', async () => {
  open('mai-usato');
  expect(await screen.findByRole('heading', { level: 1, name: 'Argomento non trovato' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Torna al Blog' })).toHaveAttribute('href', '/blog');
});
