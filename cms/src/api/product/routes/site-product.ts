import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/site/products', 'site-product.list', { access: 'public' }),
    route('GET', '/site/products/:idOrSlug', 'site-product.get', { access: 'public' }),
  ],
};
