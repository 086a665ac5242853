/** What a figure counts, as its own words tell it. */
export type MentionUnit =
  'money' | 'percent' | 'months' | 'days' | 'hours' | 'people' | 'payments' | 'pieces' | 'plain';
/** How often an amount recurs. */
export type Period = 'day' | 'week' | 'month' | 'two-months' | 'quarter' | 'half-year' | 'year' | 'hour';

/** Which figure of a business it is. */
export type Role =
  | 'fixedTotal'
  | 'costLine'
  | 'price'
  | 'unitCost'
  | 'marginAmount'
  | 'marginRate'
  | 'markUpRate'
  | 'costRate'
  | 'discountRate'
  | 'riseRate'
  | 'dropRate'
  | 'vatRate'
  | 'taxRate'
  | 'annualRate'
  | 'revenue'
  | 'cash'
  | 'outgoings'
  | 'incomings'
  | 'wantedIncome'
  | 'gross'
  | 'netPay'
  | 'yearlyGross'
  | 'contributions'
  | 'stock'
  | 'soldCost'
  | 'principal'
  | 'downPayment'
  | 'upfront'
  | 'spend'
  | 'orders'
  | 'visits'
  | 'salesVat'
  | 'purchaseVat'
  | 'purchases'
  | 'openDays'
  | 'paymentDays'
  | 'partHours'
  | 'fullHours'
  | 'purchasesPerYear'
  | 'yearsAsCustomer'
  | 'income'
  | 'units'
  | 'occupancy';

/** A figure in what somebody wrote. */
export interface Mention {
  /** Hundredths: cents, basis points, hundredths of a month, an hour, a piece. */
  value: number;
  unit: MentionUnit;
  start: number;
  end: number;
  /** How it recurs; `null` where nothing tells. */
  period: Period | null;
  role: Role | null;
  /** What it was called: "affitto", "due ragazzi". */
  label: string;
  /** What it counts, where a noun follows a count: "clienti", "torte". */
  noun?: string;
}

/** Euro, or a bare number that may be euro. */
export const isAmount = ({ unit }: Mention): boolean => unit === 'money' || unit === 'plain';
