import type { Key } from '../../../i18n';
import { ApiFailure } from '../../../lib/api-failure';

const WORDS: Record<string, Key> = {
  'slot-taken': 'consultations.problems.slotTaken',
  'limit-reached': 'consultations.problems.limit',
  'too-late': 'consultations.problems.tooLate',
  'free-used': 'consultations.problems.freeUsed',
  'purchase-used': 'consultations.problems.purchaseUsed',
  'not-upcoming': 'consultations.problems.notUpcoming',
  'other-consultant': 'consultations.problems.otherConsultant',
  past: 'consultations.problems.slotGone',
  notice: 'consultations.problems.slotGone',
  horizon: 'consultations.problems.slotGone',
  sunday: 'consultations.problems.slotGone',
  holiday: 'consultations.problems.slotGone',
};
/** After these another opening may do. */
const OF_SLOT: Key[] = [
  'consultations.problems.slotTaken',
  'consultations.problems.slotGone',
  'consultations.problems.otherConsultant',
];

/** What the server's refusal means to whoever books, and whether another opening helps; null when it says nothing of ours. */
export const bookingProblem = (failure: unknown): { words: Key; ofSlot: boolean } | null => {
  if (!(failure instanceof ApiFailure)) return null;
  // An opening that an administrator removed is not there any more.
  const words = failure.code === 'NOT_FOUND' ? OF_SLOT[0] : WORDS[String(failure.details.reason)];
  return words ? { words, ofSlot: OF_SLOT.includes(words) } : null;
};
