import type { Absence, Day } from '../../contract';
import { dayIn } from './zoned-instant';

/** Whether a consultant is away on a day of their own. */
const isAbsentOn = (day: Day, absences: readonly Absence[]): boolean =>
  absences.some(({ from, until }) => from <= day && day <= until);

/** Whether a consultant is away when something begins, by the day on the clock of their zone. */
export const isAbsentAt = (
  startsAt: Date,
  { zone, absences }: { zone: string; absences: readonly Absence[] },
): boolean => isAbsentOn(dayIn(startsAt, zone), absences);

interface Opening {
  startsAt: Date;
  consultantId: number;
}

/**
 * Each time once, in order: of several consultants who are free then, whoever has fewest bookings on that day, so that work is
 * shared; of equals whoever is there longest.
 */
export const oneOfEachTime = <Slot extends Opening>(
  slots: readonly Slot[],
  bookingsOf: (slot: Slot) => number,
): Slot[] => {
  const chosen = new Map<number, Slot>();
  for (const slot of slots) {
    const at = slot.startsAt.getTime();
    const other = chosen.get(at);
    const isBetter =
      !other ||
      bookingsOf(slot) < bookingsOf(other) ||
      (bookingsOf(slot) === bookingsOf(other) && slot.consultantId < other.consultantId);
    if (isBetter) chosen.set(at, slot);
  }
  return [...chosen.values()].sort((one, next) => one.startsAt.getTime() - next.startsAt.getTime());
};
