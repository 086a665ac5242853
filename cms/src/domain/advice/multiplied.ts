import type { Mention } from './mention';

const MOST_HOURS_OF_DAY = 1_600;

const LENT_NOUN = /^(?:finanziament|prestit|mutu|leasing|rat|canon)/;
const MOST_INSTALMENT = 200_000;
const COST_OF_EACH =
  /^(?:finanziament|prestit|mutu|leasing|rat|affitt|canon|bollett|stipend|dipendent|ragazz|operai|collaborator|person|polizz|assicurazion|noleggi|abbonament)/;
/** "Due finanziamenti da 310 e 275": as many amounts as were counted, one for each. */
const severalAmounts = (folded: string, mentions: readonly Mention[], at: number): Mention[] | null => {
  const count = mentions[at];
  const times = (count?.value ?? 0) / 100;
  if (!COST_OF_EACH.test(count?.noun ?? '')) return null;
  if (!count || ![2, 3, 4].includes(times) || (count.unit !== 'pieces' && count.unit !== 'people'))
    return null;
  const amounts = mentions.slice(at + 1, at + 1 + times);
  const isListed = amounts.every((each, index) => {
    const from = index === 0 ? count.end : (amounts[index - 1]?.end ?? count.end);
    const between = folded.slice(from, each.start);
    return (
      (each.unit === 'money' || each.unit === 'plain') &&
      (index === 0
        ? /^ (?:da|di|a) (?:€ ?)?$/
        : /^(?: ?(?:€|euro))?(?:,| e| ed)(?: una?)?(?: da| di)? (?:€ ?)?$/
      ).test(between)
    );
  });
  return amounts.length === times && isListed
    ? amounts.map((each) => ({
        ...each,
        unit: 'money',
        label: folded.slice(count.start, count.end),
        // An instalment, where what was lent would be larger.
        role: LENT_NOUN.test(count.noun ?? '') && each.value <= MOST_INSTALMENT ? 'costLine' : each.role,
      }))
    : null;
};

const IN_ADVANCE = String.raw`(?:caparra|cauzion[ei]|deposito(?: cauzionale)?|affitto (?:anticipato|in anticipo)|anticip[oi])`;
const OF_ADVANCE = new RegExp(
  String.raw`^ (?:di |per (?:la |il )?)?${IN_ADVANCE} (?:a|da|di) (?:€ ?)?$`,
  'u',
);
const ADVANCE_AHEAD = new RegExp(String.raw`\b${IN_ADVANCE} (?:di |per )?$`, 'u');
const MOST_IN_ADVANCE = 1_200;
/** "3 mesi di caparra a 950", "caparra di 2 mesi da 500": months of a rent that are paid at once. */
const advanceOf = (folded: string, months: Mention, amount: Mention | undefined): Mention | null => {
  if (!amount || months.unit !== 'months' || months.value > MOST_IN_ADVANCE) return null;
  const between = folded.slice(months.end, amount.start);
  const isAdvance =
    OF_ADVANCE.test(between) ||
    (ADVANCE_AHEAD.test(folded.slice(0, months.start)) && /^ (?:a|da) (?:€ ?)?$/.test(between));
  return isAdvance && (amount.unit === 'money' || amount.unit === 'plain')
    ? {
        ...amount,
        unit: 'money',
        value: (amount.value * months.value) / 100,
        start: months.start,
        period: null,
        role: 'upfront',
        label: folded.slice(months.start, amount.start).replace(/ (?:a|da|di) (?:€ ?)?$/u, ''),
      }
    : null;
};

/** "3x1200", "due ragazzi a 1.350 l'uno", "2 dipendenti da 1.800": a count times an amount is one amount. */
export const multiplied = (folded: string, mentions: readonly Mention[]): Mention[] => {
  const joined: Mention[] = [];
  for (let at = 0; at < mentions.length; at += 1) {
    const first = mentions[at];
    const second = mentions[at + 1];
    if (!first) continue;
    const each = severalAmounts(folded, mentions, at);
    if (each) {
      joined.push(...each);
      at += each.length;
      continue;
    }
    const advance = advanceOf(folded, first, second);
    if (advance) {
      joined.push(advance);
      at += 1;
      continue;
    }
    const between = second ? folded.slice(first.end, second.start) : '';
    const after = second ? folded.slice(second.end, second.end + 24) : '';
    const isAmount = second !== undefined && (second.unit === 'money' || second.unit === 'plain');
    const isEach =
      /^\s*(?:l'un[oa]|ciascun|a testa|cadaun|cad\b|ognun|per uno|each|al mese l'un|lord[oi] l'un)/u.test(
        after,
      );
    // "12 a testa, quota 32 a testa": two amounts of each, and no count.
    const isOtherStatement = /[,;:]|a testa|l'un[oa]\b|ciascun/u.test(between);
    const isCount =
      (first.unit === 'people' ||
        first.unit === 'plain' ||
        first.unit === 'pieces' ||
        first.unit === 'payments') &&
      first.value >= 200 &&
      first.value <= 10_000 &&
      first.value % 100 === 0;
    const isWritten = /^\s*[x×*]\s*$/u.test(between) && second?.unit !== 'payments' && isAmount;
    const isPeople =
      (first.unit === 'payments' && /^\s*di \p{L}+ da\s*(?:€\s*)?$/u.test(between)) ||
      (first.unit === 'people' &&
        /^\s*(?:part.?time\s*)?(?:a|da|che (?:mi |ci )?cost\p{L}+|per)\s*(?:€\s*)?$/u.test(between));
    // "2 metri per 1,20": the sides of an area.
    const [isSide, isOtherSide] = [first, second].map((each) => /^metr[oi]$/.test(each?.noun ?? ''));
    if (
      second &&
      (isSide || isOtherSide) &&
      [first, second].every(({ unit, noun }) => unit === 'plain' || /^metr[oi]$/.test(noun ?? '')) &&
      /^ ?(?:per|x|×) ?$/u.test(between)
    ) {
      joined.push({
        ...first,
        unit: 'pieces',
        noun: 'mq',
        value: Math.round((first.value * second.value) / 100),
        end: second.end,
      });
      at += 1;
      continue;
    }
    // "20 giorni da 6 ore": the hours of all of them.
    if (
      first.unit === 'days' &&
      first.noun !== 'settimane' &&
      second?.unit === 'hours' &&
      second.value <= MOST_HOURS_OF_DAY &&
      /^(?: (?:al mese|a settimana|alla settimana|lavorativi|lavorati|pieni|di lavoro|fatturabili)){0,2}\s*(?:da|di|per|x|×|a|con)?(?: circa)?\s*$/u.test(
        between,
      )
    ) {
      joined.push({
        ...second,
        value: (second.value * first.value) / 100,
        start: first.start,
        period: first.period,
      });
      at += 1;
      continue;
    }
    if (
      second &&
      isAmount &&
      isCount &&
      (isWritten || isPeople || (isEach && between.length < 30 && !isOtherStatement))
    ) {
      joined.push({
        ...second,
        unit: 'money',
        value: (second.value * first.value) / 100,
        start: first.start,
        period: second.period ?? (first.unit === 'pieces' ? first.period : null),
        label: folded
          .slice(first.start, first.end + (isWritten || isPeople ? 0 : between.search(/\s(?:a|da)\s*$/u)))
          .trim(),
      });
      at += 1;
    } else joined.push(first);
  }
  return joined;
};
