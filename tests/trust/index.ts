import { ACCOUNT_ROWS } from './accounts';
import { ADMINISTRATION_ROWS } from './administration';
import { BOOKING_ROWS } from './bookings';
import { BREAKDOWN_ROWS } from './breakdowns';
import { BROWSER_ROWS } from './browser';
import { CONNECTION_ROWS } from './connections';
import { FILE_ROWS } from './files';
import { INVARIANT_ROWS } from './invariants';
import { OPERATION_ROWS } from './operation';
import { OWNERSHIP_ROWS } from './ownership';
import { PAYMENT_ROWS } from './payments';
import { REPLY_ROWS } from './replies';
import { REQUEST_ROWS } from './requests';
import type { TrustRow } from './row';
import { WIDGET_ROWS } from './widget';

export { isMeant, isWritten } from './match-names';

/** All that is promised: letters are surfaces that somebody may attack, INV what is always true, FAULT what breaks. */
export const TRUST_ROWS: readonly TrustRow[] = [
  ...ACCOUNT_ROWS,
  ...OWNERSHIP_ROWS,
  ...WIDGET_ROWS,
  ...REPLY_ROWS,
  ...FILE_ROWS,
  ...REQUEST_ROWS,
  ...CONNECTION_ROWS,
  ...BOOKING_ROWS,
  ...PAYMENT_ROWS,
  ...ADMINISTRATION_ROWS,
  ...BROWSER_ROWS,
  ...OPERATION_ROWS,
  ...INVARIANT_ROWS,
  ...BREAKDOWN_ROWS,
];
