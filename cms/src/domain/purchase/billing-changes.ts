import type { BillingData, PurchaseStatus } from '../../contract';

/** The fields that name nobody: the trail keeps what they were and became, of the others only that they changed. */
const IMPERSONAL: readonly string[] = [
  'customerKind',
  'country',
  'recipientCode',
  'cig',
  'cup',
  'orderNumber',
];

/** What the audit trail says of a correction: entries outlive people. */
export const billingChanges = (
  before: BillingData | null,
  after: BillingData,
): { before: Record<string, string>; after: Record<string, string> } => {
  const fields = Object.keys(after) as (keyof BillingData)[];
  const changed = fields.filter((field) => (before?.[field] ?? '') !== after[field]);
  // A company's number is public; a person's data are theirs.
  const isOpen = (field: string, { customerKind }: BillingData): boolean =>
    IMPERSONAL.includes(field) || (field === 'vatNumber' && customerKind === 'company');
  const shown = (data: BillingData | null) =>
    Object.fromEntries(
      changed.map((field) => [field, data && isOpen(field, data) ? data[field] : data?.[field] ? '•••' : '']),
    );
  return { before: shown(before), after: shown(after) };
};

/** What an order's state says of the documents that are yet to come. */
export interface DocumentedOrder {
  status: PurchaseStatus;
  isRecurring: boolean;
  cancelAtPeriodEnd: boolean;
}

/** True while another document of an order is due: its buyer may be corrected until then. */
export const awaitsDocument = ({ status, isRecurring, cancelAtPeriodEnd }: DocumentedOrder): boolean =>
  status === 'pending' || (isRecurring && !cancelAtPeriodEnd && (status === 'paid' || status === 'unpaid'));
