import type { Calculation, Figure } from '../../contract';
import { questionOf } from './question';
import type { Mention } from './mention';
import { isAmount } from './read-facts';

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|estate|inverno';
const figuresOf = ({ inputs, result, steps }: Calculation): readonly Figure[] => [
  ...inputs,
  ...result,
  ...steps.flatMap(({ from, result: each }) => [
    each,
    ...from.flatMap((one) => (typeof one === 'string' ? [] : [one])),
  ]),
];
const holds = (calculation: Calculation, test: RegExp): boolean =>
  figuresOf(calculation).some(({ name }) => test.test(name));

/** Sums that read months one by one. */
const OF_MONTHS: readonly Calculation['kind'][] = ['cash-months', 'cash-need', 'runway'];

interface Condition {
  pattern: RegExp;
  /** Whether the calculation has taken it into account, as far as its figures tell. */
  isRead: (calculation: Calculation, folded: string, mentions: readonly Mention[]) => boolean;
}

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:la )?meta (?:dei|delle|degli|del|della|di loro|di quest|di quell)/, 5_000],
  [/\bun terzo (?:dei|delle|degli|del|della|di)/, 3_333],
  [/\bdue terzi (?:dei|delle|degli|del|della|di)/, 6_667],
  [/\bun quarto (?:dei|delle|degli|del|della|di)/, 2_500],
  [/\btre quarti (?:dei|delle|degli|del|della|di)/, 7_500],
];
const holdsShare = (calculation: Calculation, part: number): boolean =>
  figuresOf(calculation).some(
    ({ unit, value }) =>
      unit === 'basis-points' && (Math.abs(value - part) < 2 || Math.abs(10_000 - value - part) < 2),
  );

const OF_VAT: readonly Calculation['kind'][] = ['vat-add', 'vat-remove', 'vat-period'];
const VAT_TOLD =
  /(?:\bpiu|\+) ?iva\b|\biva (?:\p{L}+ )?(?:inclusa|compresa|esclusa)\b|\bivat[oaie]\b|\bcon (?:l')?iva\b/gu;

/** Words that change a sum without being a figure of it: what is left out of a span, grades of a price, parts of a whole. */
const CONDITIONS: readonly Condition[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:tranne|eccetto|salvo|escluso|esclusi|meno) (?:che )?(?:(?:ad?|in|i|il|la|le|gli|l'|nel|mese di) ?)*(?:${MONTHS}|ferie|festiv\p{L}*|weekend|domenic\p{L}*|luned\p{L}*|sabat\p{L}*)\b|\b(?:chius[oaie]|chiud(?:o|iamo)|ferm[oi]) (?:(?:tutto|per|ad?|in|i|il|la|le|nel|mese di|un|due|tre) )*(?:${MONTHS}|mes[ei]|settiman[ae]|ferie)\b|\b(?:ad?|in) (?:${MONTHS}) (?:sono |siamo |sto |resto )?(?:chius|chiud|ferm)\p{L}*`,
      'u',
    ),
    isRead: (calculation) => !holds(calculation, /spans|weeks|year|openDays|nights|months/i),
  },
  {
    pattern:
      /\b(?:da[li]?|dalla|sul|sulla|il|la|al|alla) (?:second[oa]|terz[oa]|quart[oa])\b(?! (?:mano|offerta|anno|mese|settimana|trimestre|volta|rata|turno|banca|prodotto|caso))/,
    isRead: () => false,
  },
  {
    pattern:
      /\b(?:il|la|i|le) prim[oaie] (?:\p{L}+|\d+)\b[^.?!]{0,40}\b(?:poi|successiv[oaie]|dopo|in poi|(?:gli|le) altr[ie]|quell[ie] dopo)\b/u,
    isRead: (calculation) =>
      OF_MONTHS.includes(calculation.kind) || holds(calculation, /grace|months|upfront/i),
  },
  {
    pattern:
      /\bminim[oa] (?:di |fatturabil\w+ )?(?:\d+|un'|una|due|tre|quattro) ?(?:or[ae]|pezz|giorn|ordin|mezz)/,
    isRead: () => false,
  },
  {
    pattern:
      /\bogni (?:\d+|due|tre|quattro|cinque|sei|dieci|dodici) \p{L}+ (?:uno|una|1|un \p{L}+) (?:e )?(?:gratis|omaggio|in regalo)/u,
    isRead: (calculation) => holds(calculation, /free|paid|promotion|taken/i),
  },
];

/** A condition in the words of a message that its calculation did nothing with; `null` where there is none. On folded text. */
export const unreadCondition = (
  folded: string,
  calculation: Calculation,
  mentions: readonly Mention[],
): string | null => {
  for (const { pattern, isRead } of CONDITIONS) {
    const found = pattern.exec(folded);
    if (found && !isRead(calculation, folded, mentions)) return found[0];
  }
  for (const [pattern, part] of PARTS) {
    const found = pattern.exec(folded);
    if (found && !holdsShare(calculation, part)) return found[0];
  }
  return unreadVat(folded, calculation, mentions);
};

/** "60 più IVA, ne vuole pagare 65 in tutto": VAT that is told of one of several amounts, in a sum that knows none. */
const unreadVat = (folded: string, calculation: Calculation, mentions: readonly Mention[]): string | null => {
  const mentionsOfVat = [...folded.matchAll(VAT_TOLD)];
  const [first] = mentionsOfVat;
  const amounts = mentions.filter((each) => isAmount(each) && each.role !== 'vatRate');
  if (!first || mentionsOfVat.length >= amounts.length || OF_VAT.includes(calculation.kind)) return null;
  if (!/in tutto|tutto compreso|totale|complessiv|\blord[oi]\b/.test(questionOf(folded) + folded))
    return null;
  return holds(calculation, /vat|net\b|gross|rate$/i) ? null : first[0];
};
