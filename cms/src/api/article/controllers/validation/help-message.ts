import { z } from '@strapi/utils';
import { HELP_LIMITS, isEmail, LIMITS, LOCALES, type SendHelpMessage } from '../../../../contract';

const text = (max: number) => z.string().trim().min(1, 'required').max(max, 'max');

export const helpMessageRequest = z.strictObject({
  name: text(LIMITS.displayName.max),
  email: text(LIMITS.email.max).refine(isEmail, 'email'),
  message: text(HELP_LIMITS.message),
  locale: z.enum(LOCALES).optional(),
}) satisfies z.ZodType<SendHelpMessage['request']>;
