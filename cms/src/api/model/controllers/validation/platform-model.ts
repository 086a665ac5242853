import { z } from '@strapi/utils';
import { MODEL_FEATURES, MODEL_PROVIDERS, type SavePlatformModel } from '../../../../contract';
import {
  modelApiKey,
  modelBaseUrl,
  modelBudget,
  modelName,
  tokenPrice,
} from '../../../chatbot/controllers/validation/model-settings';

export const platformModelRequest = z.strictObject({
  provider: z.enum(MODEL_PROVIDERS),
  baseUrl: modelBaseUrl,
  model: modelName,
  inputPrice: tokenPrice,
  outputPrice: tokenPrice,
  monthlyBudget: modelBudget,
  apiKey: modelApiKey,
}) satisfies z.ZodType<SavePlatformModel['request']>;

/** Of the address: a feature that does not exist has no models. */
export const featureParams = z.object({ feature: z.enum(MODEL_FEATURES) });
