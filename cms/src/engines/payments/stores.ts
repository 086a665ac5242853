import type { Core } from '@strapi/strapi';
import type { Cents } from '../../contract';

export interface SandboxSessionRow {
  sessionId: string;
  purchaseId: string;
  title: string;
  amountCents: Cents;
  state: 'open' | 'complete' | 'declined' | 'abandoned';
  returnUrl: string;
  cancelUrl: string;
  /** What the trial card says to renewals. */
  declinesRenewals: boolean;
}

/** What the sandbox must remember. */
export interface SandboxStore {
  /** Opens the session, or answers the one that the purchase has already. */
  open(session: SandboxSessionRow): Promise<SandboxSessionRow>;
  find(sessionId: string): Promise<SandboxSessionRow | null>;
  /** Moves an open session to `state`; a settled one stays as it is. Answers the session as it then is. */
  settle(
    sessionId: string,
    state: Exclude<SandboxSessionRow['state'], 'open'>,
  ): Promise<SandboxSessionRow | null>;
  findByPurchase(purchaseId: string): Promise<SandboxSessionRow | null>;
  /** Puts another card in a session's place. */
  changeCard(sessionId: string, declinesRenewals: boolean): Promise<void>;
}

/** What bank transfers must remember. */
export interface TransferStore {
  /**
   * Gives the purchase this reference unless it has one, and answers the one it has with the day it was given.
   * `null` when another purchase holds the proposed reference.
   */
  keepReference(purchaseId: string, proposed: string): Promise<{ reference: string; since: Date } | null>;
}

/** What providers that keep payments themselves must have remembered: what they call ours. */
export interface ReferenceStore {
  find(purchaseId: string): Promise<string | null>;
  /** Puts a reference in the place of the one before, unless another took that place meanwhile; answers the one that is there. */
  keep(purchaseId: string, reference: string, before: string | null): Promise<string>;
}

const SESSION = 'api::purchase.payment-session';
const PURCHASE = 'api::purchase.purchase';

interface SessionRow extends Omit<SandboxSessionRow, 'purchaseId' | 'declinesRenewals'> {
  id: number;
  declinesRenewals: boolean | null;
  purchase: { documentId: string } | null;
}

const toSession = ({ purchase, ...row }: SessionRow): SandboxSessionRow => ({
  sessionId: row.sessionId,
  purchaseId: purchase?.documentId ?? '',
  title: row.title,
  amountCents: row.amountCents,
  state: row.state,
  returnUrl: row.returnUrl,
  cancelUrl: row.cancelUrl,
  declinesRenewals: row.declinesRenewals ?? false,
});

/** Sandbox sessions in the database: one per purchase, by a unique index. */
export const sandboxStore = (strapi: Core.Strapi): SandboxStore => {
  const query = strapi.db.query(SESSION);
  const bySession = async (sessionId: string) => {
    const row: SessionRow | null = await query.findOne({ where: { sessionId }, populate: ['purchase'] });
    return row && toSession(row);
  };
  const byPurchase = async (purchaseId: string) => {
    const row: SessionRow | null = await query.findOne({
      where: { purchase: { documentId: purchaseId } },
      populate: ['purchase'],
    });
    return row && toSession(row);
  };
  return {
    find: bySession,
    findByPurchase: byPurchase,
    async open({ purchaseId, ...session }) {
      const existing = await byPurchase(purchaseId);
      if (existing) return existing;
      const purchase: { id: number; owner: { id: number } | null } | null = await strapi.db
        .query(PURCHASE)
        .findOne({ where: { documentId: purchaseId }, populate: ['owner'] });
      if (!purchase) throw new Error('A payment was begun for a purchase that does not exist');
      try {
        await query.create({
          data: { ...session, purchase: purchase.id, owner: purchase.owner?.id ?? null },
        });
      } catch (cause) {
        // Two tabs began at once: the unique index let one in, and both continue with it.
        const winner = await byPurchase(purchaseId);
        if (winner) return winner;
        throw cause;
      }
      return { purchaseId, ...session };
    },
    async settle(sessionId, state) {
      await query.updateMany({ where: { sessionId, state: 'open' }, data: { state } });
      return bySession(sessionId);
    },
    async changeCard(sessionId, declinesRenewals) {
      await query.updateMany({ where: { sessionId }, data: { declinesRenewals } });
    },
  };
};

/** References kept on the purchases themselves, unique by index. */
export const transferStore = (strapi: Core.Strapi): TransferStore => {
  const query = strapi.db.query(PURCHASE);
  return {
    async keepReference(purchaseId, proposed) {
      try {
        await query.updateMany({
          where: { documentId: purchaseId, transferReference: { $null: true } },
          data: { transferReference: proposed },
        });
      } catch (cause) {
        if (await query.findOne({ where: { transferReference: proposed } })) return null;
        throw cause;
      }
      const row: { transferReference: string | null; purchasedAt: string } | null = await query.findOne({
        where: { documentId: purchaseId },
      });
      if (!row?.transferReference) throw new Error('A transfer was begun for a purchase that does not exist');
      return { reference: row.transferReference, since: new Date(row.purchasedAt) };
    },
  };
};

/** References kept on the purchases themselves, unique by index. */
export const referenceStore = (strapi: Core.Strapi): ReferenceStore => {
  const query = strapi.db.query(PURCHASE);
  const find = async (purchaseId: string): Promise<string | null> => {
    const row: { providerReference: string | null } | null = await query.findOne({
      where: { documentId: purchaseId },
    });
    return row?.providerReference ?? null;
  };
  return {
    find,
    async keep(purchaseId, reference, before) {
      await query.updateMany({
        where: { documentId: purchaseId, providerReference: before ?? { $null: true } },
        data: { providerReference: reference },
      });
      const stored = await find(purchaseId);
      if (!stored) throw new Error('A payment was begun for a purchase that does not exist');
      return stored;
    },
  };
};
