import type { AdminPurchase, AnnotatePurchase, MarkPurchasePaid } from '@contract';
import { withFreshToken } from '../../../lib/access-token';
import { ApiFailure, failureOf } from '../../../lib/api-failure';
import { http } from '../../../lib/http';
import { saveFile } from '../../../lib/save-file';

const id = encodeURIComponent;

export const purchaseCalls = {
  markPaid: (purchase: AdminPurchase) =>
    http.post<MarkPurchasePaid['response']>(`/purchases/${id(purchase.id)}/mark-paid`),

  annotate: (purchase: AdminPurchase, request: AnnotatePurchase['request']) =>
    http.patch<AnnotatePurchase['response']>(`/admin/purchases/${id(purchase.id)}`, request),

  /** Saves the whole filter as a file. A plain link could not carry the session's token. Throws `ApiFailure`. */
  export: (query: string, name: string): Promise<void> =>
    withFreshToken(async (token) => {
      const response = await fetch(`/api/admin/purchases/export?${query}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      }).catch(() => {
        throw new ApiFailure(0, 'NETWORK');
      });
      if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
      // As bytes: read as a text, the file would lose the mark by which Excel knows UTF-8.
      saveFile(`${name}.csv`, await response.arrayBuffer(), 'text/csv;charset=utf-8');
    }),
};
