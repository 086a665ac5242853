import { randomBytes } from 'node:crypto';
import type { PaymentEvent, PaymentProvider } from './port';
import type { SandboxSessionRow, SandboxStore } from './stores';

export type SandboxOutcome = 'succeed' | 'decline' | 'abandon';

const SETTLED = { succeed: 'complete', decline: 'declined', abandon: 'abandoned' } as const;
const EVENT_KIND = { complete: 'paid', declined: 'failed', abandoned: 'abandoned' } as const;

/** 32 random bytes: who knows the address of the page may act on it, as on any hosted payment page. */
const newSessionId = (): string => `prova_${randomBytes(32).toString('base64url')}`;

export interface SandboxProvider extends PaymentProvider {
  find(sessionId: string): Promise<SandboxSessionRow | null>;
  /**
   * What the buyer chose on the page. The first choice counts: a repeated or parallel one answers the same event with
   * the same id, so that whoever applies it twice applies it once.
   */
  settle(
    sessionId: string,
    outcome: SandboxOutcome,
  ): Promise<{ session: SandboxSessionRow; event: PaymentEvent } | null>;
}

/**
 * The payment provider of an installation without keys: the shape of a hosted checkout (a session, a page elsewhere, an
 * event that alone moves the purchase), and no money.
 */
export const createSandbox = ({
  store,
  publicUrl,
}: {
  store: SandboxStore;
  publicUrl: string;
}): SandboxProvider => ({
  name: 'sandbox',
  async begin(charge) {
    const session = await store.open({
      sessionId: newSessionId(),
      purchaseId: charge.purchaseId,
      title: charge.title,
      amountCents: charge.amountCents,
      state: 'open',
      returnUrl: charge.returnUrl,
      cancelUrl: charge.cancelUrl,
    });
    return { kind: 'redirect', url: `${publicUrl}/pagamento-di-prova/${session.sessionId}` };
  },
  find: (sessionId) => store.find(sessionId),
  async settle(sessionId, outcome) {
    const session = await store.settle(sessionId, SETTLED[outcome]);
    if (!session || session.state === 'open') return null;
    return {
      session,
      event: {
        provider: 'sandbox',
        eventId: session.sessionId,
        purchaseId: session.purchaseId,
        kind: EVENT_KIND[session.state],
        amountCents: session.amountCents,
      },
    };
  },
});
