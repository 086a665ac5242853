const CENTIMETRES_IN_METRE = 100;
const HALF: Readonly<Record<string, [unit: string, half: number]>> = {
  metro: ['cm', 50],
  metri: ['cm', 50],
  chilo: ['g', 500],
  chili: ['g', 500],
  kg: ['g', 500],
  litro: ['ml', 500],
  litri: ['ml', 500],
};
const WHOLE: Readonly<Record<string, number>> = { cm: CENTIMETRES_IN_METRE, g: 1000, ml: 1000 };

/** "1 metro e mezzo", "2 litri e mezzo". */
const AND_A_HALF = /\b(?:(\d{1,2})|il|un) (metr[oi]|chil[oi]|kg|litr[oi]) e mezzo\b/g;
/** "1 metro e 40", "il metro e 20": metres and centimetres. */
const METRE_AND =
  /\b(?:([12])|il|un) metr[oi] e (\d{1,2})\b(?! ?(?:cm|centimetri|ann|person|bambin|adult|metr|euro|€))/g;
/** "Alta uno e 25", "alti 1 e 10 e 1 e 25": what is measured says the unit. */
const AFTER_TALL =
  /\b(alt[aoie]|misura|statura(?: di)?)((?: (?:[^?.!;,\d]{0,12}? )?(?:e )?(?:uno|1) e \d{2}\b){1,4})/g;
const ONE_AND = /\b(?:uno|1) e (\d{2})\b/g;
/** "18000 e rotti", "200 e passa": about so much. */
const AND_SOME = /\b(\d+) e (?:rotti|passa|qualcosa|spiccioli)\b/g;
/** "She is 4", "my son's 7": an age, where nothing else is counted. */
const IS_SO_OLD =
  /\b((?:she|he|they|son|daughter|boy|girl|child|kid|baby|mother|father|grandmother|grandfather|husband|wife)(?: is|'s| are| turns)(?: only| just| almost)?) (\d{1,2})(?= ?(?:[.,!?;]|$)| and | so | but )/g;
/** "Ne ha 7", "lei ne ha 12". */
const HAS_SO_MANY = /\b(ne (?:ha|hanno|compie)(?: gia| solo| appena)?) (\d{1,2})(?= ?(?:[.,!?;]|$)| e )/g;

/** "Alle 4 e mezza", "dalle 9 meno un quarto", "le 8 e 20". */
const PAST_HOUR =
  /\b(alle|dalle|le|ore) (\d{1,2}) (e|meno) (mezz[ao]|un quarto|tre quarti|[1-5]\d|5)\b(?! ?(?:euro|€|ann|giorn|person))/g;
const PARTS_OF_HOUR: Readonly<Record<string, number>> = {
  'un quarto': 15,
  'tre quarti': 45,
  mezza: 30,
  mezzo: 30,
};
/** "Half past 4", "a quarter to 9". */
const PAST_HOUR_ENGLISH = /\b(half|a quarter|quarter) (past|to) (\d{1,2})\b/g;
const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** "Una giornata e mezza", "2 settimane e mezza". */
const DAYS_AND_A_HALF = /\b(?:(\d{1,2})|una|un) (giorn[oi]|giornat[ae]|settiman[ae]) e mezz[ao]\b/g;

const metres = (whole: string | undefined, rest: number): string =>
  `${Number(whole ?? 1) * CENTIMETRES_IN_METRE + rest} cm`;

/** Measures as they are spoken, in figures with their unit: "un metro e quaranta", "alta uno e venticinque", "diciottomila e rotti". Expects plain text with its numbers in digits. */
export const withSpokenMeasures = (text: string): string =>
  text
    .replace(PAST_HOUR, (_, before: string, hour: string, side: string, part: string) => {
      const minutes = PARTS_OF_HOUR[part] ?? Number(part);
      return `${before} ${clock(Number(hour) * 60 + (side === 'e' ? minutes : -minutes))}`;
    })
    .replace(PAST_HOUR_ENGLISH, (_, part: string, side: string, hour: string) => {
      const minutes = part === 'half' ? 30 : 15;
      return clock(Number(hour) * 60 + (side === 'past' ? minutes : -minutes));
    })
    .replace(
      DAYS_AND_A_HALF,
      (_, count: string | undefined, noun: string) => `${Number(count ?? 1)},5 ${noun}`,
    )
    .replace(AND_SOME, '$1')
    .replace(AND_A_HALF, (_, count: string | undefined, noun: string) => {
      const [unit, half] = HALF[noun] ?? ['cm', 50];
      return `${Number(count ?? 1) * (WHOLE[unit] ?? 1) + half} ${unit}`;
    })
    .replace(METRE_AND, (_, count: string | undefined, rest: string) => metres(count, Number(rest)))
    .replace(
      AFTER_TALL,
      (_, before: string, heights: string) =>
        `${before}${heights.replace(ONE_AND, (__, rest: string) => metres('1', Number(rest)))}`,
    )
    .replace(IS_SO_OLD, '$1 $2 years')
    .replace(HAS_SO_MANY, '$1 $2 anni');
