import { remember } from '../text/remember';

const ITALIAN: Record<string, number> = {
  zero: 0,
  un: 1,
  uno: 1,
  una: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  undici: 11,
  dodici: 12,
  tredici: 13,
  quattordici: 14,
  quindici: 15,
  sedici: 16,
  diciassette: 17,
  diciotto: 18,
  diciannove: 19,
};
const ENGLISH: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
};
const TENS: [string, number][] = [
  ['venti', 20],
  ['trenta', 30],
  ['quaranta', 40],
  ['cinquanta', 50],
  ['sessanta', 60],
  ['settanta', 70],
  ['ottanta', 80],
  ['novanta', 90],
];

const belowHundred = (word: string): number | null => {
  if (word in ITALIAN) return ITALIAN[word] ?? null;
  for (const [name, value] of TENS) {
    // "Ventuno", "trentotto": the ten loses its last vowel before a vowel.
    for (const start of [name, name.slice(0, -1)]) {
      if (!word.startsWith(start)) continue;
      const rest = word.slice(start.length);
      if (rest === '') return start === name ? value : null;
      const unit = ITALIAN[rest];
      if (unit !== undefined && unit > 0 && unit < 10) return value + unit;
    }
  }
  return null;
};

const belowThousand = (word: string): number | null => {
  const at = word.indexOf('cento');
  if (at < 0) return belowHundred(word);
  const hundreds = at === 0 ? 1 : belowHundred(word.slice(0, at));
  const rest = word.slice(at + 5);
  const below = rest === '' ? 0 : belowHundred(rest);
  return hundreds === null || below === null || hundreds > 9 ? null : hundreds * 100 + below;
};

/** How the words of numbers begin: most words of a text are none, and are told by a look. */
const BEGINNINGS =
  '(?:zer|un|du|tr|quat|quar|quin|cin|se|ott|nov|die|und|dod|dic|ven|cen|mil|on|tw|th|fo|fi|si|ei|ni|te|el|hu)';
const BEGINS = new RegExp(`^${BEGINNINGS}`);
const MAY_BE_NUMBER = new RegExp(`^[("]*${BEGINNINGS}`);

/** "milleduecento" is 1200; null for a word that is no number. Expects a folded word in lower case. */
export const numberOfWord = (word: string): number | null => {
  if (!BEGINS.test(word)) return null;
  const english = ENGLISH[word];
  if (english !== undefined) return english;
  const [, start = '', rest = ''] = /^(mille|.+mila)(.*)$/.exec(word) ?? [];
  if (start === '') return belowThousand(word);
  const thousands = start === 'mille' ? 1 : belowThousand(start.slice(0, -4));
  const below = rest === '' ? 0 : belowThousand(rest);
  return thousands === null || below === null ? null : thousands * 1000 + below;
};

/** Numbers that are meant about. */
const ABOUT: Record<string, number> = {
  paio: 2,
  decina: 10,
  dozzina: 12,
  dozen: 12,
  quindicina: 15,
  ventina: 20,
  trentina: 30,
  cinquantina: 50,
};

const COUNTED =
  'giorn[oi]|giornat[ae]|mes[ei]|or[ae]|minuti|person[ae]|nott[ei]|ann[oi]|settiman[ae]|bottigli[ae]|lezion[ei]|rat[ae]|post[oi]|adult[oi]|bambin[oi]|volt[ae]|pezz[oi]|euro|chil[oi]|metr[oi]|days?|months?|hours?|minutes?|nights?|people|persons?|weeks?|years?|bottles?';
/** "Sei" is "you are" as well, "un" an article: they are numbers before something counted only. */
const DOUBTFUL = new RegExp(`^(?:${COUNTED})$`);

/** A noun in its plural, as far as its ending tells. */
const PLURAL = /^(?!quindi|oggi|quasi|tutti|altri|molti)[a-z]{3,}[^aeiou]i$/;

