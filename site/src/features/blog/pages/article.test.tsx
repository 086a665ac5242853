import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { anArticle } from '../testing';
import Article from './article';

const article = anArticle();

const other = { ...article, publishedAt: '2026-10-02T09:00:00.000Z', readingMinutes: 7 };
const around = {
  previous: null,
  next: { ...other, id: 'a2', slug: 'cassa', title: 'Guardare la cassa' },
  related: [{ ...other, id: 'a3', slug: 'margini', title: 'Capire i margini' }],
};
const open = (reply: Parameters<typeof fakeApi>[0][string]) => {
  fakeApi({
    'GET /site/articles/prezzi?locale=it': reply,
    'GET /site/articles/prezzi/neighbours?locale=it': { body: { data: around } },
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

test('leads to the next article, to those near it and to everything about its tags', async () => {
  open({ body: { data: article } });
  expect(await screen.findByRole('link', { name: /Articolo successivo Guardare la cassa/ })).toHaveAttribute(
    'href',
    '/blog/cassa',
  );
  expect(screen.queryByText('Articolo precedente')).toBeNull();
  expect(screen.getByRole('link', { name: "Leggi l'articolo: Capire i margini" })).toHaveAttribute(
    'href',
    '/blog/margini',
  );
  expect(screen.getAllByRole('link', { name: 'Prezzi' })[0]).toHaveAttribute('href', '/blog/tag/prezzi');
});

test('its link is copied, and a browser that refuses is owned up to', async () => {
  const user = userEvent.setup();
  open({ body: { data: article } });
  await user.click(await screen.findByRole('button', { name: 'Copia il link' }));
  expect(await screen.findByText('Link copiato')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/blog/prezzi`);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copia il link' }));
  expect(await screen.findByText(/Il browser non ha permesso di copiare/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invia per email' })).toHaveAttribute(
    'href',
    `mailto:?subject=Aumentare%20i%20prezzi&body=${encodeURIComponent(`${window.location.origin}/blog/prezzi`)}`,
  );
});

test('an article in another language says so, and is read aloud in its own', async () => {
  open({ body: { data: { ...article, locale: 'en', slugs: { en: 'prezzi' } } } });
  expect(await screen.findByText('Questo articolo è disponibile solo in inglese.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('a server that does not answer is said, with a button to ask again', async () => {
  open(refusal(503, 'UNAVAILABLE'));
  expect(await screen.findByText('Impossibile caricare l’articolo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
});
