import type { Core } from '@strapi/strapi';
import type { BillingData } from '../../contract';
import { DAY_MS } from '../../contract/time-units';
import { isRecurring } from '../../domain/purchase/subscription';
import { isCheckOf, numberToCheck, type VatCheck } from '../../domain/purchase/vat-check';
import { engines } from '../../engines';
import { ApiError } from '../../http/api-error';
import { timings } from '../../settings/timings';
import { notifyTeamOfVatCheck } from './notify-team';
import { tellAdminsOfPurchases } from './notify-admins';
import { findOrder, holdOrder, PURCHASE } from './order-row';
import { receipts } from './receipts';
import type { PurchaseRow } from './to-purchase';

const AT_ONCE = 100;
/** Companies close: the number of a running subscription is asked for again after so many days. */
const VALID_DAYS = 30;

/** Asks the Union's register for a buyer's number; null for whom it says nothing, and where none is configured. */
export const checkVatNumber = async (strapi: Core.Strapi, billing: BillingData): Promise<VatCheck | null> => {
  const registry = engines(strapi).vatRegistry;
  const number = numberToCheck(billing);
  if (!registry || !number) return null;
  const answer = await registry.check(number);
  const vatNumber = `${number.country}${number.number}`;
  if (answer.state !== 'unavailable') return { vatNumber, ...answer };
  strapi.log.warn(`The register of VAT numbers did not answer: ${answer.reason}`);
  return { state: 'unavailable', vatNumber, checkedAt: new Date().toISOString(), requestId: '', name: '' };
};

/** Throws for a buyer whose number the register does not know: they correct it, or buy as a private person, with Italy's VAT. */
export const refuseUnknownNumber = (check: VatCheck | null): void => {
  if (check?.state === 'invalid')
    throw new ApiError('VALIDATION', { fields: { 'billing.vatNumber': 'vies' } });
};

/** When a check is to be made again; null where never. */
const dueAfter = (check: VatCheck | null, isRenewed: boolean, now: Date): Date | null => {
  if (check?.state === 'unavailable') return new Date(now.getTime() + timings().outside.vatRegistryRetryMs);
  return check?.state === 'valid' && isRenewed ? new Date(now.getTime() + VALID_DAYS * DAY_MS) : null;
};

/** A check as an order's columns hold it. */
export const vatCheckColumns = (
  check: VatCheck | null,
  order: Pick<PurchaseRow, 'billingPeriod' | 'priceCents'>,
): { vatCheck: VatCheck | null; vatCheckDueAt: Date | null } => ({
  vatCheck: check,
  vatCheckDueAt: dueAfter(check, isRecurring(order), new Date()),
});

/** True while another document of the order may come. */
const isOpen = ({ state }: Pick<PurchaseRow, 'state'>): boolean =>
  ['pending', 'paid', 'expiring', 'unpaid'].includes(state);

const checkAgain = async (strapi: Core.Strapi, documentId: string): Promise<void> => {
  const order = await findOrder(strapi, documentId);
  if (!order) return;
  const { billing } = order;
  const check = billing && isOpen(order) ? await checkVatNumber(strapi, billing) : null;
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await holdOrder(trx, documentId);
    const current = await findOrder(strapi, documentId);
    if (!current) return;
    // Corrected meanwhile: that number was asked for then.
    const isStale = check !== null && (!current.billing || !isCheckOf(check, current.billing));
    if (isStale) return;
    // What was proved stays proved while the register is away.
    const known = check?.state === 'unavailable' && current.vatCheck?.state === 'valid';
    const columns = vatCheckColumns(check, current);
    await strapi.db.query(PURCHASE).update({
      where: { id: current.id },
      data: check && !known ? columns : { vatCheckDueAt: columns.vatCheckDueAt },
    });
    if (check?.state !== 'invalid') return;
    await notifyTeamOfVatCheck(strapi, current, check, await receipts(strapi).of(current.id));
    onCommit(() => tellAdminsOfPurchases(strapi));
  });
};

/** Asks the register again for every number that is due: it was away, or its company may be gone by now. */
export const checkDueVatNumbers = async (
  strapi: Core.Strapi,
  now: Date,
  signal: AbortSignal,
): Promise<void> => {
  if (!engines(strapi).vatRegistry) return;
  const due = await strapi.db.query(PURCHASE).findMany({
    where: { vatCheckDueAt: { $lte: now } },
    orderBy: { vatCheckDueAt: 'asc' },
    select: ['documentId'],
    limit: AT_ONCE,
  });
  for (const { documentId } of due) {
    signal.throwIfAborted();
    await checkAgain(strapi, documentId);
  }
};
