import { z } from '@strapi/utils';
import {
  ANSWER_MODES,
  LIMITS,
  MODEL_ENGINES,
  MODEL_PROVIDERS,
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
export const modelBaseUrl = address
  .refine((text) => text === '' || !/[?#]/.test(text), 'url')
  .transform((text) => text.replace(/\/+$/, '').replace(/\/(?:chat\/completions|embeddings|models)$/, ''));

export const modelName = z.string().trim().max(200);

/** A thousand euro for a million tokens is beyond every price list. */
export const tokenPrice = z.number().int().min(0).max(100_000);
export const modelBudget = z.number().int().min(1).max(100_000_000).nullable();

/** What a header can carry. */
export const modelApiKey = z
  .string()
  .trim()
  .max(500)
  .regex(/^[\x21-\x7e]*$/, 'key')
  .nullable()
  .optional();

export const modelSettingsRequest = z.strictObject({
  engine: z.enum(MODEL_ENGINES),
  provider: z.enum(MODEL_PROVIDERS).default('openai-compatible'),
  baseUrl: modelBaseUrl,
  model: modelName,
  embeddingsModel: modelName,
  webhookUrl: address,
  webhookBody: z.enum(WEBHOOK_BODIES),
  webhookField: z.string().trim().max(LIMITS.webhookField.max).default(''),
  answerMode: z.enum(ANSWER_MODES),
  maskPersonalData: z.boolean(),
  inputPrice: tokenPrice.default(0),
  outputPrice: tokenPrice.default(0),
  embeddingsPrice: tokenPrice.default(0),
  monthlyBudget: modelBudget.default(null),
  apiKey: modelApiKey,
}) satisfies z.ZodType<SaveModelSettings['request']>;
