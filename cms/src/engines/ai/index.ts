import { AnsweringChain } from './answering-chain';
import { BotEngineRegistry, type PlatformModel } from './bot-engines';
import { EmbeddedEngine } from './embedded/embedded-engine';
import { IndexCache } from './index/index-cache';
import { IndexStore } from './index/index-store';
import { IndexBuildWorker } from './index/index-build-worker';
import models from './index/models.json';
import type { Answering, AnsweringDependencies } from './port';
import { EmbeddingStore } from './vectors/embedding-store';

export { CONFIDENCE_LEVELS } from './embedded/confidence-level';
export { modelAdministration, type ModelAdministration } from './models';
export {
  type LoadPlatformModels,
  perConnection,
  PlatformModels,
  type RecordUsage,
  type UsageRecord,
} from './models/platform-models';
export type { ModelConnection, ModelImage } from './models/port';
export { PROVIDER_ADDRESSES } from './models/provider-addresses';
export { ProviderError } from './port';
export { faultOf } from './remote/fault-of';
export { wantsPerson } from './wants-person';
export type { Answering, BotModel } from './port';

export interface AnsweringSettings extends PlatformModel {
  /** Passages kept in memory over all bots. */
  indexPassages?: number;
  /** Where large indexes outlive a restart; without it they are built anew. */
  indexFolder?: string;
}

/** The answering service of a server: webhook, model, embedded, as far as they are configured, for each bot as its owner chose. */
export const createAnswering = (
  settings: AnsweringSettings,
  dependencies: AnsweringDependencies,
): Answering => {
  const embedded = new EmbeddedEngine();
  return new AnsweringChain({
    registry: new BotEngineRegistry(settings, embedded, dependencies),
    embedded,
    indexes: new IndexCache({
      ...dependencies,
      models,
      maxPassages: settings.indexPassages,
      workshop: new IndexBuildWorker(),
      store: settings.indexFolder ? new IndexStore(settings.indexFolder) : undefined,
    }),
    meanings: dependencies.vectors ? new EmbeddingStore(dependencies, dependencies.vectors) : null,
    log: dependencies.log,
  });
};
