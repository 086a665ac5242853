import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/articles', 'article.list', { access: 'public' }),
    route('GET', '/articles/:slug', 'article.get', { access: 'public' }),
    route('GET', '/articles/:slug/neighbours', 'article.neighbours', { access: 'public' }),
  ],
};
