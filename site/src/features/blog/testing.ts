import type { Article, ArticleSummary } from '@contract';

/** An article of a list, named by its number. */
export const anArticleSummary = (number: number, changes: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id: `a${number}`,
  slug: `articolo-${number}`,
  locale: 'it',
  title: `Articolo ${number}`,
  summary: 'Di che cosa parla.',
  imageUrl: null,
  imageAlt: '',
  tags: ['Prezzi'],
  readingMinutes: 3,
  showCallToAction: false,
  publishedAt: '2026-11-10T09:00:00.000Z',
  updatedAt: '2026-11-10T09:00:00.000Z',
  ...changes,
});

/** An article with a body that an editor wrote, one script included. */
export const anArticle = (changes: Partial<Article> = {}): Article => ({
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
  updatedAt: '2026-11-10T09:00:00.000Z',
  slugs: { it: 'prezzi' },
  ...changes,
});
