import type {
  Calculated,
  Calculation,
  CalculationKind,
  CalculationProblem,
  CalculationStep,
  Figure,
  FigureUnit,
  Operator,
} from '../../contract';
import { MOST_CENTS } from './exact';

const figureOf =
  (unit: FigureUnit) =>
  (name: string, value: number): Figure => ({ name, value, unit });

export const money = figureOf('cents');
export const percent = figureOf('basis-points');
export const count = figureOf('count');
export const months = figureOf('months');
export const number = figureOf('hundredths');

export const step = (result: Figure, ...from: (Figure | Operator)[]): CalculationStep => ({ from, result });

export const failed = (problem: CalculationProblem, input: string): Calculated => ({
  ok: false,
  problem,
  input,
});
export const calculated = (
  kind: CalculationKind,
  parts: Omit<Calculation, 'kind' | 'notes'> & { notes?: string[] },
): Calculated => ({ ok: true, calculation: { kind, notes: [], ...parts } });

/** The first figure that no business has: negative, nothing where something is needed, or absurdly large. */
export const nonsenseIn = (
  figures: Record<string, number>,
  { mayBeZero = [] }: { mayBeZero?: string[] } = {},
): Calculated | null => {
  for (const [name, value] of Object.entries(figures)) {
    if (!Number.isSafeInteger(value) || value > MOST_CENTS) return failed('too-large', name);
    if (value < 0) return failed('negative', name);
    if (value === 0 && !mayBeZero.includes(name)) return failed('not-positive', name);
  }
  return null;
};
