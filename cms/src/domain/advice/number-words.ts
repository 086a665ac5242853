const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'zero un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici ' +
    'diciassette diciotto diciannove venti'
  )
    .split(' ')
    .map((word, at) => [word, at]),
);
/** Small numbers in English, where no Italian word is written alike. */
const ENGLISH: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  eight: 8,
  ten: 10,
  twelve: 12,
};
const TENS: readonly (readonly [string, number])[] = [
  ['vent', 20],
  ['trent', 30],
  ['quarant', 40],
  ['cinquant', 50],
  ['sessant', 60],
  ['settant', 70],
  ['ottant', 80],
  ['novant', 90],
];

/** Below a hundred: "sei", "ventuno", "trentacinque". */
const readBelowHundred = (word: string): number | null => {
  const small = SMALL[word] ?? ENGLISH[word] ?? (word === 'uno' || word === 'una' ? 1 : undefined);
  if (small !== undefined) return small;
  for (const [stem, value] of TENS) {
    if (!word.startsWith(stem)) continue;
    const rest = word.slice(stem.length);
    // "Vent'anni", "trent'anni" lose their vowel.
    if (rest === 'i' || rest === 'a' || rest === '') return value;
    const unit = SMALL[rest.replace(/^[ai](?!\w{0,1}$)/, '')] ?? (/^[ai]?uno?$/.test(rest) ? 1 : undefined);
    if (unit !== undefined && unit > 0 && unit < 10) return value + unit;
  }
  return null;
};

const readBelowThousand = (word: string): number | null => {
  const at = word.indexOf('cento');
  if (at === -1) return readBelowHundred(word);
  const before = word.slice(0, at);
  const rest = word.slice(at + 'cento'.length);
  const hundreds = before === '' ? 1 : readBelowHundred(before);
  const units = rest === '' ? 0 : readBelowHundred(rest);
  return hundreds === null || hundreds > 9 || units === null ? null : hundreds * 100 + units;
};

/** A number written as one Italian word ("milleottocento", "duemila", "trentacinque"); `null` when it is none. */
export const readNumberWord = (word: string): number | null => {
  const match = /^(?<thousands>\p{L}*?)(?:mille|mila)(?<rest>\p{L}*)$/u.exec(word);
  if (!match) return readBelowThousand(word);
  const { thousands = '', rest = '' } = match.groups ?? {};
  const times = thousands === '' ? 1 : readBelowThousand(thousands);
  const units = rest === '' ? 0 : readBelowThousand(rest);
  if (times === null || units === null) return null;
  // "Milledue", "duemilaquattro": of money people mean hundreds; who means 1.002 writes digits.
  return times * 1000 + (units >= 2 && units <= 9 ? units * 100 : units);
};
