import { z } from '@strapi/utils';
import type { ListLinkedSlots, MoveLinkedBooking, OpenBookingLink } from '../../../../contract';
import { day } from './booking';

const text = z.string().min(1, 'required').max(128, 'max');
export const bookingLinkRequest = z.strictObject({ bookingId: text, token: text }) satisfies z.ZodType<
  OpenBookingLink['request']
>;
export const linkedDayRequest = bookingLinkRequest.extend({ day }) satisfies z.ZodType<
  ListLinkedSlots['request']
>;
export const linkedMoveRequest = bookingLinkRequest.extend({ slotId: text }) satisfies z.ZodType<
  MoveLinkedBooking['request']
>;
