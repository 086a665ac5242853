import type { CalculationKind } from '../../../../contract';
import type { CalculationTool, FoundFigure, ToolInput } from '../port';
import { CUES } from './cues';

export type Inputs = Record<string, number>;

/** Where one statement of a sentence ends and the next begins. */
const PARTS = /[,;:?!]|\.(?!\d)|\b(?:e|ed|and|con|with|ma|but|poi)\b/g;

const lastMatch = (pattern: RegExp, text: string): number =>
  [...text.matchAll(pattern)].reduce((last, { index }) => Math.max(last, index), -1);
const firstMatch = (pattern: RegExp, text: string): number => text.search(new RegExp(pattern.source));

/** What an input of a calculation can be written as. */
const fits = ({ unit: written }: FoundFigure, { unit }: ToolInput): boolean => {
  switch (unit) {
    case 'cents':
      return written === 'money' || written === 'plain';
    case 'basis-points':
      return written === 'percent';
    case 'months':
      return written === 'months';
    case 'count':
      return written === 'plain' || written === 'hours' || written === 'months';
    case 'hundredths':
      return written === 'plain';
  }
};
const valueOf = ({ value }: FoundFigure, { unit }: ToolInput): number =>
  unit === 'count' || unit === 'months' ? Math.round(value / 100) : value;

/** The input that the words around a figure name: those before it in its own part of the sentence, else those behind it. */
const named = (
  folded: string,
  figures: readonly FoundFigure[],
  at: number,
  kind: CalculationKind,
  open: readonly ToolInput[],
): ToolInput | null => {
  const figure = figures[at];
  if (!figure) return null;
  const candidates = open.filter((input) => fits(figure, input));
  const cues = CUES[kind];
  const before = folded.slice(figures[at - 1]?.end ?? 0, figure.start);
  const behind = folded.slice(figure.end, figures[at + 1]?.start ?? folded.length).slice(0, 60);
  const cut = lastMatch(PARTS, before);
  const own = cut === -1 ? before : before.slice(cut);
  const stop = firstMatch(/[,;:?!]|\.(?!\d)|\b(?:e|ed|and|ma|but)\b/, behind);
  const after = stop === -1 ? behind : behind.slice(0, stop);

  const nearest = (text: string, from: 'start' | 'end'): ToolInput | null => {
    let best: ToolInput | null = null;
    let place = from === 'end' ? -1 : Infinity;
    for (const input of candidates) {
      const cue = cues[input.name];
      if (!cue) continue;
      const found = from === 'end' ? lastMatch(cue, text) : firstMatch(cue, text);
      if (found === -1 || (from === 'end' ? found <= place : found >= place)) continue;
      place = found;
      best = input;
    }
    return best;
  };
  return nearest(own, 'end') ?? nearest(after, 'start') ?? nearest(before.slice(-40), 'end');
};

/** "IVA al 22", without a sign. */
const isBareRate = (tool: CalculationTool, folded: string, { unit, value, start }: FoundFigure): boolean =>
  tool.inputs.some(({ name }) => name === 'rate') &&
  unit === 'plain' &&
  [400, 500, 1000, 2200].includes(value) &&
  /\b(?:al|at|iva|vat)\s*$/.test(folded.slice(Math.max(0, start - 8), start));

/** The figures of a message by the names of a calculation's inputs. What no word names goes where it is the only one that fits. */
export const readInputs = (
  tool: CalculationTool,
  folded: string,
  figures: readonly FoundFigure[],
  known: Inputs = {},
): Inputs => {
  const inputs: Inputs = { ...known };
  const isOpen = ({ name }: ToolInput): boolean => !(name in inputs);
  const left: FoundFigure[] = [];
  for (const [at, figure] of figures.entries()) {
    if (isBareRate(tool, folded, figure)) {
      inputs.rate = figure.value;
      continue;
    }
    const input = named(folded, figures, at, tool.kind, tool.inputs.filter(isOpen));
    if (input) inputs[input.name] = valueOf(figure, input);
    else left.push(figure);
  }
  for (const figure of left) {
    const open = tool.inputs.filter((input) => isOpen(input) && fits(figure, input));
    const needed = open.filter(({ optional, usual }) => optional === undefined && usual === undefined);
    const input = needed[0] ?? (figure.unit === 'percent' ? open[0] : undefined);
    // Two that it could be: asking is better than guessing, unless the order of the sentence is all there is.
    if (input && (needed.length < 2 || left.length >= needed.length || figure.unit !== 'plain'))
      inputs[input.name] = valueOf(figure, input);
  }
  return inputs;
};

/** What must still be asked for. */
export const missingOf = (tool: CalculationTool, inputs: Inputs): ToolInput[] => {
  const missing = tool.inputs.filter(
    ({ name, optional, usual }) => optional === undefined && usual === undefined && !(name in inputs),
  );
  // A funnel of orders alone divides by nothing.
  if (tool.kind === 'funnel' && missing.length === 0 && Object.keys(inputs).length < 2)
    return tool.inputs.filter(({ name }) => name === 'visits');
  return missing;
};
