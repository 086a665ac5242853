import { ADMIN_LIMITS } from '../../../contract';
import { route } from '../../../http/route';
import {
  createProductRequest,
  deleteProductQuery,
  listAdminProductsQuery,
  saveProductRequest,
} from '../controllers/validation/admin-product';

const admin = { access: 'admin' } as const;

export default {
  routes: [
    route('GET', '/admin/products', 'admin-product.list', {
      ...admin,
      query: listAdminProductsQuery,
      answer: 'ListAdminProducts',
    }),
    route('POST', '/admin/products', 'admin-product.create', {
      ...admin,
      body: createProductRequest,
      answer: 'CreateAdminProduct',
      status: 201,
      errors: ['NOT_FOUND'],
    }),
    route('GET', '/admin/products/:id', 'admin-product.get', { ...admin, answer: 'GetAdminProduct' }),
    route('PATCH', '/admin/products/:id', 'admin-product.save', {
      ...admin,
      body: saveProductRequest,
      answer: 'SaveAdminProduct',
      errors: ['STALE_VERSION'],
    }),
    route('POST', '/admin/products/:id/duplicate', 'admin-product.duplicate', {
      ...admin,
      answer: 'DuplicateAdminProduct',
      status: 201,
      errors: ['VALIDATION'],
    }),
    route('DELETE', '/admin/products/:id', 'admin-product.remove', {
      ...admin,
      query: deleteProductQuery,
      answer: 'DeleteAdminProduct',
      errors: ['CONFLICT', 'STALE_VERSION'],
    }),
    route('POST', '/admin/product-pictures', 'admin-product.uploadPicture', {
      access: 'admin',
      upload: { maxFiles: 1, maxBytes: ADMIN_LIMITS.productPicture.maxBytes },
      answer: 'UploadProductPicture',
      status: 201,
    }),
  ],
};
