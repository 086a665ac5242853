import type { One } from './common';
import type { ModelAbilities, ModelFault, ModelPrices, ModelProvider, ModelSpending } from './model-settings';

/** What a model of the platform is used for; each may have another one. */
export const MODEL_FEATURES = ['visitors', 'assistant', 'posts', 'embeddings'] as const;
export type ModelFeature = (typeof MODEL_FEATURES)[number];

/** What an administrator chooses for one feature. */
export interface PlatformModelChoice extends ModelPrices {
  provider: ModelProvider;
  /** '' is the provider's own address. */
  baseUrl: string;
  model: string;
}

export interface PlatformModel {
  feature: ModelFeature;
  /** `environment`: the server's variables say it, and win. `none`: the built-in engine does it. */
  source: 'environment' | 'settings' | 'none';
  choice: PlatformModelChoice | null;
  /** The last characters of the stored key; the key itself never leaves the server. */
  apiKeyHint: string | null;
  spending: ModelSpending;
  /** The month's budget is spent: the built-in engine answers. */
  isStopped: boolean;
}

/** What a chatbot's own models are used for, which its owner pays: for answers, and for finding passages by meaning. */
export const OWN_FEATURES = ['own', 'own-embeddings'] as const;
export type OwnFeature = (typeof OWN_FEATURES)[number];
export const isOwnFeature = (feature: ModelFeature | OwnFeature): feature is OwnFeature =>
  (OWN_FEATURES as readonly string[]).includes(feature);

/** What one feature was asked for in one month. */
export interface FeatureSpending extends Omit<ModelSpending, 'cost'> {
  feature: ModelFeature | OwnFeature;
  /** Cents of a euro; `null` where somebody else pays. */
  cost: number | null;
}
/** A model server that was found on the machine of this server. */
export interface LocalModelServer {
  provider: Extract<ModelProvider, 'ollama' | 'lmstudio'>;
  name: string;
  baseUrl: string;
  models: string[];
}

/** `GET /api/admin/models` */
export interface ListPlatformModels {
  /** `months`: the last twelve, newest first. */
  response: { data: PlatformModel[]; meta: { months: FeatureSpending[] } };
}
/** `GET /api/admin/models/local` */
export interface ListLocalModelServers {
  response: { data: LocalModelServer[] };
}
/** `PUT /api/admin/models/:feature`. Without `apiKey` the stored key stays, as long as the host does; `null` or '' forgets it. */
export interface SavePlatformModel {
  request: PlatformModelChoice & { apiKey?: string | null };
  response: One<PlatformModel>;
}
/** `POST /api/admin/models/:feature/list`: the models that the provider offers. */
export interface ListProviderModels {
  request: SavePlatformModel['request'];
  response: {
    data: { ok: true; models: string[] } | { ok: false; fault: ModelFault; detail: string | null };
  };
}
/** `POST /api/admin/models/:feature/test`: a few tiny real calls. */
export interface TestPlatformModel {
  request: SavePlatformModel['request'];
  response: One<ModelTrial>;
}
interface FailedTrial {
  ok: false;
  fault: ModelFault;
  detail: string | null;
  milliseconds: number;
}
export interface EmbeddingsTrial {
  ok: true;
  part: 'embeddings';
  milliseconds: number;
  inputTokens: number;
  /** Length of a vector. */
  dimensions: number;
  /** Cents of a euro for a thousand questions, at the price given. */
  thousandMessages: number;
}
export interface TextTrial extends ModelAbilities {
  ok: true;
  part: 'text';
  milliseconds: number;
  /** The beginning of what was answered. */
  reply: string;
  /** Cents of a euro for a thousand messages of usual length, at the prices given. */
  thousandMessages: number;
}
/** What came of trying a model. */
export type ModelTrial<Trial extends TextTrial | EmbeddingsTrial = TextTrial | EmbeddingsTrial> =
  Trial | FailedTrial;
