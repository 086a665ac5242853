import { hasEmbeddings, type ModelFeature, type ModelProvider, type OwnFeature } from '../../../contract';
import type { ModelConnection, TokenUsage } from './port';
import { isComplete } from './provider-addresses';

/** What a reply cost, for the books. */
export interface UsageRecord extends TokenUsage {
  feature: ModelFeature | OwnFeature;
  /** The chatbot that it was for; '' for none. */
  botId: string;
  provider: ModelProvider;
  model: string;
}
export type RecordUsage = (usage: UsageRecord) => void;

export interface EnvironmentModel extends ModelConnection {
  embeddingsModel: string;
}

/** The models that administrators chose, without those whose budget is spent. */
export type LoadPlatformModels = () => Promise<Partial<Record<ModelFeature, ModelConnection>>>;

/**
 * Which model each feature of the platform uses. The server's variables win over what administrators chose on the page; without either,
 * the built-in engines do the work.
 */
export class PlatformModels {
  readonly #environment: EnvironmentModel;
  readonly #load: LoadPlatformModels;
  #chosen: Partial<Record<ModelFeature, ModelConnection>> = {};

  constructor(environment: EnvironmentModel, load: LoadPlatformModels = () => Promise.resolve({})) {
    this.#environment = environment;
    this.#load = load;
  }

  /** The variables of the server name a model: then nothing else counts. */
  get isFromEnvironment(): boolean {
    return isComplete(this.#environment);
  }

  of(feature: ModelFeature): ModelConnection | null {
    if (!this.isFromEnvironment) return this.#chosen[feature] ?? null;
    if (feature !== 'embeddings') return this.#environment;
    const { embeddingsModel, provider } = this.#environment;
    return embeddingsModel === '' || !hasEmbeddings(provider)
      ? null
      : { ...this.#environment, model: embeddingsModel };
  }

  /** Reads the choices again: at the start, and after they or what was spent changed. */
  async refresh(): Promise<void> {
    this.#chosen = await this.#load();
  }
}

/** Makes a thing from a connection, once for as long as the connection stays the same. */
export const perConnection = <Thing>(
  connectionOf: () => ModelConnection | null,
  make: (connection: ModelConnection) => Thing,
): (() => Thing | null) => {
  let made: { of: string; thing: Thing } | null = null;
  return () => {
    const connection = connectionOf();
    if (!connection) return null;
    const of = JSON.stringify(connection);
    if (made?.of !== of) made = { of, thing: make(connection) };
    return made.thing;
  };
};