const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo'];
const FLOOR = new RegExp(`\\b(?:${ORDINALS.join('|')})(?= piano\\b)`, 'g');

/** "Due ulivi più sei lavande", "tre rose e sei tulipani": so many of something beside so many of something else. */
const isCountedToo = (words: readonly string[], at: number, next: string): boolean =>
  words[at - 1] === 'piu' ||
  (words[at - 1] === 'e' &&
    /^(?!apert|chius|sicur|gentil)[a-z]{4,}[ei]$/.test(next) &&
    words.slice(0, at - 1).some((word) => /^\d/.test(word) || (numberOfWord(word) ?? 0) > 1));

/** The same plain text with its numbers in digits: "mezz'ora" is 30 minuti, "in due" is in 2. */
export const withDigits = remember((plainText: string): string => {
  const text = plainText
    .replace(/\b(\d{1,3}) ?mila\b/g, (_, count: string) => `${count}000`)
    .replace(FLOOR, (name) => `${ORDINALS.indexOf(name) + 1}°`)
    .replace(/\b(?:mezzo|half a) (?:chilo|kilo|kg)\b/g, '500 g')
    .replace(/\b(?:mezzo|half a) litro\b|\bhalf a lit(?:re|er)\b/g, '500 ml')
    .replace(/\b(?:un|1) etto\b/g, '100 g')
    .replace(/\b(\d+) etti\b/g, (_, count: string) => `${count}00 g`)
    .replace(/\bun (?=chilo|kg|litro|metro)/g, '1 ')
    .replace(/\bun'?ora e mezz[ao]\b|\bone and a half hours?\b/g, '90 minuti')
    .replace(/\bmezz'?ora\b|\bhalf an hour\b/g, '30 minuti')
    .replace(/\b(?:un|1|one) mese e mezzo\b|\b(?:a|one) month and a half\b/g, '45 giorni')
    .replace(/\b(?:un|1) anno e mezzo\b|\b(?:a|one) year and a half\b/g, '18 mesi')
    .replace(
      /\b(?:un|una|a) (decina|dozzina|quindicina|ventina|trentina|cinquantina|paio|dozen)(?: di)?\b/g,
      (_, name: string) => String(ABOUT[name] ?? name),
    )
    .replace(/\btre quarti d'?ora\b/g, '45 minuti')
    .replace(/\bun'ora\b/g, '1 ora')
    .replace(/\ba couple of\b/g, '2');
  const words = text.split(' ');
  return words
    .map((word, at) => {
      if (!MAY_BE_NUMBER.test(word)) return word;
      const [, before = '', core = '', after = ''] = /^([("]*)(.*?)([,.;:!?)"]*)$/.exec(word) ?? [];
      if (!/^[a-z]{2,}$/.test(core)) return word;
      const value = numberOfWord(core);
      if (value === null) return word;
      const next = (words[at + 1] ?? '').replace(/[^a-z]/g, '');
      if (/^(?:un|uno|una|one|sei)$/.test(core) && !DOUBTFUL.test(next)) {
        const isParty = core === 'sei' && /^(?:in|siamo|alle|dalle|ore)$/.test(words[at - 1] ?? '');
        // "Sei percorsi sugli alberi" begins a sentence that speaks to nobody.
        const isCount = core === 'sei' && at === 0 && PLURAL.test(next);
        if (!isParty && !isCount && !(core === 'sei' && isCountedToo(words, at, next))) return word;
      }
      return `${before}${value}${after}`;
    })
    .join(' ');
});

/** "1.250,00", "1,250.00", "12,5", "62": as a number. */
export const numberOf = (written: string): number => {
  const cents = /[.,](\d{1,2})$/.exec(written);
  const whole = (cents ? written.slice(0, cents.index) : written).replace(/[.,']/g, '');
  return Number(`${whole}${cents ? `.${cents[1] ?? '0'}` : ''}`);
};
/** A written number, in a source of an expression. */
export const NUMBER = String.raw`\d{1,3}(?:[.']\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
