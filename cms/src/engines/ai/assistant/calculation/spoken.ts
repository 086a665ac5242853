import type { Calculation, Figure, Locale } from '../../../../contract';
import { WORDS } from '../words';

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

/** A calculation in words: the result first, then its arithmetic line by line, then what must be said beside it. */
export const spokenCalculation = (calculation: Calculation, language: Locale): string => {
  const words = WORDS[language];
  const name = (figure: Figure): string => words.figures[figure.name] ?? figure.name;
  const results = calculation.result.map((figure, at) => {
    const line = `${name(figure)}: ${spokenFigure(figure, language)}`;
    return at === 0 ? `- **${line}**` : `- ${line}`;
  });
  const steps = calculation.steps.map(({ from, result }) => {
    const left = from.map((each) =>
      typeof each === 'string' ? each : `${spokenFigure(each, language)} (${name(each)})`,
    );
    return `- ${left.join(' ')} = **${spokenFigure(result, language)}** (${name(result)})`;
  });
  const notes = calculation.notes.flatMap((note) => words.notes[note] ?? []);
  return [
    `**${words.kinds[calculation.kind]}**`,
    results.join('\n'),
    words.steps,
    steps.join('\n'),
    ...(notes.length > 0 ? [`_${notes.join(' ')}_`] : []),
  ].join('\n\n');
};
