import type { SandboxSessionRow, SandboxStore, TransferStore } from './stores';

/** The stores without a database, for the adapters' own tests. */
export const memorySandboxStore = (): SandboxStore => {
  const sessions: SandboxSessionRow[] = [];
  const find = (sessionId: string) => sessions.find((session) => session.sessionId === sessionId) ?? null;
  return {
    find: async (sessionId) => find(sessionId),
    findByPurchase: async (purchaseId) =>
      sessions.find((session) => session.purchaseId === purchaseId) ?? null,
    changeCard: async (sessionId, declinesRenewals) => {
      const session = find(sessionId);
      if (session) session.declinesRenewals = declinesRenewals;
    },
    open: async (session) => {
      const existing = sessions.find(({ purchaseId }) => purchaseId === session.purchaseId);
      if (!existing) sessions.push({ ...session });
      return existing ?? session;
    },
    settle: async (sessionId, state) => {
      const session = find(sessionId);
      if (session?.state === 'open') session.state = state;
      return session && { ...session };
    },
  };
};

export const memoryTransferStore = (now: Date, taken: string[] = []): TransferStore => {
  const references = new Map<string, string>();
  return {
    keepReference: async (purchaseId, proposed) => {
      if (!references.has(purchaseId)) {
        if (taken.includes(proposed) || [...references.values()].includes(proposed)) return null;
        references.set(purchaseId, proposed);
      }
      return { reference: references.get(purchaseId) ?? '', since: now };
    },
  };
};
