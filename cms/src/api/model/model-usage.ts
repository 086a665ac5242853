import type { Core } from '@strapi/strapi';
import type { ModelFeature, ModelSpending } from '../../contract';
import { engines } from '../../engines';
import type { UsageRecord } from '../../engines/ai';
import { PLATFORM_MODEL, type PlatformModelRow } from './platform-model-row';

const TABLE = 'model_usages';
const MICRO_CENTS = 1_000_000;

/** The calendar month that is paid for, as businesses here count it: `2026-11`. */
export const monthOf = (now: Date): string =>
  new Intl.DateTimeFormat('sv', { year: 'numeric', month: '2-digit', timeZone: 'Europe/Rome' }).format(now);

/** What was spent on each feature in a month. */
export const spendingOf = async (strapi: Core.Strapi, month: string): Promise<Map<string, ModelSpending>> => {
  const rows: Record<'feature' | 'calls' | 'input' | 'output' | 'cost', string | number>[] = await strapi.db
    .connection(TABLE)
    .where({ month })
    .groupBy('feature')
    .select('feature')
    .sum({ calls: 'calls', input: 'input_tokens', output: 'output_tokens', cost: 'micro_cents' });
  return new Map(
    rows.map(({ feature, calls, input, output, cost }) => [
      String(feature),
      {
        month,
        calls: Number(calls),
        inputTokens: Number(input),
        outputTokens: Number(output),
        // PostgreSQL answers sums as text.
        cost: Number(cost) / MICRO_CENTS,
      },
    ]),
  );
};

export const noSpending = (month: string): ModelSpending => ({
  month,
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
});

const store = async (strapi: Core.Strapi, usage: UsageRecord): Promise<void> => {
  const { feature, botId, provider, model, inputTokens, outputTokens } = usage;
  const row =
    feature === 'own'
      ? null
      : await strapi.db.query(PLATFORM_MODEL).findOne<PlatformModelRow>({ where: { feature } });
  const isPriced = row?.provider === provider && row.model === model;
  // Cents for a million tokens, times tokens, are millionths of a cent.
  const cost = isPriced ? inputTokens * row.inputPrice + outputTokens * row.outputPrice : 0;
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
  if (row?.monthlyBudget === null || row?.monthlyBudget === undefined) return;
  const spent = (await spendingOf(strapi, monthOf(now))).get(feature)?.cost ?? 0;
  if (spent >= row.monthlyBudget) await engines(strapi).models.platform.refresh();
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

/** Everything that models cost, a line for each month, feature, chatbot and model, newest first. */
export const usageCsv = async (strapi: Core.Strapi): Promise<string> => {
  const rows = (await strapi.db
    .connection(TABLE)
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
      (Number(row.micro_cents) / MICRO_CENTS / 100).toFixed(4),
    ]
      .map(cell)
      .join(','),
  );
  return [HEADER.join(','), ...lines].join('\r\n');
};
