import type { BookingLink } from '../../contract';
import { endOf } from '../../domain/booking/booking-times';
import { isSignedToken, signToken } from '../../http/signed-token';
import { readSettings } from '../../settings';
import type { BookingRow } from './booking-rows';

const PAGE = '/consultation-move';

const claimOf = (bookingId: string): string[] => ['booking', bookingId];

/**
 * The page that moves this one booking without a sign-in, for mails. The proof is signed and stored nowhere; it ends with the
 * consultation, and what it may do is judged each time: a cancelled booking is only shown.
 */
export const bookingLinkPath = ({ documentId, startsAt, minutes }: BookingRow): string => {
  const { secrets } = readSettings();
  const until = endOf(new Date(startsAt), minutes).getTime();
  // In the fragment it reaches no log and no referrer.
  const fragment = new URLSearchParams({
    booking: documentId,
    token: signToken(secrets.visitorToken, claimOf(documentId), until),
  });
  return `${PAGE}#${fragment.toString()}`;
};

/** Whether a link was mailed for this booking and has not ended. */
export const isBookingLink = ({ bookingId, token }: BookingLink, now: Date): boolean =>
  isSignedToken(readSettings().secrets.visitorToken, claimOf(bookingId), token, now.getTime());
