import type { Core } from '@strapi/strapi';
import { fileNameOfAttempt } from '../../../domain/purchase/transmission';
import { engines } from '../../../engines';
import type { ReceiptRow } from '../receipt-row';
import { latestTransmissions, TRANSMISSION, TRANSMIT_INVOICE } from './transmissions';

/** The intermediary of a busy evening is tried for so long: about a day, with the queue's pauses. */
const ATTEMPTS = 150;

/** Writes a transmission down and has it made, both in the running transaction. */
export const enqueueTransmission = async (
  strapi: Core.Strapi,
  { id, invoiceName }: Pick<ReceiptRow, 'id' | 'invoiceName'>,
  attempt: number,
): Promise<void> => {
  const { exchange, queue } = engines(strapi);
  if (exchange.kind !== 'intermediary' || invoiceName === null) return;
  const { documentId } = await strapi.db.query(TRANSMISSION).create({
    data: {
      receipt: id,
      attempt,
      fileName: fileNameOfAttempt(invoiceName, id, attempt),
      provider: exchange.intermediary.name,
      state: 'waiting',
      stateAt: new Date(),
      followed: false,
    },
  });
  await queue.enqueue({
    name: TRANSMIT_INVOICE,
    payload: { transmissionId: documentId },
    key: `${TRANSMIT_INVOICE}:${documentId}`,
    maxAttempts: ATTEMPTS,
  });
};

/**
 * Has a document that was just written handed to the exchange system where an intermediary is configured. Not the credit note of an
 * invoice that was rejected: for the exchange system there is nothing to take back. Joins the transaction of the document.
 */
export const transmitNewReceipt = async (
  strapi: Core.Strapi,
  receipt: ReceiptRow,
  correctsRowId: number | null,
): Promise<void> => {
  if (engines(strapi).exchange.kind !== 'intermediary' || receipt.invoiceXml === null) return;
  if (correctsRowId !== null) {
    const latest = await latestTransmissions(strapi, [correctsRowId]);
    if (latest.get(correctsRowId)?.state === 'rejected') return;
  }
  await enqueueTransmission(strapi, receipt, 1);
};
