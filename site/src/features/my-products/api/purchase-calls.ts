import type {
  BillingData,
  CancelPurchase,
  ChangeCard,
  ChangePlan,
  CorrectBilling,
  EndPause,
  PausePurchase,
  PlanOffer,
  Purchase,
  RatePurchase,
  WithdrawPurchase,
} from '@contract';
import { downloadFile } from '../../../lib/download';
import { http } from '../../../lib/http';

const path = (id: string, deed: string) => `/purchases/${encodeURIComponent(id)}/${deed}`;

/** No renewal any more, or again. */
export const setCancelled = async (id: string, cancelled: boolean): Promise<Purchase> =>
  (await http.post<CancelPurchase['response']>(path(id, cancelled ? 'cancel' : 'resume'))).data;

/** Follows another plan, as it was offered. */
export const changePlan = async (
  id: string,
  { period, priceCents, amountCents }: PlanOffer,
): Promise<Purchase> =>
  (
    await http.post<ChangePlan['response']>(path(id, 'plan'), {
      period,
      priceCents,
      amountCents,
    } satisfies ChangePlan['request'])
  ).data;

export const pausePurchase = async (id: string, until: string): Promise<Purchase> =>
  (
    await http.post<PausePurchase['response']>(path(id, 'pause'), {
      until,
    } satisfies PausePurchase['request'])
  ).data;

export const endPause = async (id: string): Promise<Purchase> =>
  (await http.post<EndPause['response']>(path(id, 'end-pause'))).data;

export const withdrawFrom = async (id: string, by: WithdrawPurchase['request']): Promise<Purchase> =>
  (await http.post<WithdrawPurchase['response']>(path(id, 'withdraw'), by)).data;

/** Where the card is changed. */
export const cardPageOf = async (id: string): Promise<string> =>
  (await http.post<ChangeCard['response']>(path(id, 'card'))).data.url;

export const ratePurchase = async (id: string, stars: number): Promise<void> => {
  await http.post<RatePurchase['response']>(path(id, 'rating'), { stars } satisfies RatePurchase['request']);
};

/** Corrects who the documents are made out to that are yet to come. */
export const correctBilling = async (id: string, billing: BillingData): Promise<void> => {
  await http.patch<CorrectBilling['response']>(path(id, 'billing'), { billing });
};

/** Gives a receipt to the browser to keep, as a PDF. */
export const downloadReceipt = (id: string, receiptId: string): Promise<void> =>
  downloadFile(path(id, `receipts/${encodeURIComponent(receiptId)}/pdf`));
