import type { ProjectFacts } from '../../domain/interview';
import { computationsOf } from '../../domain/report/compute';
import { planMeasures, type PlannedMeasure } from '../../domain/report/plan-measures';
import { signalsOf } from '../../domain/report/signals';
import type { Locale } from '../../contract';
import { reportFormat, reportWords, type ReportFormat, type ReportWords } from '../../locales/report';

/** What a measure does, and what it is worth by the figures of this business. */
export const writeEffect = (
  { words, format }: { words: ReportWords; format: ReportFormat },
  { id, effect }: PlannedMeasure,
): string => {
  const [, , inWords] = words.measures[id];
  return effect ? `${inWords}: ${words.effectAmounts[effect.kind](format.euro(effect.amount))}` : inWords;
};

/** The measures of a project's plan in words, the most urgent first. */
export const plannedMeasures = (facts: ProjectFacts, language: Locale): string[] => {
  const [words, format] = [reportWords[language], reportFormat(language)];
  const computations = computationsOf(facts);
  return planMeasures(facts, signalsOf(facts, computations), computations)
    .sort((one, other) => one.priority - other.priority)
    .map((measure) => {
      const [title, how] = words.measures[measure.id];
      return `**${title}** — ${how} _${writeEffect({ words, format }, measure)}._`;
    });
};
