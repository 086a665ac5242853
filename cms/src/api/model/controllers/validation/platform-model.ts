import { z } from '@strapi/utils';
import {
  MODEL_FEATURES,
  MODEL_PROVIDERS,
  type ModelFeature,
  type SavePlatformModel,
} from '../../../../contract';
import { ApiError } from '../../../../http/api-error';
import { modelApiKey, modelBaseUrl, modelName } from '../../../chatbot/controllers/validation/model-settings';

/** A thousand euro for a million tokens is beyond every price list. */
const price = z.number().int().min(0).max(100_000);
const MAX_BUDGET = 100_000_000;

const platformModel = z.strictObject({
  provider: z.enum(MODEL_PROVIDERS),
  baseUrl: modelBaseUrl,
  model: modelName,
  inputPrice: price,
  outputPrice: price,
  monthlyBudget: z.number().int().min(1).max(MAX_BUDGET).nullable(),
  apiKey: modelApiKey,
}) satisfies z.ZodType<SavePlatformModel['request']>;

export const validatePlatformModel = (body: unknown): SavePlatformModel['request'] =>
  platformModel.parse(body);

export const validateFeature = (name: unknown): ModelFeature => {
  const feature = MODEL_FEATURES.find((each) => each === name);
  if (!feature) throw new ApiError('NOT_FOUND');
  return feature;
};
