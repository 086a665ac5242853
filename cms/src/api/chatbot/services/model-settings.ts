import type { Core } from '@strapi/strapi';
import {
  hasEmbeddings,
  type ListOwnModels,
  type ModelChoice,
  type ModelSettings,
  type ModelTest,
  type RenewWebhookSecret,
  type SaveModelSettings,
} from '../../../contract';
import { engines } from '../../../engines';
import type { BotModel } from '../../../engines/ai/port';
import { faultOf, PROVIDER_ADDRESSES, ProviderError } from '../../../engines/ai';
import { WebFetchError } from '../../../engines/web';
import { newWebhookSecret } from '../../../domain/webhooks/sign-webhook';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { VISITOR_MESSAGE, type ChatbotRow } from '../chatbot-row';
import {
  formerSecretUntil,
  hintOf,
  keyOf,
  MODEL_SETTING,
  sealKey,
  sealWebhookSecret,
  toBotModel,
  toModelChoice,
  webhookSecretsOf,
  type ModelSettingRow,
} from '../model-setting-row';
import { ownSpendingOf, usageCsv } from '../../model/model-usage';
import { findOwnChatbot } from './chatbots';
import { passageVectors } from './passage-vectors';
import { timings } from '../../../settings/timings';
import { instantOf } from '../../../database/date-of';

/** Replies in which a failure is looked for. */
const LATEST = 50;

type Request = SaveModelSettings['request'];

/** Whether the owner's own model has cost this month what it may cost. */
export const isBudgetSpent = async (
  strapi: Core.Strapi,
  installId: string,
  row: Pick<ModelSettingRow, 'engine' | 'monthlyBudget'> | null,
): Promise<boolean> =>
  row?.engine === 'openai-compatible' &&
  row.monthlyBudget !== null &&
  (await ownSpendingOf(strapi, installId)).cost >= row.monthlyBudget;

/** What the owner of a bot chose, for the answering engine; null where nothing was ever chosen. */
export const readBotModel = async (strapi: Core.Strapi, installId: string): Promise<BotModel | null> => {
  const row: ModelSettingRow | null = await strapi.db
    .query(MODEL_SETTING)
    .findOne({ where: { chatbot: { installId } } });
  if (!row) return null;
  const model = toBotModel(installId, row);
  return (await isBudgetSpent(strapi, installId, row)) ? { ...model, engine: 'embedded' } : model;
};

/** The host that a key is told to: without an address of one's own, the provider's. */
const originOf = ({ baseUrl, provider }: Pick<ModelChoice, 'baseUrl' | 'provider'>): string => {
  const address = baseUrl || PROVIDER_ADDRESSES[provider];
  return address === '' ? '' : new URL(address).origin;
};

/** Which model answers a bot's visitors. Its owner alone sees and changes it, and nobody sees the key again. */
export const modelSettings = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(MODEL_SETTING);
  const rowOf = (bot: ChatbotRow): Promise<ModelSettingRow | null> =>
    query.findOne({ where: { chatbot: { id: bot.id } } });

  const answer = async (bot: ChatbotRow, row: ModelSettingRow | null): Promise<ModelSettings> => {
    const { answering } = engines(strapi);
    const former = formerSecretUntil(row);
    return {
      ...toModelChoice(row),
      apiKeyHint: hintOf(keyOf(bot.installId, row)),
      webhookSecretHint: row?.webhookSecret ? hintOf(webhookSecretsOf(bot.installId, row)[0] ?? '') : null,
      formerWebhookSecretUntil: former && instantOf(former),
      platform: answering.platform,
      lastFault: await lastFault(strapi, bot, row),
      spending: await ownSpendingOf(strapi, bot.installId),
      isStopped: await isBudgetSpent(strapi, bot.installId, row),
      embeddings: await answering.embeddings(bot.installId),
    };
  };

  /** The key that a request means: the one it brings, or the stored one, which is told to no other host than it was given for. */
  const keyFor = (bot: ChatbotRow, row: ModelSettingRow | null, request: Request): string => {
    if (request.apiKey !== undefined) return request.apiKey ?? '';
    const stored = keyOf(bot.installId, row);
    if (stored !== '' && originOf(request) !== originOf(toModelChoice(row)))
      throw new ApiError('VALIDATION', { fields: { apiKey: 'again' } });
    return stored;
  };

  /** What a form means, saved or not: the choice that it says, with the key and the secrets that are stored. */
  const modelOf = (bot: ChatbotRow, row: ModelSettingRow | null, request: Request): BotModel => ({
    ...request,
    apiKey: keyFor(bot, row, request),
    webhookSecrets: webhookSecretsOf(bot.installId, row),
  });

  /** Changes the row of a bot while nobody else does, and has its next reply follow it. */
  const change = async (
    bot: ChatbotRow,
    changesOf: (row: ModelSettingRow | null) => Record<string, unknown>,
  ): Promise<void> => {
    await strapi.db.transaction(async ({ trx }) => {
      // Two tabs that save at once must not make two rows.
      await trx('chatbots')
        .where({ id: bot.id })
        .update({ version: trx.ref('version') });
      const row = await rowOf(bot);
      const data = changesOf(row);
      if (row) await query.update({ where: { id: row.id }, data });
      else await query.create({ data: { ...data, chatbot: bot.id } });
    });
    const { answering, live } = engines(strapi);
    answering.invalidate(bot.installId);
    live.publish({ owner: caller.id, event: { topic: 'chatbot', chatbotId: bot.installId } });
  };

  return {
    async get(installId: string): Promise<ModelSettings> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      return answer(bot, await rowOf(bot));
    },

    async save(installId: string, request: Request): Promise<ModelSettings> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      assertComplete(request);
      await assertPublic(strapi, request);
      await change(bot, (row) => {
        const key = keyFor(bot, row, request);
        return { ...request, apiKey: key === '' ? null : sealKey(installId, key) };
      });
      if (request.engine === 'openai-compatible' && request.embeddingsModel !== '')
        await passageVectors(strapi).schedule(installId);
      return answer(bot, await rowOf(bot));
    },

    /** A new secret for what the webhook is sent, in the clear this once; the one before it signs on for a while. */
    async renewWebhookSecret(installId: string): Promise<RenewWebhookSecret['response']['data']> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const secret = newWebhookSecret();
      const until = new Date(Date.now() + timings().models.formerWebhookSecretMs);
      await change(bot, (row) => ({
        webhookSecret: sealWebhookSecret(installId, secret),
        formerWebhookSecret: row?.webhookSecret ?? null,
        formerWebhookSecretUntil: row?.webhookSecret ? until : null,
      }));
      return { secret, settings: await answer(bot, await rowOf(bot)) };
    },

    async forgetWebhookSecret(installId: string): Promise<ModelSettings> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      await change(bot, () => ({
        webhookSecret: null,
        formerWebhookSecret: null,
        formerWebhookSecretUntil: null,
      }));
      return answer(bot, await rowOf(bot));
    },

    async test(installId: string, request: Request, signal: AbortSignal): Promise<ModelTest> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      if (request.engine !== 'openai-compatible' && request.engine !== 'webhook')
        throw new ApiError('VALIDATION', { fields: { engine: 'choice' } });
      assertComplete(request);
      return engines(strapi).answering.test(modelOf(bot, await rowOf(bot), request), signal);
    },

    async list(
      installId: string,
      request: Request,
      signal: AbortSignal,
    ): Promise<ListOwnModels['response']['data']> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      assertComplete({ ...request, engine: 'openai-compatible', model: request.model || 'any' });
      const model = modelOf(bot, await rowOf(bot), request);
      try {
        return { ok: true, models: await engines(strapi).answering.listModels(model, signal) };
      } catch (error) {
        const detail = error instanceof ProviderError ? (error.detail ?? null) : null;
        return { ok: false, fault: faultOf(error), detail };
      }
    },

    /** The model that a form names, with its key: saved or not, it may be asked. Refuses what is not complete or not public. */
    async resolve(installId: string, request: Request): Promise<{ bot: ChatbotRow; model: BotModel }> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      assertComplete(request);
      await assertPublic(strapi, request);
      const row = await rowOf(bot);
      if (await isBudgetSpent(strapi, installId, row)) throw new ApiError('CONFLICT', { reason: 'budget' });
      return { bot, model: modelOf(bot, row, request) };
    },

    async usage(installId: string): Promise<string> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      return usageCsv(strapi, bot.installId);
    },
  };
};

