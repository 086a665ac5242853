import type {
  BillingData,
  Chatbot,
  ChatbotChanges,
  CreatePurchase,
  ListProducts,
  Purchase,
  TrainingFile,
  WidgetChatReply,
  WidgetConfig,
} from '@contract';
import { client, eventually, signUp, type TestUser } from './client';
import type { CmsServer } from './start-cms';

type Server = Pick<CmsServer, 'url'>;

/** Whom an order is invoiced to: a private person in Italy, unless the changes say otherwise. */
export const aBilling = (changes: Partial<BillingData> = {}): BillingData => ({
  customerKind: 'private',
  email: 'giulia@clienti.test',
  fullName: 'Giulia Rossi',
  address: 'Via Roma 1',
  city: 'Bologna',
  postalCode: '40121',
  country: 'Italia',
  taxCode: 'RSSMRA85T10A562S',
  vatNumber: '',
  recipientCode: '',
  pec: '',
  cig: '',
  cup: '',
  orderNumber: '',
  ...changes,
});

/** Buys the product of that slug by card in the sandbox, as a person would; answers the paid purchase. */
export const buy = async (server: Server, owner: TestUser, slug = 'chatbot-ai'): Promise<Purchase> => {
  const api = client(server);
  const products = await api.get<ListProducts['response']>('/site/products');
  const product = products.body.data.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`No product ${slug}: ${JSON.stringify(products.body).slice(0, 300)}`);
  const order = await api.post<CreatePurchase['response']>(
    '/purchases',
    { productId: product.id, method: 'card', billing: aBilling() },
    { token: owner.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  if (order.status >= 300)
    throw new Error(`The order failed (${order.status}): ${JSON.stringify(order.body)}`);
  const { next, purchase } = order.body.data;
  if (next.kind === 'redirect') {
    const session = new URL(next.url, server.url).pathname.split('/').at(-1);
    const settled = await api.post(`/payments/sandbox/${session}`, { outcome: 'succeed' });
    if (settled.status !== 200)
      throw new Error(`The payment failed (${settled.status}): ${JSON.stringify(settled.body)}`);
  }
  const paid = await eventually(
    () => api.get<{ data: Purchase }>(`/purchases/${purchase.id}`, { token: owner.token }),
    ({ body }) => body.data?.status === 'paid' && body.data.installationId !== null,
  );
  return paid.body.data;
};

export interface OwnedBot {
  owner: TestUser;
  id: string;
  /** Reads the bot. */
  get(): Promise<Chatbot>;
  save(changes: ChatbotChanges): Promise<Chatbot>;
  upload(files: { name: string; bytes: Buffer }[]): Promise<TrainingFile[]>;
  publish(): Promise<Chatbot>;
  suspend(): Promise<Chatbot>;
}

/** A new person who has just bought a chatbot. */
export const ownerOfBot = async (server: Server, existing?: TestUser): Promise<OwnedBot> => {
  const api = client(server);
  const owner = existing ?? (await signUp(server));
  const purchase = await buy(server, owner);
  const id = purchase.installationId ?? '';
  const { token } = owner;
  const get = async () => (await api.get<{ data: Chatbot }>(`/chatbots/${id}`, { token })).body.data;
  const act = async (name: 'publish' | 'suspend') => {
    const reply = await api.post<{ data: Chatbot }>(
      `/chatbots/${id}/${name}`,
      { version: (await get()).version },
      { token },
    );
    if (reply.status !== 200)
      throw new Error(`${name} failed (${reply.status}): ${JSON.stringify(reply.body)}`);
    return reply.body.data;
  };
  return {
    owner,
    id,
    get,
    save: async (changes) => {
      const reply = await api.patch<{ data: Chatbot }>(
        `/chatbots/${id}`,
        { version: (await get()).version, changes },
        { token },
      );
      if (reply.status !== 200)
        throw new Error(`Saving failed (${reply.status}): ${JSON.stringify(reply.body)}`);
      return reply.body.data;
    },
    upload: async (files) => {
      const form = new FormData();
      for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
      const reply = await api.post(`/chatbots/${id}/training-files`, form, { token });
      if (reply.status >= 300)
        throw new Error(`Upload failed (${reply.status}): ${JSON.stringify(reply.body)}`);
      const done = await eventually(
        () => api.get<{ data: TrainingFile[] }>(`/chatbots/${id}/training-files`, { token }),
        ({ body }) => body.data.every(({ status }) => status === 'ready' || status === 'failed'),
        60_000,
      );
      return done.body.data;
    },
    publish: () => act('publish'),
    suspend: () => act('suspend'),
  };
};

/** A visitor's browser on `origin`: reads the public config once, then asks. */
export const visitor = async (server: Server, installId: string, origin: string) => {
  const api = client(server);
  const headers = { origin };
  const config = await api.get<WidgetConfig>(
    `/widget/config?install_id=${installId}&origin=${encodeURIComponent(origin)}`,
    { headers },
  );
  return {
    config,
    ask: (message: string, more: Record<string, unknown> = {}) =>
      api.post<WidgetChatReply>(
        '/widget/chat',
        {
          install_id: installId,
          installId,
          botKey: config.body.bot_public_key,
          message,
          origin_url: `${origin}/`,
          previous_messages: [],
          ...more,
        },
        { headers },
      ),
  };
};
