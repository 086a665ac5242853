import type { Core } from '@strapi/strapi';
import type { Settings } from '../../settings';
import type { PaymentProvider } from './port';
import { createSandbox, type SandboxProvider } from './sandbox';
import { sandboxStore, transferStore } from './stores';
import { createTransfer } from './transfer';

export type { SandboxOutcome, SandboxProvider } from './sandbox';
export type { PaymentEvent, PaymentProvider } from './port';
export { TRANSFER_DAYS } from './transfer';

/** True when cards are paid on our own page of trial, because no provider is configured. */
export const usesSandbox = (settings: Settings): boolean => settings.stripe.secretKey === '';

/** The sandbox itself, for the page that stands for the provider's. */
export const createSandboxProvider = (strapi: Core.Strapi, settings: Settings): SandboxProvider =>
  createSandbox({ store: sandboxStore(strapi), publicUrl: settings.publicUrl });

/** The payment providers that the settings ask for. */
export const createPayments = (
  strapi: Core.Strapi,
  settings: Settings,
): { card: PaymentProvider; transfer: PaymentProvider } => ({
  card: createSandboxProvider(strapi, settings),
  transfer: createTransfer({ store: transferStore(strapi), account: settings.transfer }),
});
