import type { Day } from '../../contract';

/** Hours at which a one-hour consultation may begin, with an hour for lunch. */
const TIMES = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'] as const;

/** The openings of the next `count` working days after `today`: Monday to Friday, holidays left out. */
export const workingSlots = (
  today: Day,
  { count, holidays }: { count: number; holidays: readonly Day[] },
): { day: Day; time: string }[] => {
  const days: Day[] = [];
  const date = new Date(`${today}T12:00:00Z`);
  while (days.length < count) {
    date.setUTCDate(date.getUTCDate() + 1);
    const day = date.toISOString().slice(0, 10);
    const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
    if (!weekend && !holidays.includes(day)) days.push(day);
  }
  return days.flatMap((day) => TIMES.map((time) => ({ day, time })));
};
