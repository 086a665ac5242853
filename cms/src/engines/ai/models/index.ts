import type { LocalModelServer, ModelTrial } from '../../../contract';
import type { AddressesOf } from '../port';
import { timings } from '../../../settings/timings';
import { findLocalServers } from './find-local-servers';
import { listModels } from './list-models';
import type { PlatformModels } from './platform-models';
import type { ModelConnection } from './port';
import { tryModel } from './try-model';

/** What an administrator does with models: find, list, try, and have them used. */
export interface ModelAdministration {
  readonly platform: PlatformModels;
  findLocal(signal: AbortSignal): Promise<LocalModelServer[]>;
  /** Throws ProviderError. */
  list(connection: ModelConnection, signal: AbortSignal): Promise<string[]>;
  try(
    connection: ModelConnection,
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
  list: (connection, signal) =>
    listModels({ ...connection, addressesOf }, { signal, timeoutMs: timings().models.listModelsMs }),
  try: (connection, prices, signal) =>
    tryModel({ ...connection, addressesOf }, prices, { signal, timeoutMs: timings().models.tryModelMs }),
});
