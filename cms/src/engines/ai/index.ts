import { AnsweringChain } from './answering-chain';
import { EngineBoard, type PlatformModel } from './bot-engines';
import { EmbeddedEngine } from './embedded/embedded-engine';
import { IndexCache } from './index/index-cache';
import { IndexStore } from './index/index-store';
import { IndexWorkshop } from './index/index-workshop';
import models from './index/models.json';
import type { Answering, AnsweringDependencies } from './port';
import { Meanings } from './vectors/meanings';

export { BANDS as CONFIDENCE_LEVELS } from './embedded/bands';
export { ProviderError } from './port';
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
    board: new EngineBoard(settings, embedded, dependencies),
    embedded,
    indexes: new IndexCache({
      ...dependencies,
      models,
      maxPassages: settings.indexPassages,
      workshop: new IndexWorkshop(),
      store: settings.indexFolder ? new IndexStore(settings.indexFolder) : undefined,
    }),
    meanings: dependencies.vectors ? new Meanings(dependencies, dependencies.vectors) : null,
    log: dependencies.log,
  });
};
