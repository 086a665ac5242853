import { z } from '@strapi/utils';

/** A person's message, without the white space around it. Too long is a refusal of its own: the writer is told the limit. */
export const messageText = (max: number) =>
  z
    .string()
    .refine((text) => text.length <= max, { params: { code: 'MESSAGE_TOO_LONG', details: { max } } })
    .trim();
