import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import type { Caller } from '../../http/context';
import { receiptWords } from '../../locales/receipt';
import { receiptDocument } from '../../templates/receipt/receipt-document';
import { contentOf, findReceipt } from './receipt-of';
import { toReceipt } from './receipt-row';

/** A receipt as a PDF in its reader's language; without `purchaseId` anybody's, for administrators. */
export const printReceipt = async (
  strapi: Core.Strapi,
  { id: ownerId, locale }: Caller,
  id: string,
  purchaseId?: string,
): Promise<{ name: string; content: Buffer }> => {
  const row = await findReceipt(strapi, id, purchaseId === undefined ? undefined : { purchaseId, ownerId });
  const receipt = toReceipt(row);
  const { seller, buyer: billing, title, method, corrects, tax } = contentOf(row);
  const document = receiptDocument({
    receipt,
    takenBack: corrects && corrects.number,
    title,
    method,
    billing,
    tax,
    seller,
    locale,
  });
  return {
    name: `${receiptWords[locale].fileName}-${receipt.number.replace('/', '-')}.pdf`,
    content: Buffer.from(await engines(strapi).reports.render(document)),
  };
};
