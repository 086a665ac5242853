import type { CalculationKind, Calculated } from '../../../../contract';
import type { AdviceRequest, AdviserTools, CalculationTool } from '../port';
import { fold } from '../../text/tokenise';
import { choicesOf } from './choices';
import { intentsOf, WANTS_SUM } from './intents';
import { type Inputs, missingOf, readInputs } from './read-inputs';

/** A calculation that a conversation has come to: done, or lacking figures. */
export type Sum =
  | {
      state: 'done';
      kind: CalculationKind;
      calculated: Calculated;
      choices: Record<string, string>;
      assumed: string[];
    }
  | { state: 'asks'; kind: CalculationKind; missing: string[] };

/** How many user turns back figures are looked for. */
const MEMORY = 4;

interface Read {
  tool: CalculationTool;
  inputs: Inputs;
  missing: string[];
}

/** Same length as the text, so that places of figures hold. */
const plain = (text: string): string =>
  [...text.toLowerCase()]
    .map((each) => fold(each).charAt(0) || each)
    .join('')
    .replace(/[’']/g, ' ');

/** Of the calculations that the words may mean, the one whose figures are there; else the likeliest. */
const readSum = (tools: AdviserTools, text: string): Read | null => {
  const folded = plain(text);
  const figures = tools.figuresIn(text);
  const reads = intentsOf(folded).flatMap((kind): Read[] => {
    const tool = tools.calculators.find((each) => each.kind === kind);
    if (!tool) return [];
    const inputs = readInputs(tool, folded, figures);
    const missing = missingOf(tool, inputs).map(({ name }) => name);
    return [{ tool, inputs, missing }];
  });
  if (figures.length === 0) return WANTS_SUM.test(folded) ? (reads[0] ?? null) : null;
  const complete = reads.find(({ missing }) => missing.length === 0);
  // A "margin" with one amount and a percentage is a price wanted; two amounts are a margin.
  const begun = reads.filter(({ inputs }) => Object.keys(inputs).length > 0);
  const asked = begun.find(
    ({ tool, missing }) => missing.length === 1 || tool.kind === 'break-even' || WANTS_SUM.test(folded),
  );
  return complete ?? asked ?? null;
};

const finish = ({ tool, inputs }: Read, words: string, assumed: string[]): Sum => {
  const missing = missingOf(tool, inputs).map(({ name }) => name);
  if (missing.length > 0) return { state: 'asks', kind: tool.kind, missing };
  const choices = choicesOf(tool, words);
  return { state: 'done', kind: tool.kind, calculated: tool.run(inputs, choices), choices, assumed };
};

/** What the company is known to have, for figures that nobody said. */
const withKnown = (read: Read, { figures = {} }: AdviceRequest): { read: Read; assumed: string[] } => {
  const assumed = read.missing.filter((name) => figures[name] !== undefined);
  const inputs = { ...read.inputs };
  for (const name of assumed) inputs[name] = figures[name] ?? 0;
  return { read: { ...read, inputs }, assumed };
};

/**
 * The calculation of a message. A message that brings only figures completes the last calculation that lacked some: the conversation
 * is read again from there, so that no state need be kept.
 */
export const sumOf = (tools: AdviserTools, request: AdviceRequest): Sum | null => {
  const fresh = readSum(tools, request.text);
  if (fresh) {
    const { read, assumed } = withKnown(fresh, request);
    return finish(read, plain(request.text), assumed);
  }
  if (tools.figuresIn(request.text).length === 0) return null;
  const said = request.history
    .filter(({ role }) => role === 'user')
    .slice(-MEMORY)
    .map(({ text }) => text);
  for (let at = said.length - 1; at >= 0; at -= 1) {
    const begun = readSum(tools, said[at] ?? '');
    if (!begun) continue;
    if (begun.missing.length === 0) return null;
    let { inputs } = begun;
    const later = [...said.slice(at + 1), request.text];
    for (const text of later) inputs = readInputs(begun.tool, plain(text), tools.figuresIn(text), inputs);
    return finish({ ...begun, inputs }, plain([said[at], ...later].join(' ')), []);
  }
  return null;
};
