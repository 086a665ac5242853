/**
 * How surely the problem of a business is recognised:
 *
 *   npm run bench -- problems [DEV] [-v]
 *
 * Sentences of the examples, each fold by the others; and the labelled prompts of the sets, by all sentences (no prompt is an example).
 * DEV is the file of the developers' set, which is not shipped.
 */
import fs from 'node:fs';
import path from 'node:path';
import { foldText } from '../src/engines/ai/assistant/fold';
import {
  classify,
  learnExamples,
  type LikelyClass,
} from '../src/engines/ai/assistant/classify/example-classifier';
import { ProblemIndex } from '../src/engines/ai/assistant/playbooks/problem-index';
import type { Playbook } from '../src/engines/ai/assistant/playbooks/playbook';
import { TradeIndex } from '../src/engines/ai/assistant/playbooks/trade-index';
import { intentOf } from './assistant/stages';
import { SEEDED_KNOWLEDGE, type Prompt } from './prompts-set';

interface Classified {
  text: string;
  label: string;
  likely: readonly LikelyClass[];
}
const FOLDS = 10;
const LEVELS = [0.3, 0.4, 0.5, 0.6] as const;

const report = (name: string, all: readonly Classified[]): void => {
  const share = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const first = all.filter(({ label, likely }) => likely[0]?.id === label).length;
  const either = all.filter(({ label, likely }) => likely.slice(0, 2).some(({ id }) => id === label)).length;
  console.log(
    `${name} (${all.length}): first ${share(first, all.length)}, of the first two ${share(either, all.length)}`,
  );
  for (const level of LEVELS) {
    const sure = all.filter(({ likely }) => (likely[0]?.likelihood ?? 0) >= level);
    const right = sure.filter(({ label, likely }) => likely[0]?.id === label).length;
    console.log(
      `  likelihood ≥ ${level}: ${share(sure.length, all.length)} of them, right ${share(right, sure.length)}`,
    );
  }
};

const foldsOfExamples = (playbooks: readonly Playbook[]): Classified[] =>
  Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const model = learnExamples(
      Object.fromEntries(
        playbooks.map(({ id, asks: own }) => [id, own.filter((__, at) => at % FOLDS !== fold)]),
      ),
    );
    return playbooks.flatMap(({ id: label, asks: own }) =>
      own
        .filter((__, at) => at % FOLDS === fold)
        .map((text) => ({ text, label, likely: classify(model, foldText(text)) })),
    );
  });

const main = async (): Promise<void> => {
  const { trades, playbooks } = await SEEDED_KNOWLEDGE.load();
  const problems = new ProblemIndex(playbooks, new TradeIndex(trades));
  report('examples, ten folds', foldsOfExamples(playbooks));
  const [dev] = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
  const folder = path.resolve(__dirname, '../../bench/assistant');
  const files = [
    ...(dev === undefined ? [] : [dev]),
    ...fs
      .readdirSync(folder)
      .filter((name) => name.startsWith('prompts-'))
      .map((name) => path.join(folder, name)),
  ];
  const all: (Classified & { chosen: string | undefined })[] = files.flatMap((file) =>
    (JSON.parse(fs.readFileSync(file, 'utf8')) as Prompt[]).flatMap(({ id, turns: [text = ''] }) => {
      const label = intentOf(file, id);
      if (label === undefined) return [];
      const folded = foldText(text);
      return [
        {
          text,
          label,
          likely: problems.meanings(folded),
          chosen: problems.find(folded)?.id,
        },
      ];
    }),
  );
  report('labelled prompts', all);
  const chosen = all.filter((each) => each.chosen !== undefined);
  console.log(
    `  chosen for a plan ${chosen.length}, of which as labelled ${chosen.filter((each) => each.chosen === each.label).length}`,
  );
  if (process.argv.includes('-v'))
    for (const each of all.filter((one) => one.chosen !== one.label || one.likely[0]?.id !== one.label))
      console.log(
        `${each.label.padEnd(18)}${(each.chosen ?? '–').padEnd(18)}${each.likely
          .slice(0, 2)
          .map(({ id, likelihood }) => `${id} ${likelihood.toFixed(2)}`)
          .join(', ')
          .padEnd(44)}${each.text.slice(0, 90)}`,
      );
};

void main();
