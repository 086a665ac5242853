import type { Cents, Instant, TransferDetails } from '../../contract';
import type { PaymentProvider } from './port';
import type { TransferStore } from './stores';
import { newTransferReference } from './transfer-reference';
import { DAY_MS } from '../../contract/time-units';

/** How long a buyer has to order the transfer. */
export const TRANSFER_DAYS = 7;

export interface TransferAccount {
  iban: string;
  payee: string;
}

/** What the buyer writes on the bank's form, and until when. */
export const transferDetails = (
  { iban, payee }: TransferAccount,
  order: { reference: string; amountCents: Cents; since: Instant | Date },
): TransferDetails => ({
  iban,
  payee,
  reference: order.reference,
  amountCents: order.amountCents,
  expiresAt: new Date(new Date(order.since).getTime() + TRANSFER_DAYS * DAY_MS).toISOString(),
});

/** Bank transfer: the buyer gets an account, an amount and a reference; a person confirms when the money is there. */
export const createTransfer = ({
  store,
  account,
}: {
  store: TransferStore;
  account: TransferAccount;
}): PaymentProvider => ({
  name: 'transfer',
  async begin({ purchaseId, amountCents }) {
    // A clash is one in a million references: a few tries are plenty.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const reference = await store.keepReference(purchaseId, newTransferReference());
      if (reference) return { kind: 'transfer', ...transferDetails(account, { ...reference, amountCents }) };
    }
    throw new Error('No free transfer reference was found');
  },
  // Nobody can forbid a bank to send money; what arrives is looked at by a person, who also sends it back.
  close: async () => true,
  setRenewal: async () => undefined,
  end: async () => undefined,
  retry: async () => undefined,
  refund: async () => null,
  switchPlan: async () => [],
  postpone: async () => undefined,
  cardPage: async () => null,
  renew: async () => null,
  observe: async () => null,
});