/** What an engine cannot do without. */
const NEEDED: Partial<Record<ModelChoice['engine'], (keyof ModelChoice)[]>> = {
  'openai-compatible': ['model'],
  webhook: ['webhookUrl'],
};

const assertComplete = (request: Request): void => {
  const isAddressNeeded =
    request.engine === 'openai-compatible' && PROVIDER_ADDRESSES[request.provider] === '';
  const needed = [...(isAddressNeeded ? ['baseUrl' as const] : []), ...(NEEDED[request.engine] ?? [])];
  const missing = needed.filter((field) => request[field] === '');
  if (missing.length > 0)
    throw new ApiError('VALIDATION', {
      fields: Object.fromEntries(missing.map((field) => [field, 'required'])),
    });
  const { engine, provider, embeddingsModel } = request;
  if (engine === 'openai-compatible' && embeddingsModel !== '' && !hasEmbeddings(provider))
    throw new ApiError('VALIDATION', { fields: { embeddingsModel: 'unsupported' } });
};

/** Says at once what would be refused at every answer; a name that is not there yet may come. */
const assertPublic = async (strapi: Core.Strapi, request: Request): Promise<void> => {
  const { web } = engines(strapi);
  for (const field of ['baseUrl', 'webhookUrl'] as const) {
    if (request[field] === '') continue;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>(
      (resolve) => (timer = setTimeout(resolve, timings().models.addressMs)),
    );
    try {
      await Promise.race([web.addressesOf(new URL(request[field])), patience]);
    } catch (error) {
      const fault = error instanceof WebFetchError ? error.fault : null;
      if (fault === 'PRIVATE_ADDRESS' || fault === 'BAD_ADDRESS')
        throw new ApiError('VALIDATION', {
          fields: { [field]: fault === 'PRIVATE_ADDRESS' ? 'private' : 'url' },
        });
    } finally {
      clearTimeout(timer);
    }
  }
};

/** The newest failure among the bot's last replies, unless the settings were changed after it. */
const lastFault = async (
  strapi: Core.Strapi,
  bot: ChatbotRow,
  row: ModelSettingRow | null,
): Promise<ModelSettings['lastFault']> => {
  const replies = await strapi.db.query(VISITOR_MESSAGE).findMany({
    where: { chatbot: { id: bot.id }, sender: 'bot', state: 'done' },
    select: ['why', 'createdAt'],
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    limit: LATEST,
  });
  const since = row ? new Date(row.updatedAt).getTime() : 0;
  const failed = replies.find(
    ({ why, createdAt }) => why?.fault !== undefined && new Date(createdAt).getTime() >= since,
  );
  return failed?.why?.fault ? { fault: failed.why.fault, at: instantOf(failed.createdAt) } : null;
};
