import { z } from '@strapi/utils';
import {
  MODEL_FEATURES,
  MODEL_PROVIDERS,
  type ModelFeature,
  type SavePlatformModel,
} from '../../../../contract';
import { ApiError } from '../../../../http/api-error';
import {
  modelApiKey,
  modelBaseUrl,
  modelBudget,
  modelName,
  tokenPrice,
} from '../../../chatbot/controllers/validation/model-settings';

const platformModel = z.strictObject({
  provider: z.enum(MODEL_PROVIDERS),
  baseUrl: modelBaseUrl,
  model: modelName,
  inputPrice: tokenPrice,
  outputPrice: tokenPrice,
  monthlyBudget: modelBudget,
  apiKey: modelApiKey,
}) satisfies z.ZodType<SavePlatformModel['request']>;

export const validatePlatformModel = (body: unknown): SavePlatformModel['request'] =>
  platformModel.parse(body);

export const validateFeature = (name: unknown): ModelFeature => {
  const feature = MODEL_FEATURES.find((each) => each === name);
  if (!feature) throw new ApiError('NOT_FOUND');
  return feature;
};
