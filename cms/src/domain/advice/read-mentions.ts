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
  NE_COUNT,
  NE_COMING,
  NE_DOES_IN_SPAN,
  IN_A_SPAN,
  DID_IN,
  OF_WHOM,
  WHO_DID,
  ONE_IN,
  EARNED_ON,
  SOLD_AT_BEFORE,
  SOME_OF_THEM,
  MOST_COMING,
  TIMES,
  UNITS,
  COUNTED_NOUN,
  FEW_OF_NOUN,
  ON_NOUN,
  FEW,
  ENGLISH_NOUN,
  PERIODS,
  LENT,
  AT_PRICE,
  SEVERAL_AT_PRICE,
  MONTH_NAME,
  NOT_A_QUANTITY_BEFORE,
} from './mention-patterns';
import { multiplied } from './multiplied';
import { readNumber, sticky } from './read-number';

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
    // "Una bottiglia da 1 litro": says how large one is.
    if (unit === 'pieces' && value === 100 && /\bda $/u.test(before)) continue;
    // "La postazione (ombrellone + 2 lettini)": what one is made of.
    if (unit === 'pieces' && /\([^()\d]*\+ ?$/u.test(before) && /^[^()\d]*\)/u.test(folded.slice(end)))
      continue;
    // "3x2": a promotion, no product.
    if (
      /^[2-9] ?x ?[1-9](?!\d)/u.test(folded.slice(match.index, match.index + 6)) &&
      /promo|offert|scont|paghi|prendi|margin|\bfac(?:cio|ciamo)\b|\bfare\b/.test(folded)
    ) {
      from = match.index + (/^[2-9] ?x ?[1-9]/u.exec(folded.slice(match.index))?.[0].length ?? 1);
      continue;
    }
    // "Una rata di 500": an instalment, no month.
    if (word !== undefined && /^un[oa]?$/u.test(word) && /rata$/u.test(folded.slice(match.index, end)))
      continue;
    // "In un anno", "stare aperto un mese": the span that is asked about, unless money is lent for it.
    if (
      word !== undefined &&
      /^un$/u.test(word) &&
      (unit === 'months' || unit === 'days') &&
      !LENT.test(folded) &&
      (/\bin $/u.test(before) || /^\s*(?:\?|$)/u.test(folded.slice(end)))
    )
      continue;
    // "Un mese su quattro": how often, and no count.
    if (
      word !== undefined &&
      value === 100 &&
      /^ su (?:due|tre|quattro|cinque|sei|dieci|\d)/u.test(folded.slice(end))
    )
      continue;
    // "6 giorni su 7": the week is no figure of its own.
    if (
      digits === '7' &&
      unit === 'plain' &&
      mentions.at(-1)?.unit === 'days' &&
      /^ su $/u.test(folded.slice(mentions.at(-1)?.end, match.index))
    )
      continue;
    // "Ne fa 3 in un'ora": the span of the count before it.
    const previous = mentions.at(-1);
    if (
      word !== undefined &&
      unit === 'hours' &&
      value === 100 &&
      previous?.unit === 'pieces' &&
      previous.period === 'hour' &&
      /^ in $/.test(folded.slice(previous.end, match.index))
    )
      continue;
    // "Ogni due mesi": says how often, counts nothing.
    if (unit === 'months' && /\bogni $/u.test(before)) continue;
    // "Quanto mi costa un'ora?": asks for one, counts none.
    if (
      unit === 'hours' &&
      word !== undefined &&
      value === 100 &&
      /(?:cost\w*|per|vale|viene|rende|prezzo di) $/u.test(before)
    )
      continue;
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
    // "20 a 30 euro, 12 a 45": counts at their prices, where there are several.
    if (
      unit === 'plain' &&
      isCount &&
      AT_PRICE.test(folded.slice(end)) &&
      !/\b(?:da|dai|dal|dalle|tra|passa\w*) $/u.test(before) &&
      (folded.match(SEVERAL_AT_PRICE) ?? []).length >= 2
    )
      unit = 'pieces';
    // "Ne faccio 3.500 al mese", "ne spedisco 320": what "ne" stands for is counted.
    if (
      unit === 'plain' &&
      NE_COUNT.test(before) &&
      !/^\s*(?:€|euro|%)/u.test(folded.slice(end)) &&
      // "Ne faccio 31.500" may be money: only a span makes it a count.
      (!/\bne facci\w* (?:circa |in media |almeno )?$/u.test(before) ||
        /^ (?:(?:al|a|ogni|per|alla|la|il) |l')\p{L}/u.test(folded.slice(end)))
    )
      unit = 'pieces';
    if (unit === 'plain' && NE_DOES_IN_SPAN.test(before) && IN_A_SPAN.test(folded.slice(end)))
      unit = 'pieces';
    if (
      unit === 'plain' &&
      value % 100 === 0 &&
      value <= MOST_COMING &&
      NE_COMING.test(before) &&
      !/^\s*(?:€|euro|%)/u.test(folded.slice(end))
    )
      unit = 'pieces';
    if (
      unit === 'plain' &&
      value % 100 === 0 &&
      (DID_IN.test(before) || (OF_WHOM.test(before) && WHO_DID.test(folded.slice(end, end + 12))))
    ) {
      unit = 'people';
      noun = 'persone';
    }
    // "Li vendo a 14 … quanto guadagno su 60?": how many of them.
    if (
      unit === 'plain' &&
      digits !== undefined &&
      value % 100 === 0 &&
      EARNED_ON.test(before) &&
      /^\s*(?:[?!.]|$)/u.test(folded.slice(end)) &&
      SOLD_AT_BEFORE.test(folded.slice(0, match.index))
    )
      unit = 'pieces';
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
    // "26 posti a 85 euro, 4 sono sfitti": some of what is counted.
    if (
      unit === 'plain' &&
      digits !== undefined &&
      value % 100 === 0 &&
      value <= 9_900 &&
      SOME_OF_THEM.test(folded.slice(end, end + 24))
    )
      unit = 'pieces';
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
