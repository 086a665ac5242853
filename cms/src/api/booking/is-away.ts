import { isAbsentAt } from '../../domain/booking/consultants';
import type { ConsultantRow } from './booking-rows';

/** Whether a consultant is away when an opening begins, or takes nobody any more. */
export const isAway = (consultant: ConsultantRow, startsAt: string | Date): boolean =>
  !consultant.active || isAbsentAt(new Date(startsAt), consultant);
