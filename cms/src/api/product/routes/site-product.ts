import { localeQuery } from '../../../http/locale';
import { route } from '../../../http/route';
import { listProductsQuery } from '../controllers/validation/site-product';

export default {
  routes: [
    route('GET', '/site/products', 'site-product.list', {
      access: 'public',
      query: listProductsQuery,
      answer: 'ListProducts',
    }),
    route('GET', '/site/products/:idOrSlug', 'site-product.get', {
      access: 'public',
      query: localeQuery,
      answer: 'GetProduct',
      errors: ['TOKEN_EXPIRED'],
    }),
  ],
};
