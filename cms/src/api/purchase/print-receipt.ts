import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import type { Caller } from '../../http/context';
import { receiptWords } from '../../locales/receipt';
import { readSettings } from '../../settings';
import { receiptDocument } from '../../templates/receipt/receipt-document';
import { findReceipt, takenBackBy } from './receipt-of';
import { toReceipt } from './receipts';

/** A receipt as a PDF in its reader's language; without `purchaseId` anybody's, for administrators. */
export const printReceipt = async (
  strapi: Core.Strapi,
  { id: ownerId, locale }: Caller,
  id: string,
  purchaseId?: string,
): Promise<{ name: string; content: Buffer }> => {
  const row = await findReceipt(strapi, id, purchaseId === undefined ? undefined : { purchaseId, ownerId });
  const takenBack = await takenBackBy(strapi, row);
  const { operator } = readSettings();
  const receipt = toReceipt(row);
  const { billing, method, productTitle } = row.purchase;
  const document = receiptDocument({
    receipt,
    takenBack: takenBack && toReceipt(takenBack).number,
    title: productTitle ?? '',
    method,
    billing,
    seller: operator,
    locale,
  });
  return {
    name: `${receiptWords[locale].fileName}-${receipt.number.replace('/', '-')}.pdf`,
    content: Buffer.from(await engines(strapi).reports.render(document)),
  };
};
