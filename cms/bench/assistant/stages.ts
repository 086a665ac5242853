import fs from 'node:fs';
import path from 'node:path';
import type { Advice } from '../../src/contract';
import type { FoundFigure } from '../../src/engines/ai/assistant/port';
import type { Prompt } from '../prompts-set';

/** Where a reply went wrong: the earliest step of which the rest could not be right. */
export const STAGES = ['topic', 'choice', 'figures', 'calculator', 'words'] as const;
export type Stage = (typeof STAGES)[number];

/** What kind of answer a prompt is after, by the kind that its set gives it. */
const ROUTES: Readonly<Record<string, string>> = {
  calculation: 'sum',
  'follow-up': 'sum',
  advice: 'plan',
  examples: 'plan',
  law: 'law',
  text: 'text',
  company: 'own-data',
  'off-topic': 'none',
  distress: 'care',
};

/** What kind of answer a reply is. */
export const routeOf = ({ calculation, outcome, entryIds: [id = ''] }: Advice): string => {
  if (calculation) return 'sum';
  if (id.startsWith('playbook-')) return 'plan';
  if (id.startsWith('law-')) return 'law';
  if (id.startsWith('text-')) return 'text';
  if (id === 'own-data' || id === 'care') return id;
  if (outcome === 'unknown' || outcome === 'greeting') return 'none';
  // A question back about figures belongs to the sum that it could not make.
  return outcome === 'asks' && id !== 'either-of' && id !== '' ? 'sum' : 'article';
};

type Intents = Readonly<Record<string, Readonly<Record<string, string>>>>;
const INTENTS = JSON.parse(
  fs.readFileSync(path.resolve(__dirname, '../../bench/assistant/intents.json'), 'utf8'),
) as Intents;

/** The problem that a person reads in a prompt of advice; `undefined` where nobody labelled it. */
export const intentOf = (file: string, id: string): string | undefined =>
  INTENTS[path.basename(file, '.json')]?.[id];

/** Figures of the message that a sum holds nowhere, in any unit. */
const unreadFigures = ({ calculation }: Advice, figures: readonly FoundFigure[]): number => {
  const values = new Set(
    [
      ...(calculation?.inputs ?? []),
      ...(calculation?.result ?? []),
      ...(calculation?.steps.flatMap(({ from }) => from.filter((each) => typeof each !== 'string')) ?? []),
    ].flatMap(({ value }) => [value, value * 100, value / 100]),
  );
  return figures.filter(({ value }) => !values.has(value)).length;
};

/** The stage at which a reply that was judged not right failed. */
export const stageOf = (
  prompt: Prompt,
  advice: Advice,
  { intent, figures }: { intent: string | undefined; figures: readonly FoundFigure[] },
): Stage => {
  const wanted = prompt.outcome === 'refuse' ? 'none' : (ROUTES[prompt.kind] ?? 'plan');
  const route = routeOf(advice);
  if (wanted === 'sum' && route === 'sum')
    return !advice.calculation || unreadFigures(advice, figures) > 0 ? 'figures' : 'calculator';
  if (route !== wanted) return 'topic';
  return intent !== undefined && !advice.entryIds.includes(`playbook-${intent}`) ? 'choice' : 'words';
};
