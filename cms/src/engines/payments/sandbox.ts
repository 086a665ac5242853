import { randomBytes } from 'node:crypto';
import { CardRefusedError, type PaymentEvent, type PaymentProvider } from './port';
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
  /** Puts a card in place that renewals are paid with, or are not. */
  changeCard(sessionId: string, declinesRenewals: boolean): Promise<SandboxSessionRow | null>;
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
}): SandboxProvider => {
  const pageOf = ({ sessionId }: SandboxSessionRow) => `${publicUrl}/pagamento-di-prova/${sessionId}`;
  return {
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
        declinesRenewals: false,
      });
      return { kind: 'redirect', url: pageOf(session) };
    },
    async close({ purchaseId }) {
      const session = await store.findByPurchase(purchaseId);
      return !session || (await store.settle(session.sessionId, 'abandoned'))?.state !== 'complete';
    },
    // Renewals are ours to ask for: who asks looks whether there is still something to renew.
    setRenewal: async () => undefined,
    end: async () => undefined,
    retry: async () => undefined,
    async refund({ purchaseId }, parts) {
      return parts.map(({ amountCents, periodEnd }) => ({
        provider: 'sandbox',
        eventId: `refund:${purchaseId}:${periodEnd ?? ''}`,
        purchaseId,
        kind: 'refunded',
        amountCents,
        at: periodEnd ?? undefined,
      }));
    },
    async switchPlan({ purchaseId }, { id, charge }) {
      if (!charge) return [];
      if ((await store.findByPurchase(purchaseId))?.declinesRenewals)
        throw new CardRefusedError('The trial card declines');
      const { amountCents, until: at } = charge;
      return [
        { provider: 'sandbox', eventId: `plan:${id}`, purchaseId, kind: 'plan-changed', amountCents, at },
      ];
    },
    postpone: async () => undefined,
    async cardPage({ purchaseId }) {
      const session = await store.findByPurchase(purchaseId);
      return session && pageOf(session);
    },
    async renew({ purchaseId }, { from, until, amountCents }) {
      const declined = (await store.findByPurchase(purchaseId))?.declinesRenewals;
      return declined
        ? {
            provider: 'sandbox',
            eventId: `missed:${purchaseId}:${from}`,
            purchaseId,
            kind: 'missed',
            amountCents,
            at: from,
          }
        : {
            provider: 'sandbox',
            eventId: `renewed:${purchaseId}:${from}`,
            purchaseId,
            kind: 'renewed',
            amountCents,
            at: until,
          };
    },
    observe: async () => null,
    async changeCard(sessionId, declinesRenewals) {
      await store.changeCard(sessionId, declinesRenewals);
      return store.find(sessionId);
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
  };
};
