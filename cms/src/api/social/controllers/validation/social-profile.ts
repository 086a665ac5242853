import { z } from '@strapi/utils';
import {
  CLOSING_QUESTIONS,
  PROFILE_FACT_KINDS,
  PROFILE_LIMITS as LIMITS,
  PROFILE_SOURCES,
  SOCIAL_VOICES,
  type ConfirmSocialProfile,
} from '../../../../contract';

const short = z.string().trim().max(LIMITS.short);
const phrase = z.string().trim().min(1).max(LIMITS.short);
const text = z.string().trim().min(1).max(LIMITS.text);
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .nullable();
const source = z
  .strictObject({ kind: z.enum(PROFILE_SOURCES), name: z.string().max(LIMITS.note) })
  .optional();
const sourced = { from: day, until: day, source };

const profile = z.strictObject({
  name: short,
  trade: phrase,
  place: short,
  language: z.enum(['it', 'en']),
  voice: z.enum(SOCIAL_VOICES),
  customers: z.string().trim().max(LIMITS.text),
  facts: z
    .array(
      z.strictObject({
        ...sourced,
        text,
        topic: short,
        kind: z.enum(PROFILE_FACT_KINDS),
      }),
    )
    .max(LIMITS.facts),
  offers: z
    .array(
      z.strictObject({
        ...sourced,
        name: phrase,
        price: short,
        details: z.array(z.strictObject({ label: short, value: z.string().trim().max(LIMITS.note) })).max(20),
        note: z.string().trim().max(LIMITS.note),
        list: short,
      }),
    )
    .max(LIMITS.offers),
  questions: z.array(z.strictObject({ ...sourced, question: text, answer: text })).max(LIMITS.questions),
  wishes: z.array(z.strictObject({ words: phrase, often: z.boolean() })).max(LIMITS.wishes),
  privateNotes: z.array(z.string().trim().max(LIMITS.privateNote)).max(LIMITS.privateNotes),
  forbidden: z.array(phrase).max(LIMITS.forbidden),
  hashtags: z.array(z.string().regex(/^[\p{L}\p{N}_]{1,100}$/u)).max(LIMITS.hashtags),
  pricesAllowed: z.boolean(),
  emoji: z.int().min(0).max(LIMITS.emoji),
  exclamations: z.boolean(),
  closing: z
    .strictObject({
      lines: z.array(phrase).max(LIMITS.closingLines),
      question: z.enum(CLOSING_QUESTIONS),
    })
    .optional(),
  sources: z.strictObject({ name: source, trade: source, place: source }).optional(),
});

export const confirmSocialProfileRequest = z.strictObject({
  version: z.int().min(1),
  profile,
}) satisfies z.ZodType<ConfirmSocialProfile['request']>;
