import type { Instant, One } from './common';

/** Who answers a bot's questions first. `platform`: whatever the operator of this server has set up. */
export const MODEL_ENGINES = ['platform', 'embedded', 'openai-compatible', 'webhook'] as const;
export type ModelEngine = (typeof MODEL_ENGINES)[number];

/** Whose model it is: each has its own way of being asked. The last three are asked as OpenAI is; two of them run on one's own machine. */
export const MODEL_PROVIDERS = [
  'openai',
  'anthropic',
  'google',
  'mistral',
  'azure',
  'openai-compatible',
  'ollama',
  'lmstudio',
] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Whether a provider makes embeddings: Anthropic's interface has none. */
export const hasEmbeddings = (provider: ModelProvider): boolean => provider !== 'anthropic';

/** `strict`: only from the owner's material. `free`: a model may talk about other things too, never invent facts of the business. */
export const ANSWER_MODES = ['strict', 'free'] as const;
export type AnswerMode = (typeof ANSWER_MODES)[number];

/** `standard`: every field we know. `n8n`: what n8n's own chat trigger expects. */
export const WEBHOOK_BODIES = ['standard', 'n8n'] as const;
export type WebhookBody = (typeof WEBHOOK_BODIES)[number];

/** Why a model or a webhook did not answer, for the owner; a visitor never learns. */
export const MODEL_FAULTS = [
  'BAD_ADDRESS',
  'PRIVATE_ADDRESS',
  'UNREACHABLE',
  'TOO_SLOW',
  'UNAUTHORIZED',
  'NOT_FOUND',
  'LIMITED',
  'SERVER_ERROR',
  'REJECTED',
  'NOT_AN_ANSWER',
  /** It answered, with something that no source vouches for. */
  'UNSOUND',
  /** Its provider's content filter held the reply back, or the model declined to answer. */
  'FILTERED',
  /** It failed too often a moment ago and is left alone for half a minute. */
  'PAUSED',
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

/** A sentence of a model that was not shown to a visitor, and what stands in its place. */
export interface HeldBack {
  /** '' where it repeated what nobody may read. */
  sentence: string;
  /** What no source supports: `price`, `link`, `phone`, … */
  claim: string;
  /** `rewritten`: by the model, which was told why. `replaced`: by the answer that needs no model. `removed`: by nothing. */
  outcome: 'rewritten' | 'replaced' | 'removed';
}

/** What a model costs whoever has set it up. */
export interface ModelPrices {
  /** Cents of a euro for a million tokens, as the provider's price list says; 0 for one's own machine. */
  inputPrice: number;
  outputPrice: number;
  /** Cents of a euro in a calendar month, after which the model is not asked until the next; `null` for no limit. */
  monthlyBudget: number | null;
}

/** What a model was asked for, and what that cost. */
export interface ModelSpending {
  /** `2026-11` */
  month: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** Cents of a euro. */
  cost: number;
}

/** What the owner chooses. Applies at once: it is no part of what is published. Prices and budget are those of `openai-compatible`. */
export interface ModelChoice extends ModelPrices {
  engine: ModelEngine;
  /** Whose model it is, with the engine `openai-compatible`. */
  provider: ModelProvider;
  /** '' is the provider's own address. Up to and without `/chat/completions`. */
  baseUrl: string;
  model: string;
  /** '' searches by words alone. */
  embeddingsModel: string;
  /** Cents of a euro for a million tokens of the embeddings model; counts towards the same budget. */
  embeddingsPrice: number;
  webhookUrl: string;
  webhookBody: WebhookBody;
  /** Where in a webhook's answer its reply stands, as `data.answer` or `0.text`. '' finds it where tools are known to put it. */
  webhookField: string;
  answerMode: AnswerMode;
  /** Visitors' emails, telephone numbers, IBANs and tax codes stay here; the model sees placeholders. */
  maskPersonalData: boolean;
}
/** `embedded` needs nobody. */
export type AnsweringEngine = Exclude<ModelEngine, 'platform'>;

export interface ModelSettings extends ModelChoice {
  /** The last characters of the stored key (`••••1234`); the key itself never leaves the server. `null`: none is stored. */
  apiKeyHint: string | null;
  /** The last characters of the secret that signs what the webhook is sent; `null`: it is sent unsigned. */
  webhookSecretHint: string | null;
  /** Until then the secret before it signs too, so that the receiver can change over; `null` when none does. */
  formerWebhookSecretUntil: Instant | null;
  /** What the server's operator has set up, used with `platform`. */
  platform: { engine: AnsweringEngine; model: string | null };
  /** The newest failure since these settings were saved, of the last replies. */
  lastFault: { fault: ModelFault; at: Instant } | null;
  /** What the owner's own model was asked for this month. */
  spending: ModelSpending;
  /** The month's budget is spent: the built-in engine answers until the next. */
  isStopped: boolean;
  /** How much of the material is searched by meaning too; `null` without an embeddings model. */
  embeddings: { known: number; total: number } | null;
}
/** `GET /api/chatbots/:id/model-settings` */
export interface GetModelSettings {
  response: One<ModelSettings>;
}
/**
 * `PUT /api/chatbots/:id/model-settings`. Without `apiKey` the stored key stays, `null` or '' forgets it. A stored key belongs to the
 * host it was given for: another host needs it again (`VALIDATION`, `apiKey: 'again'`).
 */
export interface SaveModelSettings {
  request: ModelChoice & { apiKey?: string | null };
  response: One<ModelSettings>;
}
/**
 * `POST /api/chatbots/:id/model-settings/webhook-secret`: a new secret of Standard Webhooks (`whsec_…`), shown this once. The one before it
 * goes on signing for a day.
 */
export interface RenewWebhookSecret {
  response: One<{ secret: string; settings: ModelSettings }>;
}
/** `DELETE /api/chatbots/:id/model-settings/webhook-secret`: what the webhook is sent is signed no longer. */
export interface ForgetWebhookSecret {
  response: One<ModelSettings>;
}
/** `POST /api/chatbots/:id/model-settings/test`: one tiny real question to what the form says, saved or not. */
export interface TestModelSettings {
  request: SaveModelSettings['request'];
  response: One<ModelTest>;
}
/** `POST /api/chatbots/:id/model-settings/list`: the models that the provider offers for this key. */
export interface ListOwnModels {
  request: SaveModelSettings['request'];
  response: {
    data: { ok: true; models: string[] } | { ok: false; fault: ModelFault; detail: string | null };
  };
}
export interface ModelAbilities {
  inputTokens: number;
  outputTokens: number;
  canCallTools: boolean;
  canSeeImages: boolean;
}
/** `GET /api/chatbots/:id/model-usage.csv`: what the chatbot's replies cost, a line for each month and model. */
export type ModelTest =
  | {
      ok: true;
      milliseconds: number;
      /** The beginning of what was answered. */
      reply: string;
      /** Where in a webhook's answer the reply stood; '' where all of it is the reply, `null` for a model. */
      replyField: string | null;
      /** Cents of a euro for a thousand messages of usual length, at the prices given; `null` for a webhook. */
      thousandMessages: number | null;
      /** What the call took and what the model can do; `null` for a webhook. */
      abilities: ModelAbilities | null;
      /** Length of an embedding; `null` where no embeddings model is set. */
      dimensions: number | null;
    }
  | {
      ok: false;
      part: 'answer' | 'embeddings';
      fault: ModelFault;
      /** The server's own words on it, in its language. */
      detail: string | null;
      /** Where in a webhook's answer there were texts, with `NOT_AN_ANSWER`: one of them may be meant as the reply. */
      textFields: string[];
      milliseconds: number;
    };
