import type { Core } from '@strapi/strapi';
import type { Cents } from '../../contract';
import type { RowInput } from '../../database/query';
import { vatWithin } from '../../domain/purchase/amounts';
import type { Payment } from '../../engines/payments';
import type { PersonRow } from '../account/to-account';
import type { ProductRow } from '../product/to-product';
import { amountToPay } from '../../domain/purchase/tax-treatment';
import { readSettings } from '../../settings';
import { dueFirst, type PurchaseRow } from './to-purchase';

export const PURCHASE = 'api::purchase.purchase';

/** A purchase with all that an event may touch. The owner is null once their account is gone. */
export type OrderRow = Omit<PurchaseRow, 'product'> & {
  owner: PersonRow | null;
  product: ProductRow | null;
};

export const findOrder = (strapi: Core.Strapi, documentId: string): Promise<OrderRow | null> =>
  strapi.db
    .query(PURCHASE)
    .findOne({ where: { documentId }, populate: ['owner', 'product', 'chatbot', 'bookings'] });

/** Holds a purchase's row until the transaction ends, in every process; SQLite has one writer and ignores the clause. */
export const holdOrder = async (trx: Core.Strapi['db']['connection'], documentId: string): Promise<void> => {
  await trx('purchases').where({ document_id: documentId }).forUpdate().first('id');
};

/** The columns of a plan that comes into force. */
export const planColumns = ({
  billingPeriod,
  priceCents,
}: Pick<PurchaseRow, 'billingPeriod' | 'priceCents'>): RowInput<typeof PURCHASE> => ({
  billingPeriod,
  priceCents,
  vatCents: vatWithin(priceCents),
  planChange: null,
});

export const titleOf = ({ productTitle, product }: Pick<OrderRow, 'productTitle' | 'product'>): string =>
  productTitle ?? product?.title ?? '';

/** What the buyer of an order pays of one of its prices: public offices leave out the VAT. */
export const toPayOf = ({ billing }: Pick<PurchaseRow, 'billing'>, priceCents: Cents): Cents =>
  amountToPay(priceCents, { regime: readSettings().operator.taxRegime, buyer: billing });

/** The payment behind a purchase, as its provider is asked about it. */
export const paymentOf = (row: PurchaseRow): Payment => ({
  purchaseId: row.documentId,
  reference: row.providerReference,
  amountCents: toPayOf(row, dueFirst(row)),
});
