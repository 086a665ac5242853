import type { Calculation, Locale } from '../../../contract';
import { spokenCalculation } from './calculation/spoken';
import type { CalculationTool } from './port';
import type { ToolCall } from '../models/port';

/** What a model is told of a calculation that it asked for. */
export interface ToolRun {
  content: string;
  calculation: Calculation | null;
}

const argumentsOf = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
};

/** Runs one calculation as a model asked for it. What it asked wrongly it is told, and may ask better. */
export const runTool = (
  calculators: readonly CalculationTool[],
  { name, arguments: written }: ToolCall,
  language: Locale,
): ToolRun => {
  const refused = (error: string): ToolRun => ({ content: JSON.stringify({ error }), calculation: null });
  const tool = calculators.find(({ kind }) => kind === name);
  if (!tool) return refused('unknown tool');
  const given = argumentsOf(written);
  if (!given) return refused('arguments must be a JSON object');
  const figures: Record<string, number> = {};
  for (const { name: input, usual, optional } of tool.inputs) {
    const value = given[input] ?? usual;
    if (value === undefined && optional) continue;
    if (typeof value !== 'number' || !Number.isSafeInteger(value))
      return refused(`${input} must be a whole number in its unit`);
    figures[input] = value;
  }
  const choices = Object.fromEntries(
    Object.entries(tool.choices ?? {}).flatMap(([choice, values]) => {
      const value = given[choice];
      return typeof value === 'string' && values.includes(value) ? [[choice, value]] : [];
    }),
  );
  const calculated = tool.run(figures, choices);
  if (!calculated.ok) return refused(`${calculated.problem}: ${calculated.input}`);
  return {
    content: spokenCalculation(calculated.calculation, language),
    calculation: calculated.calculation,
  };
};
