import type { Core } from '@strapi/strapi';
import { isOwnFeature, MODEL_FEATURES, OWN_FEATURES, type FeatureSpending } from '../../contract';

const TABLE = 'model_usages';
const MICRO_CENTS = 1_000_000;
/** Shown on a page; the CSV has all of them. */
const MONTHS = 12;

type Row = { month: string; feature: FeatureSpending['feature'] } & Record<
  'calls' | 'input' | 'output' | 'cost',
  string | number | null
>;

/**
 * What models cost by month and feature, the newest month first.
 * @param botId Only this chatbot's, for its owner, who sees no cost of the platform's; without it the platform's own.
 */
export const usageMonths = async (strapi: Core.Strapi, botId?: string): Promise<FeatureSpending[]> => {
  const rows = (await strapi.db
    .connection(TABLE)
    .where(
      (of) =>
        void (botId === undefined ? of.whereIn('feature', [...MODEL_FEATURES]) : of.where({ bot_id: botId })),
    )
    .groupBy('month', 'feature')
    .orderBy([{ column: 'month', order: 'desc' }, 'feature'])
    .select('month', 'feature')
    .sum({ calls: 'calls', input: 'input_tokens', output: 'output_tokens', cost: 'micro_cents' })
    .limit(MONTHS * (MODEL_FEATURES.length + OWN_FEATURES.length))) as Row[];
  const months = [...new Set(rows.map(({ month }) => month))].slice(0, MONTHS);
  // PostgreSQL answers sums as text.
  return rows
    .filter(({ month }) => months.includes(month))
    .map(({ month, feature, calls, input, output, cost }) => ({
      month,
      feature,
      calls: Number(calls),
      inputTokens: Number(input),
      outputTokens: Number(output),
      cost: botId === undefined || isOwnFeature(feature) ? Number(cost) / MICRO_CENTS : null,
    }));
};
