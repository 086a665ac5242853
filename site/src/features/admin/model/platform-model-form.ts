import {
  hasEmbeddings,
  MODEL_PROVIDERS,
  type ModelFeature,
  type ModelProvider,
  type PlatformModel,
  type SavePlatformModel,
} from '@contract';
import { centsOf, euroText } from '../../../shared/models/amounts';

/** What is being typed: prices and budget in euro. `apiKey`: '' leaves the stored key as it is. */
export interface PlatformModelForm {
  provider: ModelProvider;
  baseUrl: string;
  model: string;
  apiKey: string;
  forgetKey: boolean;
  inputPrice: string;
  outputPrice: string;
  monthlyBudget: string;
}

export type PlatformModelProblem = 'required' | 'url' | 'amount' | 'again' | 'private';
export type PlatformModelProblems = Partial<Record<keyof PlatformModelForm, PlatformModelProblem>>;

/** Providers at an address of the customer's own; the others have one for everybody, or stand on this machine. */
export const needsAddress = (provider: ModelProvider): boolean =>
  provider === 'azure' || provider === 'openai-compatible';
/** Providers whose models run on one's own machine: no key, no price. */
export const isLocal = (provider: ModelProvider): boolean => provider === 'ollama' || provider === 'lmstudio';

/** The providers that can do a feature's work. */
export const providersFor = (feature: ModelFeature): ModelProvider[] =>
  MODEL_PROVIDERS.filter((provider) => feature !== 'embeddings' || hasEmbeddings(provider));

export const EMPTY_MODEL_FORM: PlatformModelForm = {
  provider: 'openai',
  baseUrl: '',
  model: '',
  apiKey: '',
  forgetKey: false,
  inputPrice: '',
  outputPrice: '',
  monthlyBudget: '',
};

/** What is stored, as it is edited. */
export const formOf = ({ choice }: Pick<PlatformModel, 'choice'>): PlatformModelForm =>
  choice
    ? {
        ...EMPTY_MODEL_FORM,
        provider: choice.provider,
        baseUrl: choice.baseUrl,
        model: choice.model,
        inputPrice: euroText(choice.inputPrice),
        outputPrice: euroText(choice.outputPrice),
        monthlyBudget: euroText(choice.monthlyBudget),
      }
    : EMPTY_MODEL_FORM;

/** What the server is asked to keep or try; call it with a form that `problemsOf` has passed. */
export const requestOf = ({
  apiKey,
  forgetKey,
  inputPrice,
  outputPrice,
  monthlyBudget,
  ...choice
}: PlatformModelForm): SavePlatformModel['request'] => ({
  ...choice,
  baseUrl: choice.baseUrl.trim(),
  model: choice.model.trim(),
  inputPrice: centsOf(inputPrice) ?? 0,
  outputPrice: centsOf(outputPrice) ?? 0,
  monthlyBudget: centsOf(monthlyBudget) || null,
  ...(apiKey.trim() !== '' ? { apiKey: apiKey.trim() } : forgetKey ? { apiKey: null } : {}),
});

const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/i.test(text.trim());

/** What is wrong with a form. Listing what a provider offers needs no model yet. */
export const problemsOf = (form: PlatformModelForm, needsModel = true): PlatformModelProblems => {
  const problems: PlatformModelProblems = {};
  if (form.baseUrl.trim() === '') {
    if (needsAddress(form.provider)) problems.baseUrl = 'required';
  } else if (!isAddress(form.baseUrl)) problems.baseUrl = 'url';
  if (needsModel && form.model.trim() === '') problems.model = 'required';
  for (const field of ['inputPrice', 'outputPrice', 'monthlyBudget'] as const)
    if (centsOf(form[field]) === null) problems[field] = 'amount';
  return problems;
};

const KNOWN: readonly string[] = [
  'required',
  'url',
  'amount',
  'again',
  'private',
] satisfies PlatformModelProblem[];

/** The server's refusal, field by field; null where it is about none of them. */
export const refusedFields = (fields: Record<string, string>): PlatformModelProblems | null => {
  const problems = Object.entries(fields).flatMap(([field, rule]) => {
    if (!(field in EMPTY_MODEL_FORM)) return [];
    const fallback = field === 'baseUrl' ? 'url' : /Price|Budget/.test(field) ? 'amount' : 'required';
    return [[field, KNOWN.includes(rule) ? rule : fallback] as const];
  });
  return problems.length > 0 ? (Object.fromEntries(problems) as PlatformModelProblems) : null;
};
