import { testsOf, type TrustRow } from './row';

const bookings = testsOf('tests/api/bookings.spec.ts');
const admin = testsOf('tests/api/booking-admin.spec.ts');
const consultants = testsOf('tests/api/consultants.spec.ts');
const openings = testsOf('cms/src/domain/booking/working-slots.test.ts');
const instants = testsOf('cms/src/domain/booking/zoned-instant.test.ts');
const obstacles = testsOf('cms/src/domain/booking/slot-obstacle.test.ts');

/** One opening, one person. */
export const BOOKING_ROWS: TrustRow[] = [
  {
    id: 'M1',
    holds:
      'Of many who want one opening at once one has it, and the others are told; the database itself refuses a second.',
    proof: [
      ...bookings('forty at once on four openings make four'),
      ...consultants(
        'of ten who want the same hour at once two get it, one with each',
        'the database itself refuses a second booking of one consultant’s hour',
      ),
    ],
  },
  {
    id: 'M2',
    holds:
      'What is past, closed, on a holiday, too far ahead or on no clock is refused, whatever a page shows.',
    proof: [
      ...bookings('an opening that is %s is refused whatever the page shows', 'so is one on a %s'),
      ...admin('opens an hour by hand, but none on a Sunday, in the past or that no clock shows'),
      ...obstacles('%o: %s'),
    ],
  },
  {
    id: 'M3',
    holds: 'Of who closes an opening and who books it exactly one is first; a freed one is booked once.',
    proof: [
      ...admin('who closes and a customer who confirms: exactly one is first'),
      ...bookings('a cancelled one frees it too, and leaves the calendar'),
      ...testsOf('tests/api/booking-link.spec.ts')(
        'of six people who want one opening at once, one has it and the others keep theirs',
      ),
    ],
  },
  {
    id: 'M4',
    holds: 'Nobody sees, moves or cancels the booking of somebody else.',
    proof: [
      ...bookings('of another person is not there'),
      ...testsOf('tests/api/booking-link.spec.ts')(
        'opens no other booking, and none when it was changed, made up or is over',
      ),
      ...admin('alone may do all this'),
    ],
  },
  {
    id: 'M5',
    holds: 'An hour that the clock skips is never offered, one that it repeats once, on a server anywhere.',
    proof: [
      ...openings(
        'an hour that the clock skips is never offered, one that it repeats is offered once',
        'nine in the morning is nine in the morning on both sides of a change of the clock',
        'the openings are the same on a server in %s',
      ),
      ...instants('%s %s in Rome is %s', 'the day turns at midnight in Rome, not in UTC'),
    ],
  },
  {
    id: 'M6',
    holds: 'A held opening is free again after its time, also where the server died meanwhile.',
    proof: [
      ...bookings('keeps an opening for one person, until they choose another', 'a hold > ends by itself'),
      ...testsOf('tests/api/crash.spec.ts')(
        'a checkout whose session was opened and not heard of goes on with that session; a held opening stays held',
      ),
    ],
  },
];
