import { foldText } from './fold-text';
import type { Mention, MentionUnit } from './mention';
import {
  FIGURE,
  COUNT_OF_AMOUNT,
  HALF,
  HALF_OF_UNIT,
  MADE_NOUN,
  CENTS_AFTER_UNIT,
  NOUN_AHEAD,
  ONE_IN,
  TIMES,
  UNITS,
  COUNTED_NOUN,
  FEW_OF_NOUN,
  ON_NOUN,
  FEW,
  ENGLISH_NOUN,
  PERIODS,
  QUARTERS,
  MONTH_NAME,
  NOT_A_QUANTITY_BEFORE,
} from './mention-patterns';
import { countsNothing } from './counts-nothing';
import { multiplied } from './multiplied';
import { readNumber, sticky } from './read-number';
import { unitOfBareCount } from './unit-of-bare-count';

const isNoQuantity = (written: string, before: string, after: string): boolean => {
  if (/\bateco(?: 20(?:07|25))?[^\d]{0,12}$/.test(before)) return true;
  if (MONTH_NAME.test(after) && /^\d{1,2}$/.test(written)) return true;
  if (!NOT_A_QUANTITY_BEFORE.test(before)) return false;
  if (/^(?:19|20)\d\d$/.test(written) && /(?:dal|nel|del|anno)\s*$/u.test(before)) return true;
  return (
    !/(?:dal|nel|del|anno)\s*$/u.test(before) && /^\d{1,6}$/.test(written) && !/^\s*(?:€|euro)/u.test(after)
  );
};

const ONE_HOUR = 100;

