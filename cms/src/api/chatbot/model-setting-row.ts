import type { ModelChoice } from '../../contract';
import type { Row } from '../../database/row';
import type { BotModel } from '../../engines/ai';
import { openSecret, sealSecret } from '../../domain/secrets/seal';
import { readSettings } from '../../settings';

export const MODEL_SETTING = 'api::chatbot.model-setting';

/** An owner's choice of model as the database holds it; its key sealed. */
export type ModelSettingRow = Row<typeof MODEL_SETTING>;

const placeOf = (installId: string): string => `model-settings:${installId}`;
const webhookPlaceOf = (installId: string): string => `webhook-secret:${installId}`;

export const sealKey = (installId: string, apiKey: string): string =>
  sealSecret(apiKey, { key: readSettings().secrets.encryptionKey, place: placeOf(installId) });

/** The key in the clear; '' when there is none, or none that this server can open. */
export const keyOf = (installId: string, row: Pick<ModelSettingRow, 'apiKey'> | null): string =>
  row?.apiKey
    ? (openSecret(row.apiKey, { key: readSettings().secrets.encryptionKey, place: placeOf(installId) }) ?? '')
    : '';

export const sealWebhookSecret = (installId: string, secret: string): string =>
  sealSecret(secret, { key: readSettings().secrets.encryptionKey, place: webhookPlaceOf(installId) });

type WebhookSecrets = Pick<
  ModelSettingRow,
  'webhookSecret' | 'formerWebhookSecret' | 'formerWebhookSecretUntil'
>;

/** The secrets in the clear that sign at `now`: that of the settings first, then the one that it replaced while that is believed. */
export const webhookSecretsOf = (
  installId: string,
  row: WebhookSecrets | null,
  now = new Date(),
): string[] => {
  const { encryptionKey: key } = readSettings().secrets;
  const isFormerValid = formerSecretUntil(row, now) !== null;
  return [row?.webhookSecret, isFormerValid ? row?.formerWebhookSecret : null].flatMap((sealed) => {
    const secret = sealed ? openSecret(sealed, { key, place: webhookPlaceOf(installId) }) : null;
    return secret === null ? [] : [secret];
  });
};

/** Until when the secret that was replaced signs too; null when none does any more. */
export const formerSecretUntil = (row: WebhookSecrets | null, now = new Date()): Date | null => {
  const until = row?.formerWebhookSecretUntil ? new Date(row.formerWebhookSecretUntil) : null;
  return until !== null && row?.formerWebhookSecret && until > now ? until : null;
};

/** Row → contract; without a row, what everybody begins with. */
export const toModelChoice = (row: ModelSettingRow | null): ModelChoice => ({
  engine: row?.engine ?? 'platform',
  provider: row?.provider ?? 'openai-compatible',
  baseUrl: row?.baseUrl ?? '',
  model: row?.model ?? '',
  embeddingsModel: row?.embeddingsModel ?? '',
  webhookUrl: row?.webhookUrl ?? '',
  webhookBody: row?.webhookBody ?? 'standard',
  webhookField: row?.webhookField ?? '',
  answerMode: row?.answerMode ?? 'strict',
  maskPersonalData: row?.maskPersonalData ?? false,
  inputPrice: row?.inputPrice ?? 0,
  outputPrice: row?.outputPrice ?? 0,
  embeddingsPrice: row?.embeddingsPrice ?? 0,
  monthlyBudget: row?.monthlyBudget ?? null,
});

/** Row → what the answering engine works with. */
export const toBotModel = (installId: string, row: ModelSettingRow): BotModel => ({
  ...toModelChoice(row),
  apiKey: keyOf(installId, row),
  webhookSecrets: webhookSecretsOf(installId, row),
});

const SHOWN = 4;
/** A short key would be told by its last characters. */
const LONG_ENOUGH = 12;

/** Enough to know one's own key by, and no more. */
export const hintOf = (apiKey: string): string | null =>
  apiKey === '' ? null : `••••${apiKey.length >= LONG_ENOUGH ? apiKey.slice(-SHOWN) : ''}`;
