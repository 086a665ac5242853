import type { ArticleSummary, ListArticles, Locale } from '@contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { translator } from '../../../i18n';
import { fakeApi, refusal, type ApiReply } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { anArticleSummary as article } from '../testing';
import Blog, { meta } from './blog';

const answer = (page: number, total: number, data: ArticleSummary[]): { body: ListArticles['response'] } => ({
  body: { data, meta: { page, pageSize: 12, total }, topics: ['Prezzi'], tag: null },
});
const open = (
  replies: Record<string, ApiReply>,
  { at = '/blog', locale = 'it' }: { at?: string; locale?: Locale } = {},
) => {
  fakeApi(replies);
  return render(<Blog />, { at, path: '/blog', locale });
};

test('a second page has its own address, and links to those around it', async () => {
  open({ 'GET /site/articles?locale=it&page=2': answer(2, 30, [article(13)]) }, { at: '/blog?pagina=2' });
  const pages = within(await screen.findByRole('navigation', { name: 'Pagine del blog' }));
  expect(pages.getByText('Pagina 2 di 3')).toBeVisible();
  expect(pages.getByRole('link', { name: 'Più recenti' })).toHaveAttribute('href', '/blog');
  expect(pages.getByRole('link', { name: 'Meno recenti' })).toHaveAttribute('href', '/blog?pagina=3');
});

test('in English its links say so', async () => {
  open({ 'GET /site/articles?locale=en': answer(1, 30, [article(1)]) }, { locale: 'en' });
  expect(await screen.findByRole('link', { name: 'Older' })).toHaveAttribute(
    'href',
    '/blog?pagina=2&lang=en',
  );
});

test('a blog of one page has no steps', async () => {
  open({ 'GET /site/articles?locale=it': answer(1, 1, [article(1)]) });
  expect(await screen.findByRole('heading', { name: 'Articolo 1' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pagine del blog' })).toBeNull();
});

test('without articles it says so', async () => {
  open({ 'GET /site/articles?locale=it': answer(1, 0, []) });
  expect(await screen.findByText('Nessun articolo disponibile')).toBeVisible();
});

test('a page after the last leads back', async () => {
  open({ 'GET /site/articles?locale=it&page=9': refusal(404, 'NOT_FOUND') }, { at: '/blog?pagina=9' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Torna al Blog' })).toHaveAttribute('href', '/blog');
});

test('a server that is away is owned up to, and can be asked again', async () => {
  const replies: Record<string, ApiReply> = { 'GET /site/articles?locale=it': refusal(503, 'UNAVAILABLE') };
  open(replies);
  expect(await screen.findByText('Impossibile caricare gli articoli')).toBeVisible();
  expect(screen.getByText(/Riproviamo da soli tra poco/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  replies['GET /site/articles?locale=it'] = answer(1, 1, [article(1)]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { name: 'Articolo 1' })).toBeVisible();
});

test('a title without end, and a picture that is gone, break nothing', async () => {
  const title = 'Lunghissimo'.repeat(28).slice(0, 300);
  open({
    'GET /site/articles?locale=it': answer(1, 1, [article(1, { title, imageUrl: '/uploads/sparita.jpg' })]),
  });
  const heading = await screen.findByRole('heading', { name: title });
  expect(heading).toHaveStyle({ overflowWrap: 'anywhere' });
});

test('search engines are told where a page stands', () => {
  const headOf = (search: string, locale: 'it' | 'en' = 'it') =>
    meta({
      params: {},
      search: new URLSearchParams(search),
      locale,
      subject: answer(2, 30, []).body,
      t: translator(locale),
      origin: 'https://officina.test',
    });
  expect(headOf('pagina=2')).toMatchObject({
    title: 'Blog, pagina 2',
    addresses: { it: '/blog?pagina=2', en: '/blog?pagina=2' },
    previous: '/blog',
    next: '/blog?pagina=3',
  });
});
