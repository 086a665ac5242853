import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/site/articles', 'site-article.list', { access: 'public' }),
    route('GET', '/site/articles/:slug', 'site-article.get', { access: 'public' }),
    route('GET', '/site/articles/:slug/neighbours', 'site-article.neighbours', { access: 'public' }),
  ],
};
