import type { SendServiceMessage, ServiceFile, UploadServiceFile } from '@contract';
import { ApiFailure } from '../../lib/api-failure';
import { downloadFile } from '../../lib/download';
import { http, type HttpOptions } from '../../lib/http';
import { tabStorage } from '../../lib/storage';
import { attemptKeys } from '../forms/attempt-key';

/** What a message, a delivery and a request for a revision are made of. */
export type OutgoingMessage = SendServiceMessage['request'];

/** Where the customer's calls about an order go, and where the team's. */
export const orderPath = (id: string) => `/service-orders/${encodeURIComponent(id)}`;
export const adminOrderPath = (id: string) => `/admin/service-orders/${encodeURIComponent(id)}`;

const STORED = 'officina.service-orders.attempt';

const keys = attemptKeys({
  read: () => tabStorage.get(STORED),
  write: (value) => tabStorage.set(STORED, value),
  clear: () => tabStorage.remove(STORED),
});

/** Sends what must arrive once. Repeating it after a lost answer is safe: the server recognises the attempt by its key. */
export const postOnce = async <Order>(path: string, message: OutgoingMessage): Promise<Order> => {
  try {
    const { data } = await http.post<{ data: Order }>(path, message, {
      headers: { 'Idempotency-Key': keys.keyFor({ path, ...message }) },
    });
    keys.settle('done');
    return data;
  } catch (failure) {
    if (failure instanceof ApiFailure) keys.settle(failure);
    throw failure;
  }
};

const filePath = (order: string, id: string) => `${order}/files/${encodeURIComponent(id)}`;

/** The files of an order; `order` is the path of either side. */
export const orderFiles = {
  async upload(order: string, file: File, options: HttpOptions): Promise<ServiceFile> {
    const body = new FormData();
    body.append('file', file);
    return (await http.post<UploadServiceFile['response']>(`${order}/files`, body, options)).data;
  },
  /** Takes back what no message has named. Nobody waits for this. */
  remove(order: string, id: string): void {
    http.delete(filePath(order, id)).catch(() => undefined);
  },
  download: (order: string, { id, name }: ServiceFile): Promise<void> =>
    downloadFile(filePath(order, id), name),
};
