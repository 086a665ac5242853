import type { Core } from '@strapi/strapi';
import { isOwnFeature, OWN_FEATURES, type ModelFeature, type ModelSpending } from '../../contract';
import { engines } from '../../engines';
import type { UsageRecord } from '../../engines/ai';
import { CHATBOT } from '../chatbot/chatbot-row';
import { MODEL_SETTING } from '../chatbot/model-setting-row';
import { ownersLabelOf } from '../chatbot/to-chatbot-identity';
import { notify } from '../notification/notify';
import { PLATFORM_MODEL, type PlatformModelRow } from './platform-model-row';

/** What a use of a model is priced by: an administrator's choice, or an owner's. */
interface PriceList {
  provider: string | null;
  model: string | null;
  inputPrice: number | null;
  outputPrice: number | null;
  monthlyBudget: number | null;
}

const TABLE = 'model_usages';
const MICRO_CENTS = 1_000_000;

/** The calendar month that is paid for, as businesses here count it: `2026-11`. */
export const monthOf = (now: Date): string =>
  new Intl.DateTimeFormat('sv', { year: 'numeric', month: '2-digit', timeZone: 'Europe/Rome' }).format(now);

type Sums = Record<'calls' | 'input' | 'output' | 'cost', string | number | null>;

/** PostgreSQL answers sums as text, and without a row both databases answer null. */
const toSpending = (month: string, { calls, input, output, cost }: Sums): ModelSpending => ({
  month,
  calls: Number(calls),
  inputTokens: Number(input),
  outputTokens: Number(output),
  cost: Number(cost) / MICRO_CENTS,
});
const SUMS = { calls: 'calls', input: 'input_tokens', output: 'output_tokens', cost: 'micro_cents' } as const;

/** What was spent on each feature in a month. */
export const spendingOf = async (strapi: Core.Strapi, month: string): Promise<Map<string, ModelSpending>> => {
  const rows: (Sums & { feature: string })[] = await strapi.db
    .connection(TABLE)
    .where({ month })
    .groupBy('feature')
    .select('feature')
    .sum(SUMS);
  return new Map(rows.map(({ feature, ...sums }) => [feature, toSpending(month, sums)]));
};

const sumsOfBot = async (
  strapi: Core.Strapi,
  botId: string,
  features: readonly string[] | null,
): Promise<ModelSpending> => {
  const month = monthOf(new Date());
  const rows: Sums[] = await strapi.db
    .connection(TABLE)
    .where({ month, bot_id: botId })
    .where((of) => void (features === null || of.whereIn('feature', [...features])))
    .sum(SUMS);
  return rows[0] ? toSpending(month, rows[0]) : noSpending(month);
};

/** What the models of a chatbot's owner were asked for this month, embeddings among it: the owner pays for them. */
export const ownSpendingOf = (strapi: Core.Strapi, botId: string): Promise<ModelSpending> =>
  sumsOfBot(strapi, botId, OWN_FEATURES);

/** What any model wrote for a chatbot this month. What the platform's cost is the operator's business: `cost` is the owner's own. */
export const botSpendingOf = async (strapi: Core.Strapi, botId: string): Promise<ModelSpending> => {
  const [all, own] = await Promise.all([sumsOfBot(strapi, botId, null), ownSpendingOf(strapi, botId)]);
  return { ...all, cost: own.cost };
};

export const noSpending = (month: string): ModelSpending => ({
  month,
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
});

/** Whose prices count: the platform's, or those of the chatbot's owner. Embeddings have only what goes in. */
const priceListOf = async (
  strapi: Core.Strapi,
  { feature, botId }: UsageRecord,
): Promise<PriceList | null> => {
  if (!isOwnFeature(feature)) return strapi.db.query(PLATFORM_MODEL).findOne({ where: { feature } });
  const row = await strapi.db.query(MODEL_SETTING).findOne({ where: { chatbot: { installId: botId } } });
  return row && feature === 'own-embeddings'
    ? { ...row, model: row.embeddingsModel, inputPrice: row.embeddingsPrice, outputPrice: 0 }
    : row;
};

