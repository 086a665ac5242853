import { z } from '@strapi/utils';
import type { ListLinkedSlots, MoveLinkedBooking, OpenBookingLink } from '../../../../contract';
import { day } from './booking';

const text = z.string().min(1, 'required').max(128, 'max');
const link = z.strictObject({ bookingId: text, token: text }) satisfies z.ZodType<OpenBookingLink['request']>;
const linkedDay = link.extend({ day }) satisfies z.ZodType<ListLinkedSlots['request']>;
const linkedMove = link.extend({ slotId: text }) satisfies z.ZodType<MoveLinkedBooking['request']>;

export const validateBookingLink = (body: unknown): OpenBookingLink['request'] => link.parse(body);
export const validateLinkedDay = (body: unknown): ListLinkedSlots['request'] => linkedDay.parse(body);
export const validateLinkedMove = (body: unknown): MoveLinkedBooking['request'] => linkedMove.parse(body);
