/**
 * How well the built-in assistant advises: right topic, right figure, right refusal.
 *
 *   npm run bench -- assistant [tune|held] [-v]
 *
 * `tune` was looked at while the assistant was made; `held` is only counted. `-v` prints what went wrong in `tune`.
 */
import path from 'node:path';
import { readQuestions } from './assistant/question-set';
import { scoreAll, type Scored } from './assistant/score';

const args = process.argv.slice(2);
const halves = ['tune', 'held'].filter(
  (half) => args.includes(half) || !args.some((arg) => arg === 'tune' || arg === 'held'),
);
const share = (right: number, all: number): string =>
  all === 0 ? '–' : `${right}/${all}  ${((100 * right) / all).toFixed(1)} %`;
const quantile = (values: number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;

const KINDS: [string, string][] = [
  ['entries', 'right topic'],
  ['figure', 'right figure'],
  ['asks', 'asks for what is missing'],
  ['refuse', 'right refusal'],
  ['greeting', 'small talk'],
];

const print = (half: string, scored: Scored[]): void => {
  console.log(`\n${half}: ${scored.length} questions`);
  for (const [kind, name] of KINDS) {
    const those = scored.filter(({ testQuestion }) => testQuestion.expected.kind === kind);
    console.log(`  ${name.padEnd(28)}${share(those.filter(({ isRight }) => isRight).length, those.length)}`);
    if (kind === 'entries')
      console.log(
        `  ${'  of which the very entry'.padEnd(28)}${share(those.filter(({ isExact }) => isExact).length, those.length)}`,
      );
  }
  const times = scored.map(({ milliseconds }) => milliseconds);
  console.log(`  ${'all'.padEnd(28)}${share(scored.filter(({ isRight }) => isRight).length, scored.length)}`);
  console.log(
    `  ${'a reply, ms'.padEnd(28)}median ${quantile(times, 0.5).toFixed(1)}, 95 % ${quantile(times, 0.95).toFixed(1)}`,
  );
};

/** Ways of going wrong, without a look at the questions. */
const printMisses = (scored: Scored[]): void => {
  const misses = new Map<string, number>();
  for (const { testQuestion, advice, isRight } of scored) {
    if (isRight) continue;
    const miss = `${testQuestion.expected.kind} → ${advice.outcome} ${advice.entryIds.join()}`;
    misses.set(miss, (misses.get(miss) ?? 0) + 1);
  }
  for (const [miss, count] of misses) console.log(`  missed: ${miss}`.padEnd(40) + count);
};

const main = async (): Promise<void> => {
  for (const half of halves) {
    const file = path.resolve(__dirname, `../../bench/assistant/${half}.txt`);
    const scored = await scoreAll(readQuestions(file));
    print(half, scored);
    printMisses(scored);
    if (half === 'tune' && args.includes('-v'))
      for (const { testQuestion, advice, isRight, isExact } of scored)
        if (!isRight || !isExact)
          console.log(
            `${isRight ? 'near ' : 'WRONG'} ${testQuestion.text}\n      ${JSON.stringify(testQuestion.expected)} but ${advice.outcome} ${advice.entryIds.join()} ${advice.calculation?.kind ?? ''} ${advice.calculation ? JSON.stringify(advice.calculation.inputs) : ''}`,
          );
  }
};

void main();
