import type { Core } from '@strapi/strapi';
import type { Settings } from '../../settings';
import type { PaymentProvider } from './port';
import { createSandbox, type SandboxProvider } from './sandbox';
import { referenceStore, sandboxStore, transferStore } from './stores';
import { createStripeClient } from './stripe/client';
import { createStripeEvents, type StripeEvents } from './stripe/events';
import { createStripe } from './stripe/stripe';
import { readWebhook, type WebhookSignal } from './stripe/webhook';
import { createTransfer } from './transfer';

export type { SandboxProvider } from './sandbox';
export { CardRefusedError } from './port';
export type { CardOnFile, DisputeState, Observation, Payment, PaymentEvent, PaymentProvider } from './port';
export { TRANSFER_DAYS, transferDetails } from './transfer';
export type { WebhookSignal } from './stripe/webhook';
export { newTransferReference } from './transfer-reference';

/**
 * How an installation takes money: null where nothing is configured. The sandbox would give goods away, and a made-up
 * account would lose the buyer's money.
 */
export interface Payments {
  card: PaymentProvider | null;
  transfer: PaymentProvider | null;
  /** What the card provider's messages leave open; null where it sends none. */
  events: StripeEvents | null;
  /** Reads what the card provider's server posts; null where it posts nothing. */
  readWebhook: ((body: string, signature: string) => WebhookSignal | null) | null;
}

type CardSettings = Pick<Settings, 'paymentsSandbox' | 'stripe'>;

/** True when cards are paid on our own page of trial. */
export const usesSandbox = ({ paymentsSandbox, stripe }: CardSettings): boolean =>
  paymentsSandbox && stripe.secretKey === '';

/** Why the server must not start with these settings, and what to do; null when it may. */
export const paymentsProblem = ({ stripe }: CardSettings): string | null =>
  stripe.secretKey === '' || stripe.webhookSecret !== ''
    ? null
    : 'STRIPE_SECRET_KEY is set, but STRIPE_WEBHOOK_SECRET is not: paid orders would never be delivered. ' +
      'Make a webhook endpoint for /api/payments/stripe/webhook in the Stripe dashboard and set its signing secret, ' +
      'or remove STRIPE_SECRET_KEY from the environment (or .env) and start again.';

/** The sandbox itself, for the page that stands for the provider's. */
export const createSandboxProvider = (strapi: Core.Strapi, settings: Settings): SandboxProvider =>
  createSandbox({ store: sandboxStore(strapi), publicUrl: settings.publicUrl });

/** The payment providers that the settings ask for. */
export const createPayments = (strapi: Core.Strapi, settings: Settings): Payments => {
  const { stripe, transfer } = settings;
  const client = stripe.secretKey === '' ? null : createStripeClient(stripe);
  const secrets = stripe.webhookSecret.split(',').filter(Boolean);
  const card = () => {
    if (client) return createStripe({ stripe: client, store: referenceStore(strapi) });
    return usesSandbox(settings) ? createSandboxProvider(strapi, settings) : null;
  };
  return {
    card: card(),
    transfer: transfer.iban ? createTransfer({ store: transferStore(strapi), account: transfer }) : null,
    events: client && createStripeEvents(client),
    readWebhook: client
      ? (body, signature) => readWebhook(body, signature, { secrets, now: new Date() })
      : null,
  };
};
