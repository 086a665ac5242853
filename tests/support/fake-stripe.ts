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
  status: 'active' | 'past_due' | 'canceled' | 'trialing';
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  customer: string | null;
  default_payment_method: Card;
  metadata: Metadata;
  price: number;
  items: { data: { id: string; price: { product: string } }[] };
  /** True while the bank refuses whatever is charged. */
  refuses: boolean;
  /** Seconds that a period lasts. */
  length: number;
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
  hosted_invoice_url: string;
  payments: { data: { payment: { type: 'payment_intent'; payment_intent: string } }[] };
  parent: { subscription_details: { metadata: Metadata } };
  lines: { data: { period: { start: number; end: number } }[] };
}
interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  payment_intent: string;
  customer: string | null;
  metadata: Metadata;
  refunded: boolean;
  amount_refunded: number;
  disputed: boolean;
}
interface Intent {
  id: string;
  object: 'payment_intent';
  status: 'succeeded' | 'requires_action' | 'requires_payment_method';
  amount: number;
  customer: string | null;
  metadata: Metadata;
  latest_charge: Charge | null;
}
interface Refund {
  id: string;
  object: 'refund';
  status: 'succeeded';
  amount: number;
  charge: string;
  payment_intent: string;
  created: number;
}
interface Dispute {
  id: string;
  object: 'dispute';
  status: 'needs_response' | 'won' | 'lost';
  amount: number;
  charge: string;
  payment_intent: string;
  created: number;
  evidence_details: { due_by: number };
}
interface Card {
  id: string;
  object: 'payment_method';
  customer: string | null;
  card: { brand: string; last4: string };
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
  /** The end of a period: another invoice, paid, refused, or waiting for the buyer to confirm it at their bank. */
  renew(sessionId: string, paid: boolean | 'to-confirm'): Invoice;
  settle(invoice: Invoice): void;
  /** What was paid with a session first, or with an invoice. */
  chargeOf(paid: string | Invoice): Charge;
  /** In the dashboard: gives a charge back, whole or a part of it. */
  refund(charge: Charge, amount?: number): Refund;
  /** The buyer's bank takes a charge back for the time being… */
  dispute(charge: Charge): Dispute;
  /** …and decides. */
  decide(dispute: Dispute, outcome: 'won' | 'lost'): void;
  /** The buyer puts another card on file. */
  changeCard(sessionId: string, last4: string): Card;
  /** Something happened, and the webhook about it was lost. */
  lose(type: string, object: object): void;
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

/** What Stripe refuses with a code of its own. */
class Refusal extends Error {}

/** What a buyer's bank refuses. */
class Declined extends Error {}

const DAY = 86_400;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

export const startFakeStripe = async (): Promise<FakeStripe> => {
  const secret = 'whsec_di_prova';
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();
  const events: { id: string; object: 'event'; type: string; created: number; data: { object: object } }[] =
    [];
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
      hosted_invoice_url: 'https://invoice.stripe.test/confirm',
      payments: { data: [] },
      parent: { subscription_details: { metadata: subscription.metadata } },
      lines: { data: [{ period: { start, end: start + subscription.length } }] },
    };
    invoices.set(invoice.id, invoice);
    return invoice;
  };
  const intentOf = (amount: number, customer: string | null, metadata: Metadata): Intent => {
    const intent: Intent = {
      id: id('pi'),
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount,
      customer,
      metadata,
      latest_charge: null,
    };
    intents.set(intent.id, intent);
    return intent;
  };
  const charge = (intent: Intent): void => {
    intent.status = 'succeeded';
    intent.latest_charge = {
      id: id('ch'),
      object: 'charge',
      amount: intent.amount,
      payment_intent: intent.id,
      customer: intent.customer,
      metadata: intent.metadata,
      refunded: false,
      amount_refunded: 0,
      disputed: false,
    };
  };
  const intentOfInvoice = (invoice: Invoice): Intent => {
    const [known] = invoice.payments.data;
    if (known) return find(intents, known.payment.payment_intent);
    const intent = intentOf(invoice.amount_due, invoice.customer, {});
    invoice.payments.data.push({ payment: { type: 'payment_intent', payment_intent: intent.id } });
    return intent;
  };
  const settle = (invoice: Invoice) => {
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    charge(intentOfInvoice(invoice));
  };
  const charges = () => [...intents.values()].flatMap(({ latest_charge: it }) => (it ? [it] : []));
  const giveBack = (charged: Charge, amount = charged.amount - charged.amount_refunded): Refund => {
    charged.amount_refunded += amount;
    charged.refunded = charged.amount_refunded === charged.amount;
    const refund: Refund = {
      id: id('re'),
      object: 'refund',
      status: 'succeeded',
      amount,
      charge: charged.id,
      payment_intent: charged.payment_intent,
      created: seconds(),
    };
    refunds.set(refund.id, refund);
    return refund;
  };
  const happen = (type: string, object: object, eventId = id('evt')) => {
    const event = { id: eventId, object: 'event' as const, type, created: seconds(), data: { object } };
    events.unshift(event);
    return event;
  };
  const cardEnding = (last4: string, customer: string | null): Card => ({
    id: id('pm'),
    object: 'payment_method',
    customer,
    card: { brand: 'visa', last4 },
  });
  const find = <Thing>(things: Map<string, Thing>, key: string): Thing => {
    const thing = things.get(key);
    if (!thing) throw new Refusal('resource_missing');
    return thing;
  };
  const subscriptionOf = (sessionId: string) =>
    find(subscriptions, String(find(sessions, sessionId).subscription));

  /** Another price and period, charged at once or, with a trial, when that ends; or the day of the next charge alone. */
  const changePlan = (subscription: Subscription, params: URLSearchParams): void => {
    const trialEnd = params.get('trial_end');
    const price = params.get('items[0][price_data][unit_amount]');
    const interval = params.get('items[0][price_data][recurring][interval]');
    const isCharged = params.get('billing_cycle_anchor[type]') === 'now';
    if (isCharged && subscription.refuses) throw new Declined('Your card was declined.');
    if (price) subscription.price = Number(price);
    if (interval) subscription.length = interval === 'year' ? YEAR : MONTH;
    if (isCharged) {
      const off = coupons.get(params.get('discounts[0][coupon]') ?? '')?.amount_off ?? 0;
      settle(invoiceOf(subscription, 'subscription_update', subscription.price - off, seconds()));
      subscription.end = seconds() + subscription.length;
      subscription.status = 'active';
    } else if (trialEnd) {
      subscription.end = Number(trialEnd);
      subscription.status = 'trialing';
      // Nothing is charged, and Stripe says so with an invoice of nothing.
      invoiceOf(subscription, 'subscription_update', 0, seconds()).status = 'paid';
    }
  };

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
      if (method === 'POST' && params.has('cancel_at_period_end'))
        subscription.cancel_at_period_end = params.get('cancel_at_period_end') === 'true';
      if (method === 'POST') changePlan(subscription, params);
      return subscription;
    }
    if (area === 'invoices' && deed === 'pay') {
      const invoice = find(invoices, String(name));
      settle(invoice);
      find(subscriptions, invoice.subscription).status = 'active';
      return invoice;
    }
    if (area === 'invoices') {
      const mine = [...invoices.values()].filter((it) => it.subscription === params.get('subscription'));
      return { object: 'list', data: mine.reverse(), has_more: false };
    }
    if (area === 'invoice_payments') {
      return { object: 'list', ...find(invoices, String(params.get('invoice'))).payments, has_more: false };
    }
    const listed = (data: object[]) => ({ object: 'list', data, has_more: false });
    if (area === 'events') return listed(events);
    if (area === 'charges')
      return listed(charges().filter(({ customer }) => customer === params.get('customer')));
    if (area === 'disputes')
      return listed([...disputes.values()].filter((it) => it.charge === params.get('charge')));
    if (area === 'refunds' && method === 'GET')
      return listed([...refunds.values()].filter((it) => it.charge === params.get('charge')));
    if (area === 'payment_intents') return find(intents, String(name));
    if (area === 'refunds') {
      const charged = find(intents, String(params.get('payment_intent'))).latest_charge;
      if (!charged) throw new Error('Nothing was paid');
      if (charged.refunded) throw new Refusal('charge_already_refunded');
      return giveBack(charged);
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
        if (error instanceof Declined) {
          const refused = { type: 'card_error', code: 'card_declined', message };
          return answer(402, JSON.stringify({ error: refused }));
        }
        const code = error instanceof Refusal ? error.message : undefined;
        return answer(400, JSON.stringify({ error: { type: 'invalid_request_error', message, code } }));
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
        const intent = intentOf(session.amount_total, null, session.metadata);
        charge(intent);
        session.payment_intent = intent.id;
        return;
      }
      const subscription: Subscription = {
        id: id('sub'),
        object: 'subscription',
        status: 'active',
        cancel_at_period_end: false,
        cancel_at: null,
        customer: session.customer,
        default_payment_method: cardEnding('4242', session.customer),
        metadata: session.metadata,
        price: session.price,
        items: { data: [{ id: id('si'), price: { product: id('prod') } }] },
        refuses: false,
        length: MONTH,
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
      subscription.end += subscription.length;
      if (paid === true) settle(invoice);
      else
        intentOfInvoice(invoice).status =
          paid === 'to-confirm' ? 'requires_action' : 'requires_payment_method';
      subscription.status = paid === true ? 'active' : 'past_due';
      return invoice;
    },
    settle,
    chargeOf(paid) {
      const session = typeof paid === 'string' ? find(sessions, paid) : null;
      const invoice = typeof paid === 'string' ? invoices.get(session?.invoice ?? '') : paid;
      const intent = invoice ? intentOfInvoice(invoice) : find(intents, session?.payment_intent ?? '');
      if (!intent.latest_charge) throw new Error('Nothing was paid');
      return intent.latest_charge;
    },
    refund: giveBack,
    dispute(charged) {
      charged.disputed = true;
      const dispute: Dispute = {
        id: id('dp'),
        object: 'dispute',
        status: 'needs_response',
        amount: charged.amount,
        charge: charged.id,
        payment_intent: charged.payment_intent,
        created: seconds(),
        evidence_details: { due_by: seconds() + 7 * DAY },
      };
      disputes.set(dispute.id, dispute);
      return dispute;
    },
    decide: (dispute, outcome) => void (dispute.status = outcome),
    changeCard(sessionId, last4) {
      const subscription = subscriptionOf(sessionId);
      subscription.default_payment_method = cardEnding(last4, subscription.customer);
      return subscription.default_payment_method;
    },
    lose: (type, object) => void happen(type, object),
    subscriptionOf,
    async ring(target, type, object, { id: eventId, shift = 0, tamper, ...options } = {}) {
      const body = JSON.stringify(happen(type, object, eventId));
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
