import { z } from '@strapi/utils';
import {
  SERVICE_BOARD_FILTERS,
  SERVICE_ORDER_LIMITS,
  type AskForServiceRevision,
  type ChangeServiceOrder,
  type ListAdminServiceOrders,
  type SendServiceMessage,
  type ServiceBrief,
} from '../../../contract';
import { isCalendarDay } from '../../../domain/booking/days';

const { text: maxText, note: maxNote, minutes: maxMinutes, files } = SERVICE_ORDER_LIMITS;
const required = z.string().trim().min(1, 'required').max(maxText, 'max');

export const briefRequest = z.strictObject({
  goal: required,
  business: required,
  audience: required,
  notes: z.string().trim().max(maxText, 'max'),
}) satisfies z.ZodType<ServiceBrief>;

const fileIds = z.array(z.string().min(1).max(64)).max(files.perMessage, 'max');

// A file may stand alone; a delivery and a wish for another one are explained.
export const messageRequest = z
  .strictObject({ text: z.string().trim().max(maxText, 'max'), fileIds })
  .refine(({ text, fileIds }) => text !== '' || fileIds.length > 0, {
    path: ['text'],
    message: 'required',
  }) satisfies z.ZodType<SendServiceMessage['request']>;
export const explainedRequest = z.strictObject({ text: required, fileIds }) satisfies z.ZodType<
  AskForServiceRevision['request']
>;

export const changeRequest = z.strictObject({
  version: z.number().int().min(1),
  assigneeId: z.string().min(1).max(64).nullable().optional(),
  dueOn: z.string().refine(isCalendarDay, 'day').nullable().optional(),
  note: z.string().trim().max(maxNote, 'max').optional(),
  addMinutes: z.number().int().min(0, 'min').max(maxMinutes, 'max').optional(),
}) satisfies z.ZodType<ChangeServiceOrder['request']>;

export const listQuery = z.strictObject({
  show: z.enum(SERVICE_BOARD_FILTERS).optional(),
}) satisfies z.ZodType<ListAdminServiceOrders['query']>;
