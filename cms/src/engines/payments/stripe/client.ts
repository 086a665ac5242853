import Stripe from 'stripe';
import { timings } from '../../../settings/timings';

export interface StripeSettings {
  secretKey: string;
  /** One, or two with a comma between them while one replaces the other. */
  webhookSecret: string;
  /** Another address of the same API; empty for Stripe's own. */
  baseUrl: string;
}

/** Stripe's own client. It repeats what a broken line cut off; each request has a key, so that repeating does nothing twice. */
export const createStripeClient = ({ secretKey, baseUrl }: StripeSettings): Stripe => {
  const common = {
    maxNetworkRetries: 2,
    timeout: timings().outside.cardProviderMs,
    telemetry: false,
  } as const;
  if (baseUrl === '') return new Stripe(secretKey, common);
  const { hostname, port, protocol } = new URL(baseUrl);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return new Stripe(secretKey, {
    ...common,
    host: hostname,
    protocol: scheme,
    port: port === '' ? (scheme === 'http' ? 80 : 443) : Number(port),
  });
};
