import type { LocalModelServer, ModelTrial } from '../../../contract';
import type { AddressesOf } from '../port';
import { timings } from '../../../settings/timings';
import { findLocalServers } from './find-local-servers';
import { listModels, type ModelPurpose } from './list-models';
import type { PlatformModels } from './platform-models';
import type { ModelConnection } from './port';
import { tryEmbeddings } from './try-embeddings';
import { tryModel } from './try-model';

/** What an administrator does with models: find, list, try, and have them used. */
export interface ModelAdministration {
  readonly platform: PlatformModels;
  findLocal(signal: AbortSignal): Promise<LocalModelServer[]>;
  /** Throws ProviderError. */
  list(connection: ModelConnection, purpose: ModelPurpose, signal: AbortSignal): Promise<string[]>;
  try(
    connection: ModelConnection,
    purpose: ModelPurpose,
    prices: { inputPrice: number; outputPrice: number },
    signal: AbortSignal,
  ): Promise<ModelTrial>;
}

/** `addressesOf` judges the addresses that administrators type. */
export const modelAdministration = (
  ollamaHost: string,
  platform: PlatformModels,
  addressesOf: AddressesOf,
): ModelAdministration => ({
  platform,
  findLocal: (signal) => findLocalServers(ollamaHost, { signal, timeoutMs: timings().models.localServerMs }),
  list: (connection, purpose, signal) =>
    listModels({ ...connection, addressesOf }, { purpose, signal, timeoutMs: timings().models.listModelsMs }),
  try: (connection, purpose, prices, signal) =>
    (purpose === 'text' ? tryModel : tryEmbeddings)({ ...connection, addressesOf }, prices, {
      signal,
      timeoutMs: timings().models.tryModelMs,
    }),
});
