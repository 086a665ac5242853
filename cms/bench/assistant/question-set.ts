import fs from 'node:fs';
import type { HistoryMessage } from '../../src/engines/ai/port';

/** What is right of a reply. */
export type Expected =
  | { kind: 'entries'; entries: { topic: string; id: string }[] }
  | { kind: 'figure'; calculation: string; figure: string }
  | { kind: 'asks'; calculation: string }
  | { kind: 'refuse' }
  | { kind: 'greeting' };

export interface AskedQuestion {
  text: string;
  history: HistoryMessage[];
  expected: Expected;
}

const expectedOf = (right: string): Expected => {
  if (right === 'refuse' || right === 'greeting') return { kind: right };
  if (right.startsWith('asks ')) return { kind: 'asks', calculation: right.slice(5).trim() };
  const figure = /^(\S+) = (\S+)$/.exec(right);
  if (figure) return { kind: 'figure', calculation: figure[1] ?? '', figure: figure[2] ?? '' };
  return {
    kind: 'entries',
    entries: right.split('|').map((each) => {
      const [topic = '', id = ''] = each.trim().split('/');
      return { topic, id };
    }),
  };
};

/** The questions of a file; `earlier > message => what is right` a line. */
export const readQuestions = (file: string): AskedQuestion[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('=>') && !line.startsWith('#'))
    .map((line) => {
      const [turnsText = '', right = ''] = line.split('=>');
      const turns = turnsText.split(' > ').map((each) => each.trim());
      return {
        text: turns.at(-1) ?? '',
        history: turns.slice(0, -1).map((text): HistoryMessage => ({ role: 'user', text })),
        expected: expectedOf(right.trim()),
      };
    });
