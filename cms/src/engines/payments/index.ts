import type { Core } from '@strapi/strapi';
import type { Settings } from '../../settings';
import type { PaymentProvider } from './port';
import { createSandbox, type SandboxProvider } from './sandbox';
import { sandboxStore, transferStore } from './stores';
import { createTransfer } from './transfer';

export type { SandboxOutcome, SandboxProvider } from './sandbox';
export type { Payment, PaymentEvent, PaymentProvider } from './port';
export { TRANSFER_DAYS, transferDetails } from './transfer';
export { newTransferReference } from './transfer-reference';

/**
 * How an installation takes money: null where nothing is configured. The sandbox would give goods away, and a made-up
 * account would lose the buyer's money.
 */
export interface Payments {
  card: PaymentProvider | null;
  transfer: PaymentProvider | null;
}

type CardSettings = Pick<Settings, 'paymentsSandbox' | 'stripe'>;

/** True when cards are paid on our own page of trial. */
export const usesSandbox = ({ paymentsSandbox, stripe }: CardSettings): boolean =>
  paymentsSandbox && stripe.secretKey === '';

/** Why the server must not start with these settings, and what to do; null when it may. */
export const paymentsProblem = ({ stripe }: CardSettings): string | null =>
  stripe.secretKey === ''
    ? null
    : 'STRIPE_SECRET_KEY is set, but payments through Stripe are not built yet: no card could be charged. ' +
      'Remove STRIPE_SECRET_KEY from the environment (or .env) and start again. TRANSFER_IBAN offers bank transfers; ' +
      'PAYMENTS_SANDBOX=true adds a page of trial for cards, where no money moves.';

/** The sandbox itself, for the page that stands for the provider's. */
export const createSandboxProvider = (strapi: Core.Strapi, settings: Settings): SandboxProvider =>
  createSandbox({ store: sandboxStore(strapi), publicUrl: settings.publicUrl });

/** The payment providers that the settings ask for. */
export const createPayments = (strapi: Core.Strapi, settings: Settings): Payments => ({
  card: usesSandbox(settings) ? createSandboxProvider(strapi, settings) : null,
  transfer: settings.transfer.iban
    ? createTransfer({ store: transferStore(strapi), account: settings.transfer })
    : null,
});
