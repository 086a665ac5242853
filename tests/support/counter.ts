import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type {
  CreatePurchase,
  GetPurchase,
  ListProducts,
  ListPurchases,
  Product,
  PurchaseDetail,
  SettleSandboxSession,
} from '@contract';
import { client, type TestUser } from './client';
import { aBilling } from './owner';
import type { SharedCms } from './shared-cms';

/** A shop's counter, as its customers meet it: orders, and the page on which cards pay in the sandbox. */
export const counterOf = (server: SharedCms) => {
  const api = client(server);
  // Read once: orders that are sent at once arrive at once.
  let listed: Promise<Product[]> | undefined;
  const product = async (slug: string): Promise<Product> => {
    listed ??= api.get<ListProducts['response']>('/site/products').then(({ body }) => body.data);
    const found = (await listed).find((candidate) => candidate.slug === slug);
    if (!found) throw new Error(`No product ${slug}`);
    return found;
  };
  const order = async (
    person: TestUser,
    slug: string,
    { key = randomUUID(), ...changes }: Partial<CreatePurchase['request']> & { key?: string } = {},
  ) =>
    api.post<CreatePurchase['response']>(
      '/purchases',
      { productId: (await product(slug)).id, method: 'card', billing: aBilling(), ...changes },
      { token: person.token, headers: { 'idempotency-key': key } },
    );
  const detail = async (person: TestUser, id: string): Promise<PurchaseDetail> =>
    (await api.get<GetPurchase['response']>(`/purchases/${id}`, { token: person.token })).body.data;
  return {
    product,
    order,
    detail,
    statusOf: async (person: TestUser, id: string) => (await detail(person, id)).status,
    purchasesOf: async (person: TestUser) =>
      (await api.get<ListPurchases['response']>('/purchases', { token: person.token })).body.data,
    /** Opens a card checkout; answers the purchase and the path of the provider's page below `/api`. */
    checkout: async (person: TestUser, slug = 'chatbot-ai') => {
      const reply = await order(person, slug);
      expect(reply.status).toBe(201);
      const { purchase, next } = reply.body.data;
      if (next.kind !== 'redirect') throw new Error(`Expected a page to pay on, got ${next.kind}`);
      return { purchase, page: `/payments/sandbox/${next.url.split('/').at(-1)}`, url: next.url };
    },
    settle: (page: string, outcome: SettleSandboxSession['request']['outcome']) =>
      api.post<SettleSandboxSession['response']>(page, { outcome }),
  };
};

export type Counter = ReturnType<typeof counterOf>;
