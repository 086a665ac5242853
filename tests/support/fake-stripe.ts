import { createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface Metadata {
  purchaseId?: string;
}
interface Session {
  id: string;
  object: 'checkout.session';
  mode: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  client_reference_id: string | null;
  amount_total: number;
  metadata: Metadata;
  price: number;
  customer: string | null;
  subscription: string | null;
  payment_intent: string | null;
  invoice: string | null;
}
interface Subscription {
  id: string;
  object: 'subscription';
  status: 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  customer: string | null;
  metadata: Metadata;
  price: number;
  /** When its period ends, in seconds. */
  end: number;
}
interface Invoice {
  id: string;
  object: 'invoice';
  billing_reason: string;
  subscription: string;
  customer: string | null;
  status: 'open' | 'paid';
  attempted: boolean;
  amount_due: number;
  amount_paid: number;
  payment_intent?: string;
  parent: { subscription_details: { metadata: Metadata } };
  lines: { data: { period: { start: number; end: number } }[] };
}
interface Intent {
  id: string;
  object: 'payment_intent';
  status: 'succeeded';
  amount: number;
  metadata: Metadata;
  latest_charge: { id: string; object: 'charge'; refunded: boolean; amount_refunded: number };
}

/** A stand-in for Stripe's API that remembers: what the server may ask of it, and what buyers and time do to it. */
export interface FakeStripe {
  url: string;
  secret: string;
  /** `POST /v1/checkout/sessions` with its idempotency key, in the order they came. */
  requests: { method: string; path: string; key: string | undefined; params: URLSearchParams }[];
  sessions: Map<string, Session>;
  /** The next requests, as many as there are, get these answers instead. */
  refuseWith: number[];
  /**
   * Does what the next request of this method and path asks for and never answers it; the promise is kept once that has happened.
   */
  swallow(method: string, path: RegExp): Promise<void>;
  /** The buyer pays on Stripe's page. */
  pay(sessionId: string): void;
  expire(sessionId: string): void;
  /** The end of a period: another invoice, paid or refused. */
  renew(sessionId: string, paid: boolean): Invoice;
  settle(invoice: Invoice): void;
  subscriptionOf(sessionId: string): Subscription;
  /** Posts a signed event about an object; answers the response's status. */
  ring(target: string, type: string, object: object, options?: RingOptions): Promise<number>;
  close(): Promise<void>;
}
export interface RingOptions {
  id?: string;
  /** Seconds from now at which it was signed. */
  shift?: number;
  secret?: string;
  /** What is sent, when it is not what was signed. */
  tamper?: (body: string) => string;
}

const DAY = 86_400;
const MONTH = 30 * DAY;

export const startFakeStripe = async (): Promise<FakeStripe> => {
  const secret = 'whsec_di_prova';
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const intents = new Map<string, Intent>();
  const coupons = new Map<string, { id: string; amount_off: number }>();
  const answered = new Map<string, string>();
  const requests: FakeStripe['requests'] = [];
  const refuseWith: number[] = [];
  const swallowed: { method: string; path: RegExp; done: () => void }[] = [];
  let count = 0;
  const id = (prefix: string) => `${prefix}_${(count += 1)}${randomUUID().slice(0, 6)}`;
  const seconds = () => Math.floor(Date.now() / 1000);
  const metadataOf = (params: URLSearchParams, name: string) => ({
    purchaseId: params.get(`${name}[purchaseId]`) ?? undefined,
  });

  const invoiceOf = (subscription: Subscription, reason: string, amount: number, start: number): Invoice => {
    const invoice: Invoice = {
      id: id('in'),
      object: 'invoice',
      billing_reason: reason,
      subscription: subscription.id,
      customer: subscription.customer,
      status: 'open',
      attempted: true,
      amount_due: amount,
      amount_paid: 0,
      parent: { subscription_details: { metadata: subscription.metadata } },
      lines: { data: [{ period: { start, end: start + MONTH } }] },
    };
    invoices.set(invoice.id, invoice);
    return invoice;
  };
  const charge = (amount: number, metadata: Metadata): Intent => {
    const intent: Intent = {
      id: id('pi'),
      object: 'payment_intent',
      status: 'succeeded',
      amount,
      metadata,
      latest_charge: { id: id('ch'), object: 'charge', refunded: false, amount_refunded: 0 },
    };
    intents.set(intent.id, intent);
    return intent;
  };
  const settle = (invoice: Invoice) => {
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.payment_intent = charge(invoice.amount_due, {}).id;
  };
  const find = <Thing>(things: Map<string, Thing>, key: string): Thing => {
    const thing = things.get(key);
    if (!thing) throw new Error(`No such ${key}`);
    return thing;
  };
  const subscriptionOf = (sessionId: string) =>
    find(subscriptions, String(find(sessions, sessionId).subscription));

  const openSession = (params: URLSearchParams): Session => {
    const name = id('cs');
    const off = coupons.get(params.get('discounts[0][coupon]') ?? '')?.amount_off ?? 0;
    const session: Session = {
      id: name,
      object: 'checkout.session',
      mode: params.get('mode'),
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.test/${name}`,
      client_reference_id: params.get('client_reference_id'),
      amount_total: Number(params.get('line_items[0][price_data][unit_amount]')) - off,
      metadata: metadataOf(params, 'metadata'),
      price: Number(params.get('line_items[0][price_data][unit_amount]')),
      customer: null,
      subscription: null,
      payment_intent: null,
      invoice: null,
    };
    sessions.set(name, session);
    return session;
  };

  const route = (method: string, path: string, params: URLSearchParams): object => {
    const [, , area, name, deed] = path.split('/');
    if (area === 'checkout') {
      const [, , , , sessionId, what] = path.split('/');
      if (method === 'POST' && !sessionId) return openSession(params);
      const session = find(sessions, String(sessionId));
      if (what === 'expire') {
        if (session.status !== 'open') throw new Error('Only open sessions can be expired');
        session.status = 'expired';
      }
      return session;
    }
    if (area === 'coupons') {
      const coupon = { id: id('co'), amount_off: Number(params.get('amount_off')) };
      coupons.set(coupon.id, coupon);
      return coupon;
    }
    if (area === 'subscriptions') {
      const subscription = find(subscriptions, String(name));
      if (method === 'DELETE') subscription.status = 'canceled';
      if (method === 'POST' && !deed)
        subscription.cancel_at_period_end = params.get('cancel_at_period_end') === 'true';
      return subscription;
    }
    if (area === 'invoices') {
      const mine = [...invoices.values()].filter((it) => it.subscription === params.get('subscription'));
      return { object: 'list', data: mine.reverse(), has_more: false };
    }
    if (area === 'invoice_payments') {
      const { payment_intent: paid } = find(invoices, String(params.get('invoice')));
      return { object: 'list', data: paid ? [{ payment: { payment_intent: paid } }] : [], has_more: false };
    }
    if (area === 'payment_intents') return find(intents, String(name));
    if (area === 'refunds') {
      const intent = find(intents, String(params.get('payment_intent')));
      intent.latest_charge = { ...intent.latest_charge, refunded: true, amount_refunded: intent.amount };
      return { id: id('re'), object: 'refund', status: 'succeeded', amount: intent.amount };
    }
    if (area === 'billing_portal') return { url: 'https://billing.stripe.test/p' };
    throw new Error(`Not known here: ${method} ${path}`);
  };

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test');
      const method = request.method ?? 'GET';
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const params = method === 'GET' ? searchParams : form;
      const key = request.headers['idempotency-key']?.toString();
      requests.push({ method, path: pathname, key, params });
      const answer = (status: number, body: string) => {
        const at = swallowed.findIndex((wanted) => wanted.method === method && wanted.path.test(pathname));
        const [lost] = at < 0 ? [] : swallowed.splice(at, 1);
        if (lost) return lost.done();
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body);
      };
      const refusal = refuseWith.shift();
      if (refusal) return answer(refusal, JSON.stringify({ error: { type: 'api_error', message: 'No' } }));
      const before = key ? answered.get(key) : undefined;
      if (before) return answer(200, before);
      try {
        const body = JSON.stringify(route(method, pathname, params));
        if (key) answered.set(key, body);
        return answer(200, body);
      } catch (error) {
        const message = error instanceof Error ? error.message : 'Bad';
        return answer(400, JSON.stringify({ error: { type: 'invalid_request_error', message } }));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret,
    requests,
    sessions,
    refuseWith,
    swallow: (method, path) => new Promise((done) => void swallowed.push({ method, path, done })),
    pay(sessionId) {
      const session = find(sessions, sessionId);
      Object.assign(session, { status: 'complete', payment_status: 'paid', customer: id('cus'), url: null });
      if (session.mode === 'payment') {
        session.payment_intent = charge(session.amount_total, session.metadata).id;
        return;
      }
      const subscription: Subscription = {
        id: id('sub'),
        object: 'subscription',
        status: 'active',
        cancel_at_period_end: false,
        customer: session.customer,
        metadata: session.metadata,
        price: session.price,
        end: seconds() + MONTH,
      };
      subscriptions.set(subscription.id, subscription);
      session.subscription = subscription.id;
      const first = invoiceOf(subscription, 'subscription_create', session.amount_total, seconds());
      settle(first);
      session.invoice = first.id;
    },
    expire: (sessionId) => void (find(sessions, sessionId).status = 'expired'),
    renew(sessionId, paid) {
      const subscription = subscriptionOf(sessionId);
      const invoice = invoiceOf(subscription, 'subscription_cycle', subscription.price, subscription.end);
      subscription.end += MONTH;
      if (paid) settle(invoice);
      subscription.status = paid ? 'active' : 'past_due';
      return invoice;
    },
    settle,
    subscriptionOf,
    async ring(target, type, object, { id: eventId = id('evt'), shift = 0, tamper, ...options } = {}) {
      const body = JSON.stringify({ id: eventId, object: 'event', type, data: { object } });
      const time = seconds() + shift;
      const digest = createHmac('sha256', options.secret ?? secret)
        .update(`${time}.${body}`)
        .digest('hex');
      const response = await fetch(`${target}/api/payments/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${digest}` },
        body: tamper ? tamper(body) : body,
      });
      return response.status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
