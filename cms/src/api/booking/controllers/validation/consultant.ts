import { z } from '@strapi/utils';
import { CONSULTANT_LIMITS, type CreateConsultant, type UpdateConsultant } from '../../../../contract';
import { isZone } from '../../../../domain/booking/zoned-instant';
import { day } from './booking';

const LIMITS = CONSULTANT_LIMITS;

const email = z
  .string()
  .trim()
  .max(LIMITS.email, 'max')
  .refine((text) => text === '' || z.email().safeParse(text).success, 'email');
const details = {
  name: z.string().trim().min(1, 'required').max(LIMITS.name, 'max'),
  email,
  zone: z.string().max(64, 'max').refine(isZone, 'zone'),
  noticeHours: z.int('number').min(0, 'min').max(LIMITS.noticeHours, 'max'),
};
const absence = z
  .strictObject({ from: day, until: day, reason: z.string().trim().max(LIMITS.reason, 'max') })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'order' });

export const createConsultantRequest = z.strictObject(details) satisfies z.ZodType<
  CreateConsultant['request']
>;
export const updateConsultantRequest = z
  .strictObject({
    ...details,
    active: z.boolean(),
    absences: z.array(absence).max(LIMITS.absences, 'max'),
  })
  .partial() satisfies z.ZodType<UpdateConsultant['request']>;
