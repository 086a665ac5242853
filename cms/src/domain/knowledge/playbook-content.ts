import type { AdviceTopic, NextStep } from '../../contract';
import { NEXT_STEPS, type NextStepName } from './knowledge-content';
import { tooWideWay } from './trade-content';

/** A plan for a problem as editors write it: the fields of `playbook`. Its texts are templates in Italian. */
export interface PlaybookContent {
  key: string;
  topic: AdviceTopic;
  nextStep: NextStepName;
  /** The first way in which owners tell of it; shown as a choice too. */
  question: string;
  asks: readonly string[];
  /** `visit: sopralluog*, …`: a section of the templates, and the words of a message that turn it on. */
  signals: readonly string[];
  opening: string;
  steps: readonly string[];
  measure: string;
  askNext: string;
}

/** The fields that hold templates. */
export const PLAYBOOK_TEMPLATES = ['opening', 'steps', 'measure', 'askNext'] as const;

export interface Signal {
  name: string;
  words: string[];
}

/** A playbook as the assistant knows it. */
export interface PlaybookOfDay extends Pick<
  PlaybookContent,
  'topic' | 'asks' | 'opening' | 'steps' | 'measure'
> {
  id: string;
  step: NextStep | null;
  signals: Signal[];
  ask: string;
}

const SIGNAL = /^([a-z][a-z-]*):\s*(.+)$/;

/** A signal as editors write it, in one line; `null` where the line is none. */
export const parseSignal = (line: string): Signal | null => {
  const [, name = '', list = ''] = SIGNAL.exec(line.trim()) ?? [];
  const words = list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return name === '' || words.length === 0 || tooWideWay(words) !== undefined ? null : { name, words };
};

/** As the assistant reads them, by key. */
export const playbooksInOrder = (contents: readonly PlaybookContent[]): PlaybookOfDay[] =>
  [...contents]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, topic, nextStep, question, asks, signals, opening, steps, measure, askNext }) => ({
      id: key,
      topic,
      step: NEXT_STEPS[nextStep],
      asks: [question, ...asks],
      signals: signals.flatMap((line) => parseSignal(line) ?? []),
      opening,
      steps,
      measure,
      ask: askNext,
    }));
