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

const brief = z.strictObject({
  goal: required,
  business: required,
  audience: required,
  notes: z.string().trim().max(maxText, 'max'),
}) satisfies z.ZodType<ServiceBrief>;

const fileIds = z.array(z.string().min(1).max(64)).max(files.perMessage, 'max');

// A file may stand alone; a delivery and a wish for another one are explained.
const message = z
  .strictObject({ text: z.string().trim().max(maxText, 'max'), fileIds })
  .refine((message) => message.text !== '' || message.fileIds.length > 0, {
    path: ['text'],
    message: 'required',
  }) satisfies z.ZodType<SendServiceMessage['request']>;
const explained = z.strictObject({ text: required, fileIds }) satisfies z.ZodType<
  AskForServiceRevision['request']
>;

const change = z.strictObject({
  version: z.number().int().min(1),
  assigneeId: z.string().min(1).max(64).nullable().optional(),
  dueOn: z.string().refine(isCalendarDay, 'day').nullable().optional(),
  note: z.string().trim().max(maxNote, 'max').optional(),
  addMinutes: z.number().int().min(0, 'min').max(maxMinutes, 'max').optional(),
}) satisfies z.ZodType<ChangeServiceOrder['request']>;

const list = z.strictObject({
  show: z.enum(SERVICE_BOARD_FILTERS).optional(),
}) satisfies z.ZodType<ListAdminServiceOrders['query']>;

export const validateBrief = (body: unknown): ServiceBrief => brief.parse(body);
export const validateMessage = (body: unknown): SendServiceMessage['request'] => message.parse(body);
export const validateExplained = (body: unknown): AskForServiceRevision['request'] => explained.parse(body);
export const validateChange = (body: unknown): ChangeServiceOrder['request'] => change.parse(body);
export const validateList = (query: unknown): ListAdminServiceOrders['query'] => list.parse(query);
