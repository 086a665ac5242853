import type { Core } from '@strapi/strapi';
import {
  hasEmbeddings,
  MODEL_FEATURES,
  type ListProviderModels,
  type LocalModelServer,
  type ModelFeature,
  type ModelTrial,
  type PlatformModel,
  type SavePlatformModel,
} from '../../contract';
import { engines } from '../../engines';
import { faultOf, PROVIDER_ADDRESSES, ProviderError, type ModelConnection } from '../../engines/ai';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';
import { hintOf } from '../chatbot/model-setting-row';
import { monthOf, noSpending, spendingOf, stoppedFeatures } from './model-usage';
import {
  PLATFORM_MODEL,
  platformKeyOf,
  sealPlatformKey,
  toPlatformChoice,
  type PlatformModelRow,
} from './platform-model-row';

type Request = SavePlatformModel['request'];
interface AuditContext {
  actor: Caller;
  requestId: string;
}

const hostOf = ({ provider, baseUrl }: Pick<Request, 'provider' | 'baseUrl'>): string => {
  const address = baseUrl || PROVIDER_ADDRESSES[provider];
  return address === '' ? '' : new URL(address).origin;
};

/** The key that a request means: its own, or the stored one, which is told to no other host than it was given for. */
const keyFor = (row: PlatformModelRow | null, request: Request): string => {
  if (request.apiKey !== undefined) return request.apiKey ?? '';
  const stored = platformKeyOf(row);
  if (row && stored !== '' && hostOf(request) !== hostOf(toPlatformChoice(row)))
    throw new ApiError('VALIDATION', { fields: { apiKey: 'again' } });
  return stored;
};

const purposeOf = (feature: ModelFeature) => (feature === 'embeddings' ? 'embeddings' : 'text');

const assertPossible = (feature: ModelFeature, { provider, baseUrl }: Request): void => {
  if (feature === 'embeddings' && !hasEmbeddings(provider))
    throw new ApiError('VALIDATION', { fields: { provider: 'unsupported' } });
  if (baseUrl === '' && PROVIDER_ADDRESSES[provider] === '')
    throw new ApiError('VALIDATION', { fields: { baseUrl: 'required' } });
};

/** Which model each feature of the platform uses; administrators alone see and change it, and nobody sees a key again. */
export const platformModels = (strapi: Core.Strapi) => {
  const query = strapi.db.query(PLATFORM_MODEL);
  const rowOf = (feature: ModelFeature): Promise<PlatformModelRow | null> =>
    query.findOne({ where: { feature } });
  const { models } = engines(strapi);

  const connectionOf = async (feature: ModelFeature, request: Request): Promise<ModelConnection> => {
    assertPossible(feature, request);
    const { provider, baseUrl, model } = request;
    return { provider, baseUrl, model, apiKey: keyFor(await rowOf(feature), request) };
  };

  const list = async (): Promise<PlatformModel[]> => {
    const rows = await query.findMany({});
    const month = monthOf(new Date());
    const [spending, stopped] = await Promise.all([spendingOf(strapi, month), stoppedFeatures(strapi, rows)]);
    return MODEL_FEATURES.map((feature): PlatformModel => {
      const row = rows.find((each) => each.feature === feature) ?? null;
      const common = { feature, spending: spending.get(feature) ?? noSpending(month) };
      if (!models.platform.isFromEnvironment)
        return {
          ...common,
          source: row ? 'settings' : 'none',
          choice: row && toPlatformChoice(row),
          apiKeyHint: row && hintOf(platformKeyOf(row)),
          isStopped: stopped.has(feature),
        };
      const connection = models.platform.of(feature);
      const prices = { inputPrice: 0, outputPrice: 0, monthlyBudget: null };
      return {
        ...common,
        source: connection ? 'environment' : 'none',
        choice: connection && {
          provider: connection.provider,
          baseUrl: connection.baseUrl,
          model: connection.model,
          ...prices,
        },
        apiKeyHint: connection && hintOf(connection.apiKey),
        isStopped: false,
      };
    });
  };

  const one = async (feature: ModelFeature): Promise<PlatformModel> => {
    const found = (await list()).find((each) => each.feature === feature);
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  };

  const note = (
    { actor, requestId }: AuditContext,
    feature: ModelFeature,
    before: PlatformModelRow | null,
    after: Request | null,
  ): Promise<void> => {
    const shown = (from: Pick<Request, 'provider' | 'model' | 'monthlyBudget'> | null) =>
      from
        ? { provider: from.provider, model: from.model, monthlyBudget: from.monthlyBudget }
        : { provider: null, model: null, monthlyBudget: null };
    return recordAudit(strapi, {
      actor,
      action: after ? 'model.save' : 'model.remove',
      subject: { type: 'model', id: feature },
      before: shown(before),
      after: shown(after),
      requestId,
    });
  };

  return {
    list,

    async save(feature: ModelFeature, request: Request, audit: AuditContext): Promise<PlatformModel> {
      assertPossible(feature, request);
      if (request.model === '') throw new ApiError('VALIDATION', { fields: { model: 'required' } });
      await strapi.db.transaction(async () => {
        const row = await rowOf(feature);
        const key = keyFor(row, request);
        const data = { ...request, feature, apiKey: key === '' ? null : sealPlatformKey(feature, key) };
        if (row) await query.update({ where: { id: row.id }, data });
        else await query.create({ data });
        await note(audit, feature, row, request);
      });
      await models.platform.refresh();
      return one(feature);
    },

    async remove(feature: ModelFeature, audit: AuditContext): Promise<void> {
      await strapi.db.transaction(async () => {
        const row = await rowOf(feature);
        if (!row) throw new ApiError('NOT_FOUND');
        await query.delete({ where: { id: row.id } });
        await note(audit, feature, row, null);
      });
      await models.platform.refresh();
    },

    findLocal: (signal: AbortSignal): Promise<LocalModelServer[]> => models.findLocal(signal),

    async listProviderModels(
      feature: ModelFeature,
      request: Request,
      signal: AbortSignal,
    ): Promise<ListProviderModels['response']['data']> {
      const connection = await connectionOf(feature, request);
      try {
        return { ok: true, models: await models.list(connection, purposeOf(feature), signal) };
      } catch (error) {
        const detail = error instanceof ProviderError ? (error.detail ?? null) : null;
        return { ok: false, fault: faultOf(error), detail };
      }
    },

    async test(feature: ModelFeature, request: Request, signal: AbortSignal): Promise<ModelTrial> {
      if (request.model === '') throw new ApiError('VALIDATION', { fields: { model: 'required' } });
      return models.try(await connectionOf(feature, request), purposeOf(feature), request, signal);
    },
  };
};
