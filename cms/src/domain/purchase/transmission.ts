import type { Instant, TransmissionRefusal, TransmissionState } from '../../contract';
import { DAY_MS } from '../../contract/time-units';

/** After a rejection, for so many days an invoice may be sent again with its number and date (Agenzia delle Entrate, circolare 13/E 2018). */
const RESEND_DAYS = 5;
/** More is no repetition any more, and the names of files hold no more. */
const MOST_ATTEMPTS = 8;

/** How far along its way an invoice is: what is told late or twice moves it back nowhere. */
const PROGRESS: Record<TransmissionState, number> = {
  waiting: 0,
  failed: 1,
  sent: 1,
  rejected: 2,
  'not-delivered': 2,
  delivered: 3,
  accepted: 4,
  refused: 4,
  expired: 4,
};

/** What a notice makes of a transmission. What is rejected, or answered by an office, stays so. */
export const afterNotice = (state: TransmissionState, notice: TransmissionState): TransmissionState => {
  if (state === 'rejected' || state === 'failed') return state;
  return PROGRESS[notice] > PROGRESS[state] ? notice : state;
};

/** True while more is to be heard of a transmission. Offices answer after the delivery, others do not. */
export const isFollowed = (state: TransmissionState, toOffice: boolean): boolean =>
  state === 'sent' || (toOffice && (state === 'not-delivered' || state === 'delivered'));

/** What a document's last transmission was. */
interface LastTransmission {
  state: TransmissionState;
  stateAt: Instant | Date;
  attempt: number;
}

interface Transmittable {
  hasIntermediary: boolean;
  /** An electronic invoice of it was made. */
  hasFile: boolean;
  last: LastTransmission | null;
  /** A credit note of an invoice that the exchange system rejected: neither was ever issued, for it. */
  correctsRejected: boolean;
}

/** Why a document is not handed to the exchange system (again) now; null where it may be. */
export const transmissionRefusal = (
  { hasIntermediary, hasFile, last, correctsRejected }: Transmittable,
  now: Date,
): TransmissionRefusal | null => {
  if (!hasIntermediary) return 'no-intermediary';
  if (!hasFile) return 'not-invoiceable';
  if (correctsRejected) return 'of-a-rejected-invoice';
  if (!last) return null;
  if (last.state !== 'rejected' && last.state !== 'failed') return 'on-its-way';
  if (last.attempt >= MOST_ATTEMPTS) return 'too-often';
  const isLate = now.getTime() - new Date(last.stateAt).getTime() > RESEND_DAYS * DAY_MS;
  return last.state === 'rejected' && isLate ? 'too-late' : null;
};

/** Above every progressive number of a document's first file: a century of them. */
const REPEATED_FROM = 50_000_000;

/**
 * The name of the file by which a document is sent for the `attempt`th time. The exchange system takes none twice, not even of what it
 * has rejected.
 */
export const fileNameOfAttempt = (firstName: string, receiptRowId: number, attempt: number): string => {
  if (attempt === 1) return firstName;
  const progressive = (REPEATED_FROM + receiptRowId * MOST_ATTEMPTS + attempt - 1).toString(36).toUpperCase();
  return firstName.replace(/_[0-9A-Z]{5}\.xml$/, `_${progressive}.xml`);
};