const store = async (strapi: Core.Strapi, usage: UsageRecord): Promise<void> => {
  const { feature, botId, provider, model, inputTokens, outputTokens } = usage;
  const prices = await priceListOf(strapi, usage);
  const isPriced = prices !== null && prices.provider === provider && prices.model === model;
  // Cents for a million tokens, times tokens, are millionths of a cent.
  const cost = isPriced
    ? inputTokens * (prices.inputPrice ?? 0) + outputTokens * (prices.outputPrice ?? 0)
    : 0;
  const { connection } = strapi.db;
  const added = { calls: 1, input_tokens: inputTokens, output_tokens: outputTokens, micro_cents: cost };
  const now = new Date();
  await connection(TABLE)
    .insert({ month: monthOf(now), feature, bot_id: botId, provider, model, ...added })
    .onConflict(['month', 'feature', 'bot_id', 'provider', 'model'])
    .merge(
      Object.fromEntries(
        Object.entries(added).map(([column, value]) => [
          column,
          connection.raw('?? + ?', [`${TABLE}.${column}`, value]),
        ]),
      ),
    );
  const budget = prices?.monthlyBudget ?? null;
  if (budget === null) return;
  if (isOwnFeature(feature)) {
    if ((await ownSpendingOf(strapi, botId)).cost >= budget) await stopOwnModel(strapi, botId, budget);
    return;
  }
  const spent = (await spendingOf(strapi, monthOf(now))).get(feature)?.cost ?? 0;
  if (spent >= budget) await engines(strapi).models.platform.refresh();
};

/** Has the next visitor answered without the model whose budget is spent, and tells its owner, once a month. */
const stopOwnModel = async (strapi: Core.Strapi, botId: string, budget: number): Promise<void> => {
  engines(strapi).answering.invalidate(botId);
  const bot = await strapi.db.query(CHATBOT).findOne({
    where: { installId: botId },
    populate: ['owner'],
  });
  if (!bot?.owner) return;
  await notify(strapi, {
    owner: bot.owner.id,
    kind: 'model-budget',
    params: { botName: ownersLabelOf(bot), budget },
    link: `/chatbot-builder?install_id=${botId}&section=training`,
    dedupeKey: `model-budget:${botId}:${monthOf(new Date())}:${budget}`,
  });
};

/** Enters what a reply cost; a budget that is spent stops the model at once. Nobody waits for it, and it never throws. */
export const recordModelUsage = (strapi: Core.Strapi, usage: UsageRecord): void => {
  store(strapi, usage).catch((error: unknown) =>
    strapi.log.error(`What a model cost was not entered: ${String(error)}`),
  );
};

/** The features whose budget of this month is spent. */
export const stoppedFeatures = async (
  strapi: Core.Strapi,
  rows: readonly PlatformModelRow[],
): Promise<Set<ModelFeature>> => {
  const spending = await spendingOf(strapi, monthOf(new Date()));
  return new Set(
    rows.flatMap(({ feature, monthlyBudget }) =>
      monthlyBudget !== null && (spending.get(feature)?.cost ?? 0) >= monthlyBudget ? [feature] : [],
    ),
  );
};

const HEADER = [
  'month',
  'feature',
  'chatbot',
  'provider',
  'model',
  'calls',
  'input_tokens',
  'output_tokens',
  'cost_eur',
];
/** A cell that begins like a formula would be run by a spreadsheet. */
const cell = (value: unknown): string => {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Everything that models cost, a line for each month, feature, chatbot and model, newest first.
 * @param botId Only this chatbot's, for its owner, who sees no cost of the platform's.
 */
export const usageCsv = async (strapi: Core.Strapi, botId?: string): Promise<string> => {
  const rows = (await strapi.db
    .connection(TABLE)
    .where(botId === undefined ? {} : { bot_id: botId })
    .orderBy([{ column: 'month', order: 'desc' }, 'feature', 'bot_id', 'provider', 'model'])
    .select('*')) as Record<string, unknown>[];
  const lines = rows.map((row) =>
    [
      row.month,
      row.feature,
      row.bot_id,
      row.provider,
      row.model,
      row.calls,
      row.input_tokens,
      row.output_tokens,
      botId === undefined || OWN_FEATURES.some((feature) => feature === row.feature)
        ? (Number(row.micro_cents) / MICRO_CENTS / 100).toFixed(4)
        : '',
    ]
      .map(cell)
      .join(','),
  );
  return [HEADER.join(','), ...lines].join('\r\n');
};
