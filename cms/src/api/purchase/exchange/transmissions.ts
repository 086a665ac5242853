import type { Core } from '@strapi/strapi';
import type { ExchangeStatus, Transmission, TransmissionRefusal } from '../../../contract';
import type { Row } from '../../../database/row';
import { transmissionRefusal } from '../../../domain/purchase/transmission';
import { engines } from '../../../engines';
import type { ReceiptRow } from '../receipt-row';
import { instantOf } from '../../../database/date-of';

export const TRANSMISSION = 'api::purchase.invoice-transmission';
export const TRANSMIT_INVOICE = 'transmit-invoice';
export const FOLLOW_INVOICES = 'follow-invoices';

export type TransmissionRow = Row<typeof TRANSMISSION>;
/** A document as far as its way to the exchange system depends on it. */
type Transmittable = Pick<ReceiptRow, 'id' | 'invoiceXml'> & { corrects?: { id: number } | null };

const toTransmission = ({ state, stateAt, reason, fileName, attempt }: TransmissionRow): Transmission => ({
  state,
  at: instantOf(stateAt),
  reason: reason ?? '',
  fileName,
  attempt,
});

/** The latest transmission of each of some documents, by their rows. */
export const latestTransmissions = async (
  strapi: Core.Strapi,
  receiptRowIds: readonly number[],
): Promise<Map<number, TransmissionRow>> => {
  const rows = await strapi.db.query(TRANSMISSION).findMany({
    where: { receipt: { id: { $in: [...receiptRowIds] } } },
    orderBy: { attempt: 'asc' },
    populate: ['receipt'],
  });
  return new Map(rows.flatMap(({ receipt, ...row }) => (receipt ? [[receipt.id, row]] : [])));
};

/** Why a document is not handed over (again) now; null where it may be. */
export const refusalOf = (
  strapi: Core.Strapi,
  { id, invoiceXml, corrects }: Transmittable,
  latest: ReadonlyMap<number, TransmissionRow>,
  now: Date,
): TransmissionRefusal | null =>
  transmissionRefusal(
    {
      hasIntermediary: engines(strapi).exchange.kind === 'intermediary',
      hasFile: invoiceXml !== null,
      last: latest.get(id) ?? null,
      correctsRejected: Boolean(corrects && latest.get(corrects.id)?.state === 'rejected'),
    },
    now,
  );

/** How some documents stand with the exchange system, by their rows. */
export const exchangeStatuses = async (
  strapi: Core.Strapi,
  receipts: readonly Transmittable[],
): Promise<Map<number, ExchangeStatus>> => {
  const ids = receipts.flatMap(({ id, corrects }) => (corrects ? [id, corrects.id] : [id]));
  const latest = await latestTransmissions(strapi, ids);
  const now = new Date();
  return new Map(
    receipts.map((receipt) => {
      const last = latest.get(receipt.id);
      return [
        receipt.id,
        {
          transmission: last ? toTransmission(last) : null,
          refusal: refusalOf(strapi, receipt, latest, now),
        },
      ];
    }),
  );
};
