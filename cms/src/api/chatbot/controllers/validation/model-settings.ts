import { z } from '@strapi/utils';
import {
  ANSWER_MODES,
  LIMITS,
  MODEL_ENGINES,
  WEBHOOK_BODIES,
  type SaveModelSettings,
} from '../../../../contract';

const { max } = LIMITS.siteUrl;

const isAddress = (text: string): boolean => {
  try {
    const { protocol, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
};

const address = z
  .string()
  .trim()
  .max(max)
  .refine((text) => text === '' || isAddress(text), 'url');

/** Where the endpoints begin, however much of an endpoint's address was pasted. */
const baseUrl = address
  .refine((text) => text === '' || !/[?#]/.test(text), 'url')
  .transform((text) => text.replace(/\/+$/, '').replace(/\/(?:chat\/completions|embeddings|models)$/, ''));

const name = z.string().trim().max(200);

const modelSettings = z.strictObject({
  engine: z.enum(MODEL_ENGINES),
  baseUrl,
  model: name,
  embeddingsModel: name,
  webhookUrl: address,
  webhookBody: z.enum(WEBHOOK_BODIES),
  answerMode: z.enum(ANSWER_MODES),
  maskPersonalData: z.boolean(),
  // What a header can carry.
  apiKey: z
    .string()
    .trim()
    .max(500)
    .regex(/^[\x21-\x7e]*$/, 'key')
    .nullable()
    .optional(),
}) satisfies z.ZodType<SaveModelSettings['request']>;

export const validateModelSettings = (body: unknown): SaveModelSettings['request'] =>
  modelSettings.parse(body);
