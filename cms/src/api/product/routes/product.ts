import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/products', 'product.list', { access: 'public' }),
    route('GET', '/products/:idOrSlug', 'product.get', { access: 'public' }),
  ],
};
