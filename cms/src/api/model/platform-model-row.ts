import type { ModelFeature, PlatformModelChoice } from '../../contract';
import type { Row } from '../../database/row';
import { openSecret, sealSecret } from '../../domain/secrets/seal';
import type { ModelConnection } from '../../engines/ai';
import { readSettings } from '../../settings';

export const PLATFORM_MODEL = 'api::model.platform-model';

/** What an administrator chose for one feature, as the database holds it; its key sealed. */
export type PlatformModelRow = Row<typeof PLATFORM_MODEL>;

const sealing = (feature: ModelFeature) => ({
  key: readSettings().secrets.encryptionKey,
  place: `platform-model:${feature}`,
});

export const sealPlatformKey = (feature: ModelFeature, apiKey: string): string =>
  sealSecret(apiKey, sealing(feature));

/** The key in the clear; '' when there is none, or none that this server can open. */
export const platformKeyOf = (row: Pick<PlatformModelRow, 'apiKey' | 'feature'> | null): string =>
  row?.apiKey ? (openSecret(row.apiKey, sealing(row.feature)) ?? '') : '';

/** Row → contract. */
export const toPlatformChoice = (row: PlatformModelRow): PlatformModelChoice => ({
  provider: row.provider,
  baseUrl: row.baseUrl ?? '',
  model: row.model,
  inputPrice: row.inputPrice,
  outputPrice: row.outputPrice,
  monthlyBudget: row.monthlyBudget,
});

/** Row → what the engines connect with. */
export const toConnection = (row: PlatformModelRow): ModelConnection => ({
  provider: row.provider,
  baseUrl: row.baseUrl ?? '',
  apiKey: platformKeyOf(row),
  model: row.model,
});
