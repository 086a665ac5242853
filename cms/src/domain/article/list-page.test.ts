import { expect, test } from 'vitest';
import { ARTICLES_PER_PAGE, type ArticleSummary } from '../../contract';
import { listPage } from './list-page';

const articles = Array.from({ length: ARTICLES_PER_PAGE + 3 }, (_, index) => ({
  id: `a${index}`,
  tags: index % 2 === 0 ? ['Prezzi'] : ['Cassa'],
})) as ArticleSummary[];
const idsOf = (page: number, tag: string | null = null) =>
  listPage(articles, page, tag)?.data.map(({ id }) => id);

test('pages follow each other without a gap or a double', () => {
  expect([...(idsOf(1) ?? []), ...(idsOf(2) ?? [])]).toEqual(articles.map(({ id }) => id));
  expect(listPage(articles, 2, null)?.meta).toEqual({
    page: 2,
    pageSize: ARTICLES_PER_PAGE,
    total: articles.length,
  });
});

test('after the last there is none', () => expect(listPage(articles, 3, null)).toBeNull());

test('a blog without articles has a first page all the same', () => {
  expect(listPage([], 1, null)).toMatchObject({ data: [], topics: [], tag: null });
});

test('a tag has its own pages, and is called what its articles call it', () => {
  expect(listPage(articles, 1, 'prezzi')).toMatchObject({ tag: 'Prezzi', meta: { total: 8 } });
  expect(listPage(articles, 1, 'mai-usato')).toBeNull();
});
