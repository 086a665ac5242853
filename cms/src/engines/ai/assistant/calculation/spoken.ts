import type { Calculation, Figure, Locale } from '../../../../contract';
import { WORDS } from '../words';
import { withParameterYears } from './parameter-notes';

const TAGS = { it: 'it-IT', en: 'en-GB' } as const;

/** A figure as one reads it: `1.234,50 €`, `42,86%`, `12 mesi`. */
export const spokenFigure = ({ value, unit }: Figure, language: Locale): string => {
  const number = (amount: number, options: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(TAGS[language], {
      useGrouping: 'always',
      maximumFractionDigits: 2,
      ...options,
    }).format(amount);
  switch (unit) {
    case 'cents':
      return number(value / 100, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 });
    case 'basis-points':
      return `${number(value / 100)}%`;
    case 'count':
      return number(value);
    case 'months':
      return WORDS[language].months(value);
    case 'hundredths':
      return number(value / 100);
  }
};

/** What a figure is called: by its owner where there is such a name, else by ours. */
export const figureName = ({ name, label }: Figure, language: Locale): string =>
  label !== undefined && label !== '' ? label : (WORDS[language].figures[name] ?? name);

/** Parts of a calculation beside its own data. */
export interface SpokenDetails {
  /** What a figure was added up from. */
  parts?: readonly Figure[];
  notes?: readonly string[];
  /** The result before one figure was changed. */
  before?: Figure | undefined;
}

/** What was understood, so that it can be corrected: "spese fisse 3.600 € = affitto 1.450 € + commessa 1.600 €". */
const understood = (inputs: readonly Figure[], parts: readonly Figure[], language: Locale): string => {
  const spoken = (figure: Figure): string =>
    `${figureName(figure, language)} ${spokenFigure(figure, language)}`;
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return inputs
    .map((input) =>
      parts.length > 1 && input.unit === 'cents' && input.value === total
        ? `${spoken(input)} = ${parts.map(spoken).join(' + ')}`
        : spoken(input),
    )
    .join('; ');
};

/** A calculation in words: the result first, what was understood, its arithmetic line by line, then what must be said beside it. */
export const spokenCalculation = (
  calculation: Calculation,
  language: Locale,
  { parts = [], notes: more = [], before }: SpokenDetails = {},
): string => {
  const words = WORDS[language];
  const results = calculation.result.map((figure, at) => {
    const line = `${figureName(figure, language)}: ${spokenFigure(figure, language)}`;
    return at === 0 ? `- **${line}**` : `- ${line}`;
  });
  const steps = calculation.steps.map(({ from, result }) => {
    const left = from.map((each) =>
      typeof each === 'string' ? each : `${spokenFigure(each, language)} (${figureName(each, language)})`,
    );
    return `- ${left.join(' ')} = **${spokenFigure(result, language)}** (${figureName(result, language)})`;
  });
  const [main] = calculation.result;
  const notes = withParameterYears(
    [...more, ...calculation.notes].flatMap((note) => words.notes[note] ?? []),
    calculation.parameters ?? [],
    language,
  );
  return [
    `**${words.kinds[calculation.kind]}**`,
    results.join('\n'),
    ...(before && main ? [words.before(spokenFigure(before, language), spokenFigure(main, language))] : []),
    // A figure of the result before, looked at again, says nothing that could be corrected.
    ...(calculation.inputs.length === 0 || (steps.length === 0 && calculation.kind === 'converted')
      ? []
      : [words.understood(understood(calculation.inputs, parts, language))]),
    ...(steps.length > 0 ? [words.steps, steps.join('\n')] : []),
    ...(notes.length > 0 ? [`_${notes.join(' ')}_`] : []),
  ].join('\n\n');
};
