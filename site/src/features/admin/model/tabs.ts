import type { Role } from '@contract';

/** The sections of the dashboard, in their order; the first one is where it opens. */
export const ADMIN_TABS = [
  'overview',
  'purchases',
  'orders',
  'bookings',
  'holidays',
  'coupons',
  'marketplace',
  'models',
  'mails',
  'system',
  'audit',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** What each role of the team sees; the server decides on every call. */
export const tabsOf = (role: Role): readonly [AdminTab, ...AdminTab[]] =>
  role === 'marketing' ? ['coupons'] : ADMIN_TABS;

/** What an address or a list of options offers: the value if it is one of them, else the first. */
export const oneOf = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  wanted: string | null,
): Value => values.find((value) => value === wanted) ?? values[0];
