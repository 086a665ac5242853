import { plain } from '../values/plain';
import { isMeasured, isWithin, type Quantity, type Range, readRange } from '../values/quantities';
import { withDigits } from '../values/numbers';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import type { Material, Statement } from './material';
import { sentence } from './say';
import { meets, readWords } from './words';

/** "Si fanno dai 16 anni, con la firma di un genitore": an age from which on, in the middle of a sentence. */
const FROM_AGE =
  /\b(?:dai|dagli|from) (\d{1,2})(?: anni| years)?\b(?! (?:ai|agli|to)\b| ?[-–:.,]\d| ?(?:€|euro|%))/;
const LONGEST = 200;
/** From which weight on a word of the question names what the limit is of. */
const NAMING = 0.25;
const NAMED = 0.9;
/** Of whom a figure is told, never of what. */
const WHO =
  /^(?:figli\w|bambin\w|bimb\w|ragazz\w|nipot\w|mamm\w|papa|nonn\w|person\w|sons?|daughters?|child\w*|kids?|people)$/;

/** The limit that a sentence sets: "fino a 30 kg", "oltre 50 km", "sotto i 14 anni", "dai 16 anni". */
const limitIn = (text: string): Range | null => {
  const range = readRange(text);
  if (range !== null && range.unit !== '') return range;
  const [, age] = FROM_AGE.exec(withDigits(plain(text))) ?? [];
  return age === undefined ? null : { min: Number(age), max: Infinity, unit: 'year' };
};

const isLimited = ({ unit }: Quantity): boolean =>
  isMeasured(unit) || ['year', 'person', 'day', 'week', 'month', 'hour', 'euro'].includes(unit);

/** "Sì, ma solo nella baia: taglia fino a 15 kg" is no yes to whoever has a dog of 30 kg. */
const withoutYes = (text: string, quantities: readonly Quantity[], range: Range): string =>
  quantities.some((each) => isWithin(each, range) === false)
    ? text.replace(/^s[iì],? (?:ma |però )?/i, '')
    : text;

/** "May I, with 450 €?", "at 15?": the sentence that sets a limit to what the question gives a figure of. */
export const answerFromLimits = (
  statements: readonly Statement[],
  { languages }: Material,
  frame: Frame,
): Candidate[] => {
  const quantities = frame.quantities.filter(isLimited);
  if (!frame.isYesNo || frame.measure !== null || quantities.length === 0) return [];
  const figures = new Set(quantities.flatMap(({ written }) => written.split(' ')));
  const own = frame.terms.filter(
    ({ carried, written, folded }) => !carried && !figures.has(written) && !WHO.test(folded),
  );
  const mass = own.reduce((sum, { weight }) => sum + weight, 0);
  if (mass === 0) return [];
  return statements.flatMap(({ text, passage, question }): Candidate[] => {
    const range = text.length <= LONGEST ? limitIn(text) : null;
    if (!range || !quantities.some((each) => isWithin(each, range) !== null)) return [];
    const words = readWords(`${passage.heading} ${question ?? ''} ${text}`, languages);
    const met = own.map((term) => meets(term, words));
    if (!own.some(({ weight }, at) => weight >= NAMING && (met[at] ?? 0) >= NAMED)) return [];
    const coverage = own.reduce((sum, { weight }, at) => sum + weight * (met[at] ?? 0), 0) / mass;
    return [
      {
        text: sentence(withoutYes(text.replace(/\s*\n\s*/g, ' '), quantities, range)),
        quotes: [{ passage, text }],
        score: coverage + 1,
        coverage,
        missing: own.filter((_, at) => (met[at] ?? 0) < 0.4),
        fits: true,
        carried: 1,
        isExact: true,
        band: 'limit',
        isComposed: false,
      },
    ];
  });
};
