import { randomUUID } from 'node:crypto';
import type {
  AdminServiceOrderDetail,
  ServiceBrief,
  ServiceFile,
  ServiceOrder,
  UploadServiceFile,
} from '@contract';
import { client, signUp, type Reply, type TestUser } from './client';
import { buy } from './owner';
import type { SharedCms } from './shared-cms';

export const A_BRIEF: ServiceBrief = {
  goal: 'Un business plan per la banca.',
  business: 'Un forno con tre dipendenti a Bologna.',
  audience: 'Famiglie del quartiere e due bar.',
  notes: '',
};

type Body = Record<string, unknown>;

/** One side of an order, below the path where it works. */
const side = <Order>(server: SharedCms, person: TestUser, path: string) => {
  const api = client(server);
  const as = () => ({ token: person.token, headers: { 'idempotency-key': randomUUID() } });
  return {
    get: () => api.get<{ data: Order }>(path, as()),
    put: (below: string, body: Body) => api.put<{ data: Order }>(`${path}/${below}`, body, as()),
    post: (below: string, body?: Body) => api.post<{ data: Order }>(`${path}/${below}`, body, as()),
    patch: (body: Body) => api.patch<{ data: Order }>(path, body, as()),
    upload: (name: string, content: string): Promise<Reply<UploadServiceFile['response']>> => {
      const form = new FormData();
      form.append('file', new Blob([content]), name);
      return api.post(`${path}/files`, form, as());
    },
    download: (file: ServiceFile) => api.get<string>(`${path}/files/${file.id}`, as()),
    remove: (file: ServiceFile) => api.del(`${path}/files/${file.id}`, undefined, as()),
  };
};

/** A new person who has just bought a service, and the order as both sides have it. */
export const orderedService = async (server: SharedCms, team: TestUser, slug = 'business-plan') => {
  const customer = await signUp(server);
  const purchase = await buy(server, customer, slug);
  const id = purchase.installationId ?? '';
  return {
    id,
    customer,
    purchase,
    mine: side<ServiceOrder>(server, customer, `/service-orders/${id}`),
    theirs: side<AdminServiceOrderDetail>(server, team, `/admin/service-orders/${id}`),
    /** The same order, asked for by somebody else. */
    viewedBy: (person: TestUser) => side<ServiceOrder>(server, person, `/service-orders/${id}`),
  };
};
