import {
  hasEmbeddings,
  type AnsweringEngine,
  type ModelChoice,
  type ModelPrices,
  type ModelProvider,
  type ModelSettings,
  type SaveModelSettings,
} from '@contract';
import { centsOf, euroText } from '../../../../shared/models/amounts';

/** Where well-known models are, and where one's own server listens unless it was told otherwise. */
export const MODEL_PRESETS = {
  openai: { name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', model: 'gpt-4.1-mini' },
  anthropic: { name: 'Anthropic', baseUrl: 'https://api.anthropic.com/v1', model: 'claude-sonnet-4-5' },
  google: {
    name: 'Google Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    model: 'gemini-2.5-flash',
  },
  mistral: { name: 'Mistral', baseUrl: 'https://api.mistral.ai/v1', model: 'mistral-small-latest' },
  ollama: { name: 'Ollama', baseUrl: 'http://localhost:11434/v1', model: 'llama3.1' },
  vllm: { name: 'vLLM', baseUrl: 'http://localhost:8000/v1', model: 'meta-llama/Llama-3.1-8B-Instruct' },
  'lm-studio': { name: 'LM Studio', baseUrl: 'http://localhost:1234/v1', model: 'local-model' },
  'llama-cpp': { name: 'llama.cpp', baseUrl: 'http://localhost:8080/v1', model: 'default' },
} as const;
export type ModelPreset = keyof typeof MODEL_PRESETS;
export const PRESET_NAMES = Object.keys(MODEL_PRESETS) as ModelPreset[];

/** The preset that an address is of; another server has none. */
export const presetOf = (baseUrl: string): ModelPreset | 'other' =>
  PRESET_NAMES.find((name) => MODEL_PRESETS[name].baseUrl === baseUrl.trim().replace(/\/+$/, '')) ?? 'other';

/** Presets whose providers have a way of their own of being asked; the others are asked as OpenAI is. */
const HOSTED = ['openai', 'anthropic', 'google', 'mistral'] as const;
export const isHosted = (preset: ModelPreset | 'other'): boolean => HOSTED.some((name) => name === preset);

/** Whose model an address is of. */
export const providerOf = (baseUrl: string): ModelProvider => {
  const preset = presetOf(baseUrl);
  if (/\.openai\.azure\.com$/.test(hostnameOf(baseUrl))) return 'azure';
  return HOSTED.find((name) => name === preset) ?? 'openai-compatible';
};

/** What is being typed: prices and budget in euro. `apiKey`: '' leaves the stored key as it is. */
export interface ModelForm extends Omit<ModelChoice, 'provider' | 'embeddingsPrice' | keyof ModelPrices> {
  inputPrice: string;
  outputPrice: string;
  embeddingsPrice: string;
  monthlyBudget: string;
  apiKey: string;
  forgetKey: boolean;
}

export const toForm = ({
  engine,
  baseUrl,
  model,
  embeddingsModel,
  webhookUrl,
  webhookBody,
  webhookField,
  answerMode,
  maskPersonalData,
  inputPrice,
  outputPrice,
  embeddingsPrice,
  monthlyBudget,
}: ModelSettings): ModelForm => ({
  engine,
  baseUrl,
  model,
  embeddingsModel,
  webhookUrl,
  webhookBody,
  webhookField,
  answerMode,
  maskPersonalData,
  inputPrice: euroText(inputPrice),
  outputPrice: euroText(outputPrice),
  embeddingsPrice: euroText(embeddingsPrice),
  monthlyBudget: euroText(monthlyBudget),
  apiKey: '',
  forgetKey: false,
});

export const toRequest = ({
  apiKey,
  forgetKey,
  inputPrice,
  outputPrice,
  embeddingsPrice,
  monthlyBudget,
  ...choice
}: ModelForm): SaveModelSettings['request'] => ({
  ...choice,
  provider: providerOf(choice.baseUrl),
  embeddingsModel: hasEmbeddings(providerOf(choice.baseUrl)) ? choice.embeddingsModel : '',
  inputPrice: centsOf(inputPrice) ?? 0,
  outputPrice: centsOf(outputPrice) ?? 0,
  embeddingsPrice: centsOf(embeddingsPrice) ?? 0,
  monthlyBudget: centsOf(monthlyBudget) || null,
  ...(apiKey.trim() !== '' ? { apiKey: apiKey.trim() } : forgetKey ? { apiKey: null } : {}),
});

/** Who answers first with this choice. */
export const engineInUse = ({
  engine,
  platform,
}: Pick<ModelSettings, 'engine' | 'platform'>): AnsweringEngine =>
  engine === 'platform' ? platform.engine : engine;

const hostnameOf = (address: string): string => {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
};

const hostOf = (address: string): string => {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
};

/** The stored key belongs to the host it was given for: for another one it has to be typed again. */
export const needsKeyAgain = (form: ModelForm, settings: ModelSettings): boolean =>
  settings.apiKeyHint !== null &&
  !form.forgetKey &&
  form.apiKey.trim() === '' &&
  hostOf(form.baseUrl) !== hostOf(settings.baseUrl);

export type ModelProblem = 'required' | 'url' | 'private' | 'again' | 'amount';
const AMOUNTS = ['inputPrice', 'outputPrice', 'embeddingsPrice', 'monthlyBudget'] as const;
const FIELDS = ['baseUrl', 'model', 'webhookUrl', 'apiKey', ...AMOUNTS] as const;
export type ModelProblems = Partial<Record<(typeof FIELDS)[number], ModelProblem>>;

const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/i.test(text.trim());

/** What is wrong with a form, before anybody is asked. */
/** @param needsModel False for listing what a provider offers. */
export const checkModelForm = (
  form: ModelForm,
  settings: ModelSettings,
  needsModel = true,
): ModelProblems => {
  const problems: ModelProblems = {};
  const address = (field: 'baseUrl' | 'webhookUrl') => {
    if (form[field].trim() === '') problems[field] = 'required';
    else if (!isAddress(form[field])) problems[field] = 'url';
  };
  if (form.engine === 'openai-compatible') {
    address('baseUrl');
    if (needsModel && form.model.trim() === '') problems.model = 'required';
    for (const field of AMOUNTS) if (centsOf(form[field]) === null) problems[field] = 'amount';
    if (needsKeyAgain(form, settings)) problems.apiKey = 'again';
  }
  if (form.engine === 'webhook') address('webhookUrl');
  return problems;
};

const KNOWN: readonly string[] = ['required', 'url', 'private', 'again', 'amount'] satisfies ModelProblem[];

/** The server's refusal, field by field; a rule that we have no words for is a wrong address or a wrong text all the same. */
export const toProblems = (fields: Record<string, string>): ModelProblems =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const rule = fields[field];
      const fallback = AMOUNTS.some((amount) => amount === field) ? 'amount' : 'url';
      return rule === undefined ? [] : [[field, KNOWN.includes(rule) ? rule : fallback]];
    }),
  );
