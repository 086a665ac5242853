import { localeQuery } from '../../../http/locale';
import { route } from '../../../http/route';
import { listArticlesQuery } from '../controllers/validation/list-articles';

export default {
  routes: [
    route('GET', '/site/articles', 'site-article.list', {
      access: 'public',
      query: listArticlesQuery,
      answer: 'ListArticles',
      errors: ['NOT_FOUND'],
    }),
    route('GET', '/site/articles/:slug', 'site-article.get', {
      access: 'public',
      query: localeQuery,
      answer: 'GetArticle',
      errors: ['TOKEN_EXPIRED'],
    }),
    route('GET', '/site/articles/:slug/neighbours', 'site-article.neighbours', {
      access: 'public',
      query: localeQuery,
      answer: 'GetArticleNeighbours',
    }),
  ],
};
