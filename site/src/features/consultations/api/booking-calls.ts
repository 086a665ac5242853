import type { Booking, CancelBooking, CreateBooking, HoldSlot } from '@contract';
import { ApiFailure } from '../../../lib/api-failure';
import { downloadFile } from '../../../lib/download';
import { http } from '../../../lib/http';
import { tabStorage } from '../../../lib/storage';
import { attemptKeys } from '../../../shared/forms/attempt-key';

const STORED = 'officina.consultations.attempt';

const keys = attemptKeys({
  read: () => tabStorage.get(STORED),
  write: (value) => tabStorage.set(STORED, value),
  clear: () => tabStorage.remove(STORED),
});

/** Repeating it after a lost answer is safe: the server recognises the attempt by its key. */
const once = async (path: string, request: object): Promise<Booking> => {
  try {
    const { data } = await http.post<{ data: Booking }>(path, request, {
      headers: { 'Idempotency-Key': keys.keyFor({ path, ...request }) },
    });
    keys.settle('done');
    return data;
  } catch (failure) {
    if (failure instanceof ApiFailure) keys.settle(failure);
    throw failure;
  }
};

const pathOf = (id: string) => `/bookings/${encodeURIComponent(id)}`;

export const createBooking = (request: CreateBooking['request']) => once('/bookings', request);
export const moveBooking = (id: string, slotId: string) => once(`${pathOf(id)}/move`, { slotId });
export const cancelBooking = (id: string) => http.post<CancelBooking['response']>(`${pathOf(id)}/cancel`);

/** Keeps an opening while the person confirms, and lets go of the one before. */
export const holdSlot = async (slotId: string): Promise<string> => {
  const { data } = await http.post<HoldSlot['response']>('/bookings/hold', { slotId });
  return data.heldUntil;
};
/** Nobody waits for this: a hold that is not let go ends by itself. */
export const releaseSlot = (): void => void http.delete('/bookings/hold').catch(() => undefined);

/** Saves the booking as a calendar file. Throws `ApiFailure`. */
export const saveCalendarFile = (id: string): Promise<void> =>
  downloadFile(`${pathOf(id)}/calendar.ics`, 'officina.ics');
