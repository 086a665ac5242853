/** The sections of the dashboard, in their order; the first one is where it opens. */
export const ADMIN_TABS = [
  'overview',
  'purchases',
  'orders',
  'bookings',
  'holidays',
  'marketplace',
  'models',
  'mails',
  'system',
  'audit',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** What an address or a list of options offers: the value if it is one of them, else the first. */
export const oneOf = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  wanted: string | null,
): Value => values.find((value) => value === wanted) ?? values[0];