/** The figures of a message, in its order, without roles. A few words of small numbers count only before what they count. */
export const readMentions = (text: string): Mention[] => {
  const folded = foldText(text);
  const mentions: Mention[] = [];
  let from = 0;
  for (const match of folded.matchAll(FIGURE)) {
    if (match.index < from) continue;
    const { sign, digits, word } = match.groups ?? {};
    const read = readNumber(folded, { digits, word, end: match.index + match[0].length });
    if (!read) continue;
    let { value, end } = read;
    const before = folded.slice(Math.max(0, match.index - 48), match.index);
    if (digits !== undefined && isNoQuantity(digits, before, folded.slice(end))) continue;
    // "8-10 chili": a range, of which the upper end stands for it; "89-15%" takes a share off.
    if (
      digits !== undefined &&
      /^-\d+(?![\d.,]*\s*(?:%|per ?cento))/u.test(folded.slice(end)) &&
      !/[€]/u.test(sign ?? '')
    )
      continue;
    let unit: MentionUnit = sign === undefined ? 'plain' : 'money';
    for (const [pattern, name, times] of UNITS) {
      const found = sticky(pattern, folded, end);
      // "Prima 640, ora 790": now, and no hours.
      if (!found || (value > ONE_HOUR && /^\s*ora$/u.test(found[0]))) continue;
      unit = name;
      // A third of an hour is kept as it is: rounded, it would cost somebody a few cents.
      value = name === 'hours' ? value * times : Math.round(value * times);
      end += found[0].length;
      break;
    }
    // "Una volta e mezza", "3 ore e mezza": the half stands behind its unit.
    const halfBehind = HALF_OF_UNIT.includes(unit) ? sticky(HALF, folded, end) : null;
    if (halfBehind) {
      value += unit === 'months' && /ann/.test(folded.slice(match.index, end)) ? 600 : 50;
      end += halfBehind[0].length;
    }
    const quarters = unit === 'hours' ? sticky(QUARTERS, folded, end) : null;
    if (quarters) {
      value += quarters[1] === 'un quarto' ? 25 : 75;
      end += quarters[0].length;
    }
    if (
      word !== undefined &&
      !halfBehind &&
      /^un[oa]?$/.test(word) &&
      !['months', 'hours', 'days', 'money'].includes(unit)
    )
      continue;
    let noun = '';
    if (unit === 'days' && /settiman|week/.test(folded.slice(match.index, end))) noun = 'settimane';
    if (unit === 'pieces' || unit === 'people')
      noun = folded.slice(match.index + match[0].length, end).trim();
    const isCount = digits === undefined ? read.isSmallWord : /^\d{1,3}(?:\.?\d{3})?$/.test(digits);
    const counted =
      unit === 'plain' && isCount && !ONE_IN.test(before)
        ? (sticky(COUNTED_NOUN, folded, end) ??
          sticky(ENGLISH_NOUN, folded, end) ??
          (/\bsu $/u.test(before) && value >= 200 ? sticky(ON_NOUN, folded, end) : null) ??
          (value <= FEW && !/(?:€|\b(?:a|da|di|al|costa|pago|spendo)) ?$/u.test(before)
            ? sticky(FEW_OF_NOUN, folded, end)
            : null))
        : null;
    if (counted) {
      unit = 'pieces';
      noun = counted[1] ?? counted[2] ?? '';
      end += counted[0].length;
    }
    if (
      read.isSmallWord &&
      unit === 'plain' &&
      !ONE_IN.test(before) &&
      !COUNT_OF_AMOUNT.test(folded.slice(end, end + 60))
    )
      continue;
    if (
      countsNothing({ folded, start: match.index, end, before, digits, word, value, unit }, mentions.at(-1))
    )
      continue;
    // "3x2": a promotion, no product.
    if (
      /^[2-9] ?x ?[1-9](?!\d)/u.test(folded.slice(match.index, match.index + 6)) &&
      /promo|offert|scont|paghi|prendi|margin|\bfac(?:cio|ciamo)\b|\bfare\b/.test(folded)
    ) {
      from = match.index + (/^[2-9] ?x ?[1-9]/u.exec(folded.slice(match.index))?.[0].length ?? 1);
      continue;
    }
    // "Vendo 120 pizze", "compro 300 sacchi": what is made and sold by the piece is counted, whatever it is.
    const made =
      unit === 'plain' &&
      digits !== undefined &&
      /(?:vend\w*|facc\w*|produ\w*|prepar\w*|sforn\w*|compr\w*|ordin\w*|stamp[oi]\w*|cuci\w*|confezion\w*|realizz\w*|imbottigli\w*|spedisc\w*) $/u.test(
        before,
      )
        ? sticky(MADE_NOUN, folded, end)
        : null;
    if (made) {
      unit = 'pieces';
      noun = made[1] ?? '';
      end += made[0].length;
    }
    const bare = unitOfBareCount(
      { folded, start: match.index, end, before, digits, word, value, unit },
      isCount,
    );
    if (bare) {
      unit = bare;
      if (bare === 'people') noun = 'persone';
    }
    // "2 uscite al giorno": trips, no expenses.
    if (
      unit === 'plain' &&
      value <= FEW &&
      /^ uscite (?:al giorno|a settimana|a sera)/u.test(folded.slice(end))
    ) {
      unit = 'pieces';
      noun = 'uscite';
      end += ' uscite'.length;
    }
    // "2 euro e 90": cents after their unit.
    const cents = unit === 'money' && digits !== undefined ? sticky(CENTS_AFTER_UNIT, folded, end) : null;
    if (cents && value % 100 === 0) {
      value += Number(cents[1]);
      end += cents[0].length;
    }
    // "Ore fatturabili 78", "coperti al giorno 40": the noun stands before its count.
    const ahead =
      unit === 'plain' && digits !== undefined
        ? NOUN_AHEAD.exec(folded.slice(Math.max(from, match.index - 48), match.index))
        : null;
    // "Clienti che mi devono 37 mila": what they owe is no count of them.
    if (ahead && !/\bdev(?:e|ono)\b/u.test(ahead[0])) {
      const found = UNITS.find(([pattern]) => sticky(pattern, ` ${ahead[1] ?? ''}`, 0));
      if (found && ['hours', 'days', 'months', 'pieces'].includes(found[1])) {
        unit = found[1];
        value = unit === 'months' ? value * found[2] : value;
        noun = unit === 'pieces' ? (ahead[1] ?? '') : '';
      }
    }
    // "1.500 lordi x 13": payments of a year.
    if (
      unit === 'plain' &&
      value >= 1_200 &&
      value <= 1_500 &&
      /(?:lord[oi]|nett[oi]|euro|mese|€|\d)\s*(?:x|per|×|\*)\s*$/u.test(before)
    )
      unit = 'payments';
    const times = sticky(TIMES, folded, end);
    const period = PERIODS.find(([pattern]) => pattern.test(folded.slice(end, end + 40)))?.[1] ?? null;
    mentions.push({
      value,
      unit,
      start: match.index,
      end,
      period:
        period ??
        (ahead ? (PERIODS.find(([pattern]) => pattern.test(` ${ahead[2] ?? ''}`))?.[1] ?? null) : null),
      role: null,
      label: '',
      ...(noun === '' ? {} : { noun }),
    });
    from = times ? end + times[0].length : end;
  }
  return multiplied(folded, mentions);
};
