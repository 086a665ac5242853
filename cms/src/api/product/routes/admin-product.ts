import { ADMIN_LIMITS } from '../../../contract';
import { route, type RouteOptions } from '../../../http/route';

const admin: RouteOptions = { access: 'admin' };

export default {
  routes: [
    route('GET', '/admin/products', 'admin-product.list', admin),
    route('POST', '/admin/products', 'admin-product.create', admin),
    route('GET', '/admin/products/:id', 'admin-product.get', admin),
    route('PATCH', '/admin/products/:id', 'admin-product.save', admin),
    route('POST', '/admin/products/:id/duplicate', 'admin-product.duplicate', admin),
    route('DELETE', '/admin/products/:id', 'admin-product.remove', admin),
    route('POST', '/admin/product-pictures', 'admin-product.uploadPicture', {
      access: 'admin',
      upload: { maxFiles: 1, maxBytes: ADMIN_LIMITS.productPicture.maxBytes },
    }),
  ],
};
