import type { Core } from '@strapi/strapi';
import type { ExchangeStatus, TransmissionState } from '../../../contract';
import { afterNotice, isFollowed } from '../../../domain/purchase/transmission';
import { isPublicOffice } from '../../../domain/purchase/billing';
import { engines } from '../../../engines';
import { ExchangeRefusal, type InvoiceIntermediary } from '../../../engines/exchange';
import { ApiError } from '../../../http/api-error';
import { isUniqueViolation } from '../../../http/error-answer';
import type { Caller } from '../../../http/context';
import { recordAudit } from '../../audit/record-audit';
import { notifyTeamOfInvoice } from '../notify-team';
import { tellAdminsOfPurchases } from '../notify-admins';
import { findOrder } from '../order-row';
import { findReceipt } from '../receipt-of';
import { RECEIPT, toReceipt, type ReceiptRow } from '../receipt-row';
import { enqueueTransmission } from './transmit-new-receipt';
import { exchangeStatuses, latestTransmissions, TRANSMISSION, type TransmissionRow } from './transmissions';

const AT_ONCE = 100;

type SentInvoice = TransmissionRow & {
  receipt: (ReceiptRow & { purchase: { documentId: string } | null }) | null;
};

const WITH_RECEIPT = { receipt: { populate: ['purchase'] } } as const;

const intermediaryOf = (strapi: Core.Strapi): InvoiceIntermediary | null => {
  const { exchange } = engines(strapi);
  return exchange.kind === 'intermediary' ? exchange.intermediary : null;
};

/** States that somebody has to do something about. */
const FAILURES: readonly TransmissionState[] = ['failed', 'rejected', 'refused'];

interface Change {
  state: TransmissionState;
  reason: string;
  at: Date;
  reference?: string;
}

/** Moves a transmission on, unless somebody has meanwhile; whoever keeps the books hears of what went wrong. */
const move = async (strapi: Core.Strapi, row: SentInvoice, change: Change): Promise<boolean> =>
  strapi.db.transaction(async ({ onCommit }) => {
    const { receipt } = row;
    const buyer = receipt?.snapshot?.buyer;
    const { count } = await strapi.db.query(TRANSMISSION).updateMany({
      where: { id: row.id, state: row.state },
      data: {
        state: change.state,
        stateAt: change.at,
        reason: change.reason || null,
        followed: isFollowed(change.state, Boolean(buyer && isPublicOffice(buyer))),
        ...(change.reference === undefined ? {} : { reference: change.reference }),
      },
    });
    if (count === 0) return false;
    const order = receipt?.purchase && (await findOrder(strapi, receipt.purchase.documentId));
    if (receipt && order && FAILURES.includes(change.state))
      await notifyTeamOfInvoice(strapi, order, {
        ...change,
        number: toReceipt(receipt).number,
        fileName: row.fileName,
      });
    onCommit(() => tellAdminsOfPurchases(strapi));
    return true;
  });

/** Hands an invoice over. After a crash it is looked for before it is sent again: the exchange system takes nothing twice. */
export const transmitInvoice = async (strapi: Core.Strapi, transmissionId: string): Promise<void> => {
  const intermediary = intermediaryOf(strapi);
  const row: SentInvoice | null = await strapi.db
    .query(TRANSMISSION)
    .findOne({ where: { documentId: transmissionId }, populate: WITH_RECEIPT });
  const content = row?.receipt?.invoiceXml ?? null;
  if (!intermediary || row?.state !== 'waiting' || content === null) return;
  try {
    const file = { name: row.fileName, content };
    const reference = (await intermediary.find(file.name)) ?? (await intermediary.send(file));
    await move(strapi, row, { state: 'sent', reason: '', at: new Date(), reference });
  } catch (error) {
    if (!(error instanceof ExchangeRefusal)) throw error;
    await move(strapi, row, { state: 'failed', reason: error.reason, at: new Date() });
  }
};

const follow = async (
  strapi: Core.Strapi,
  intermediary: InvoiceIntermediary,
  row: SentInvoice,
): Promise<void> => {
  if (row.reference === null) return;
  let current = row;
  for (const { state: notice, at, reason } of await intermediary.notices(row.reference)) {
    const state = afterNotice(current.state, notice);
    if (state === current.state) continue;
    if (!(await move(strapi, current, { state, reason, at: new Date(at) }))) return;
    current = { ...current, state };
  }
};

/** Asks what has become of every invoice that is on its way. Asked again, it changes nothing. */
export const followInvoices = async (strapi: Core.Strapi, signal: AbortSignal): Promise<void> => {
  const intermediary = intermediaryOf(strapi);
  if (!intermediary) return;
  for (let after = 0; ;) {
    const rows: SentInvoice[] = await strapi.db.query(TRANSMISSION).findMany({
      where: { followed: true, provider: intermediary.name, id: { $gt: after } },
      orderBy: { id: 'asc' },
      populate: WITH_RECEIPT,
      limit: AT_ONCE,
    });
    for (const row of rows) {
      signal.throwIfAborted();
      try {
        await follow(strapi, intermediary, row);
      } catch (error) {
        // The next one must not wait for this one; the next run asks again.
        strapi.log.error(`What became of ${row.fileName} was not learnt: ${String(error)}`);
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
};

/** An administrator hands a document to the exchange system: for the first time, or again after it was rejected. */
export const requestTransmission = async (
  strapi: Core.Strapi,
  actor: Caller,
  receiptId: string,
  requestId: string,
): Promise<ExchangeStatus> => {
  const { id } = await findReceipt(strapi, receiptId);
  const load = async (): Promise<ReceiptRow & { corrects: { id: number } | null }> => {
    const row = await strapi.db.query(RECEIPT).findOne({ where: { id }, populate: ['corrects'] });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  };
  const statusOf = async (): Promise<ExchangeStatus> => {
    const status = (await exchangeStatuses(strapi, [await load()])).get(id);
    if (!status) throw new ApiError('NOT_FOUND');
    return status;
  };
  try {
    await strapi.db.transaction(async ({ onCommit }) => {
      const { refusal } = await statusOf();
      if (refusal) throw new ApiError('CONFLICT', { reason: refusal });
      const last = (await latestTransmissions(strapi, [id])).get(id);
      const attempt = (last?.attempt ?? 0) + 1;
      await enqueueTransmission(strapi, await load(), attempt);
      await recordAudit(strapi, {
        actor,
        action: 'purchase.transmit',
        subject: { type: 'purchase', id: (await findReceipt(strapi, receiptId)).purchase.documentId },
        before: { state: last?.state ?? null },
        after: { number: toReceipt(await load()).number, attempt },
        requestId,
      });
      onCommit(() => tellAdminsOfPurchases(strapi));
    });
  } catch (error) {
    // Two administrators at once: the other one's transmission is as good.
    if (isUniqueViolation(error)) throw new ApiError('CONFLICT', { reason: 'on-its-way' });
    throw error;
  }
  return statusOf();
};
