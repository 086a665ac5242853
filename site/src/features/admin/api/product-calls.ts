import type {
  AdminProduct,
  CreateAdminProduct,
  DeleteAdminProduct,
  DuplicateAdminProduct,
  GetAdminProduct,
  ProductForm,
  SaveAdminProduct,
  UploadProductPicture,
} from '@contract';
import useSWR from 'swr';
import { http, type ApiFailure } from '../../../lib/http';

const path = (id: string) => `/admin/products/${encodeURIComponent(id)}`;

/** Whether a key of the cache is a page of the list; a single product is not exchanged under its editor's hands. */
export const isProductList = (key: unknown): boolean =>
  typeof key === 'string' && /^\/admin\/products(?:\?|$)/.test(key);

/** What administrators do with products. */
export const productCalls = {
  find: ({ id }: AdminProduct) => http.get<GetAdminProduct['response']>(path(id)),
  create: (request: ProductForm) => http.post<CreateAdminProduct['response']>('/admin/products', request),
  save: ({ id, version }: AdminProduct, changes: Partial<ProductForm>) =>
    http.patch<SaveAdminProduct['response']>(path(id), {
      version,
      changes,
    } satisfies SaveAdminProduct['request']),
  duplicate: ({ id }: AdminProduct) => http.post<DuplicateAdminProduct['response']>(`${path(id)}/duplicate`),
  remove: ({ id, version }: AdminProduct) =>
    http.delete<DeleteAdminProduct['response']>(`${path(id)}?version=${encodeURIComponent(version)}`),
  uploadPicture: (file: File) => {
    const form = new FormData();
    form.append('files', file);
    return http.post<UploadProductPicture['response']>('/admin/product-pictures', form);
  },
};

/** One product as it is now; null asks for nothing. */
export function useAdminProduct(id: string | null) {
  const { data, error, mutate, isValidating } = useSWR<GetAdminProduct['response'], ApiFailure>(
    id && path(id),
    // What is being edited is not exchanged under the editor's hands: a save says when it is old.
    { revalidateOnReconnect: false },
  );
  return { product: data?.data, error, reading: isValidating, reload: () => mutate() };
}
