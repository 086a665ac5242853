import type { Figure, Locale, ParameterGroup, ParameterUse } from '../../../../contract';

interface ParameterWords {
  groups: Readonly<Record<ParameterGroup, string>>;
  halfYear: (isFirst: boolean, year: string) => string;
  /** What a calculation rests on, where none of its notes says so. */
  used: (group: string, period: string) => string;
  expired: (group: string, period: string) => string;
}

const WORDS: Readonly<Record<Locale, ParameterWords>> = {
  it: {
    groups: {
      'flat-rate': 'regime forfettario',
      inps: 'INPS',
      irpef: 'IRPEF',
      'company-tax': 'IRES e IRAP',
      staff: 'costo del personale',
      'late-interest': 'interessi di mora',
    },
    halfYear: (isFirst, year) => `${isFirst ? 'primo' : 'secondo'} semestre ${year}`,
    used: (group, period) => `Valori usati (${group}): ${period}.`,
    expired: (group, period) =>
      `Gli ultimi valori che conosco (${group}) sono di questo periodo: ${period}. Verifica quelli in vigore.`,
  },
  en: {
    groups: {
      'flat-rate': 'flat-rate regime',
      inps: 'INPS',
      irpef: 'IRPEF',
      'company-tax': 'IRES and IRAP',
      staff: 'staff cost',
      'late-interest': 'late-payment interest',
    },
    halfYear: (isFirst, year) => `${isFirst ? 'first' : 'second'} half of ${year}`,
    used: (group, period) => `Values used (${group}): ${period}.`,
    expired: (group, period) =>
      `The latest values that I know (${group}) are of this period: ${period}. Check those in force.`,
  },
};

/** The year that parameters are of, or the half of it where they change twice a year. */
const periodOf = ({ from, until }: ParameterUse, language: Locale): string => {
  const year = from.slice(0, 4);
  if (until === `${year}-06-30`) return WORDS[language].halfYear(true, year);
  return from === `${year}-07-01` && until === `${year}-12-31` ? WORDS[language].halfYear(false, year) : year;
};

const PLACE = /\{([a-z-]+)\.(period|source)\}/g;

/** Fills `{irpef.period}` and `{irpef.source}` of a text. */
const fill = (text: string, parameters: readonly ParameterUse[], language: Locale): string =>
  text.replaceAll(PLACE, (place, group: string, part: string) => {
    const use = parameters.find((each) => each.group === group);
    if (!use) return place;
    return part === 'period' ? periodOf(use, language) : use.source;
  });

/** What must be said beside a calculation, with the year of every parameter of law that it rests on. */
export const withParameterYears = (
  notes: readonly string[],
  parameters: readonly ParameterUse[],
  language: Locale,
): string[] => {
  const words = WORDS[language];
  const named = new Set(notes.flatMap((note) => [...note.matchAll(PLACE)].map(([, group]) => group)));
  return [
    ...notes.map((note) => fill(note, parameters, language)),
    ...parameters.flatMap((use) => {
      const group = words.groups[use.group];
      const period = periodOf(use, language);
      if (use.isExpired) return [words.expired(group, period)];
      return named.has(use.group) ? [] : [words.used(group, period)];
    }),
  ];
};

const TAGS = { it: 'it-IT', en: 'en-GB' } as const;

/** Fills the limits of law that a text names, `{threshold}`, and the periods that they are of. */
export const withLimits = (
  text: string,
  limits: readonly Figure[],
  parameters: readonly ParameterUse[],
  language: Locale,
): string =>
  fill(text, parameters, language).replaceAll(/\{([a-zA-Z]+)\}/g, (place, name: string) => {
    const limit = limits.find((each) => each.name === name);
    return limit
      ? `${new Intl.NumberFormat(TAGS[language], { useGrouping: 'always', maximumFractionDigits: 2 }).format(limit.value / 100)} €`
      : place;
  });
