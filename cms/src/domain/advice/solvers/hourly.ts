import { unitPrice } from '../../finance/unit-price';
import type { Mention } from '../mention';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';
import { fixedCostsOf, perMonth } from './fixed-costs';

const MOST_HOURS_OF_DAY = 1_400;
/** "46 settimane, 25 ore a settimana": the hours of a year. */
const yearlyHoursOf = ({ mentions, folded }: Facts): Mention | undefined => {
  const days = mentions.find(
    ({ unit, noun, value }) => unit === 'days' && noun !== 'settimane' && value <= 3_100,
  );
  const daily =
    mentions.find(
      ({ unit, period, end }) =>
        unit === 'hours' &&
        // "5 ore vendibili al giorno": the span stands behind what is said of them.
        (period === 'day' ||
          /^ (?:\p{L}+ ){0,2}(?:al giorno|ogni giorno|giornalier|a giornata)/u.test(folded.slice(end))),
    ) ??
    // "Ventidue giorni al mese per 7 ore": beside days of work so few hours are of one of them.
    (days?.period === 'month' || days?.period === 'week'
      ? mentions.find(
          ({ unit, period, value }) => unit === 'hours' && period === null && value <= MOST_HOURS_OF_DAY,
        )
      : undefined);
  const months = mentions.find(({ unit, value }) => unit === 'months' && value > 200 && value <= 1_200);
  const each =
    daily ??
    mentions.find(({ unit, period, value }) => unit === 'hours' && period === null && value <= 1_600);
  // "11 mesi, 20 giorni, 6 ore": the hours of a year.
  if (each && days && months && days.period !== 'week')
    return {
      ...each,
      value: Math.round((each.value * days.value * months.value) / 10_000),
      period: 'year',
    };
  // "46 settimane l'anno, 5 giorni, 5 ore": the hours of a year.
  const yearWeeks = mentions.find(
    ({ unit, noun, value }) => unit === 'days' && noun === 'settimane' && value >= 7_000,
  );
  if (each && days && yearWeeks && days.value <= 700 && each.value <= 1_600)
    return {
      ...each,
      value: Math.round((each.value * days.value * yearWeeks.value) / 70_000),
      period: 'year',
    };
  if (daily && days)
    return {
      ...daily,
      value: Math.round((daily.value * days.value) / 100),
      period: days.period === 'week' ? 'week' : 'month',
    };
  const weekly = mentions.find(
    ({ unit, period, end }) =>
      unit === 'hours' &&
      (period === 'week' ||
        /^ (?:\p{L}+ ){0,2}(?:a settimana|alla settimana|settimanal)/u.test(folded.slice(end))),
  );
  const statedWeeks = mentions.find(({ unit, noun }) => unit === 'days' && noun === 'settimane');
  // "4 settimane di ferie": the others are worked.
  const weeks =
    statedWeeks &&
    /^ (?:\p{L}+ )?(?:di )?(?:ferie|chius|vacanz|ferm|stop)/u.test(folded.slice(statedWeeks.end))
      ? { ...statedWeeks, value: 36_400 - statedWeeks.value }
      : statedWeeks;
  // "17 ore a settimana x 4 settimane": the hours of a month.
  if (weekly && weeks && weeks.value <= 3_500)
    return { ...weekly, value: Math.round((weekly.value * weeks.value) / 700), period: 'month' };
  return weekly && weeks && weeks.value >= 7_000
    ? { ...weekly, value: Math.round((weekly.value * weeks.value) / 700), period: 'year' }
    : undefined;
};

const NEEDED = /\b(?:mi|ci) (?:serv|bast|occorr)\w*(?: (?:almeno|circa|netti))? (?:€ ?)?$/;
/** "Mi servono 1.900 al mese": what its asker wants to have, beside what is spent. */
const neededOf = ({ mentions, folded }: Facts): Mention | undefined =>
  mentions.length < 2
    ? undefined
    : mentions.find(
        (each) =>
          isAmount(each) &&
          each.period !== null &&
          NEEDED.test(folded.slice(Math.max(0, each.start - 30), each.start)),
      );

const LEAST_PIECES = 200;
const PAID = /fattur\w*|vend\w*|paga\w*|produttiv\w*|client\w*/;
/** "160 ore ma solo il 60 % lo fatturo": the share of the hours that somebody pays for. */
const paidShareOf = ({ mentions, folded }: Facts): Mention | undefined =>
  mentions.find(
    ({ unit, role, start, end }) =>
      unit === 'percent' &&
      role !== 'marginRate' &&
      role !== 'taxRate' &&
      /\b(?:solo|circa|ne)\b|\bil $/.test(folded.slice(Math.max(0, start - 12), start)) &&
      PAID.test(folded.slice(end, end + 24)),
  );

/** "Costi 8.000": of no hour, where hours are what is sold. */
const statedCostsOf = ({ mentions }: Facts): Mention[] =>
  mentions.filter(
    (each) => isAmount(each) && each.role === 'unitCost' && /^(?:cost|spes)|^$/i.test(each.label),
  );

/** What an hour must cost. */
export const hourlySolver: Solver = {
  name: 'unit-price',
  wanted:
    /all'or[ae]|l'or[ae]\b|un'ora (?:del|di|mia)|ora (?:del mio|di) lavoro|quanto (?:vale|chiedere|far(?:mi)? pagare|faccio pagare|chiedo) (?:per )?(?:un'|ogni )ora|per or[ae]\b|ad or[ae]\b|tariffa|orari[oa]\b|fatturabil\w*|hourly|per hour|costo (?:unitario|al pezzo|per pezzo)|an hour|a giornata|quanto a ora|al giorno di lavoro|ore (?:al mese|vendibil|lavorat)/,
  solve(facts) {
    // "Un'ora del mio lavoro" is asked about, and tells no figure.
    if (facts.mentions.every(({ unit, value }) => unit === 'hours' && value === 100))
      return /quant|che tariffa|tariffa/.test(facts.folded)
        ? { state: 'asks', kind: 'unit-price', missing: ['income', 'fixedCosts', 'soldHours'] }
        : null;
    const worked = yearlyHoursOf(facts) ?? facts.mentions.find(({ unit }) => unit === 'hours');
    const paid = worked ? paidShareOf(facts) : undefined;
    const hours =
      worked && paid ? { ...worked, value: Math.round((worked.value * paid.value) / 10_000) } : worked;
    // "Tariffa giornaliera, lavoro 180 giorni": days are what is sold.
    const soldDays =
      !hours && /giornalier|al giorno|a giornata/.test(facts.folded)
        ? facts.mentions.find(
            ({ unit, noun, value }) => unit === 'days' && noun !== 'settimane' && value >= 1_000,
          )
        : undefined;
    // Whoever tells what an hour costs asks for something else.
    if (facts.mentions.some((each) => each.period === 'hour' && isAmount(each))) return null;
    const pieces = facts.mentions.find(({ unit, role }) => unit === 'pieces' && role !== 'price');
    const units = hours ?? soldDays ?? pieces;
    // A price of one piece is what it must bring: of half a day or a single piece there is nothing to divide by.
    if (units === pieces && pieces && pieces.value < LEAST_PIECES) return null;
    const needed = neededOf(facts);
    const stated = units ? statedCostsOf(facts) : [];
    const fixed = fixedCostsOf({
      ...facts,
      mentions: facts.mentions
        .filter((each) => each.role !== 'wantedIncome' && each !== needed)
        .map((each) => (stated.includes(each) ? { ...each, role: 'fixedTotal' as const } : each)),
    });
    const income =
      lastOf(facts, 'wantedIncome') ??
      needed ??
      lastOf(facts, 'netPay') ??
      lastOf(facts, 'marginAmount') ??
      lastOf(facts, 'gross') ??
      lastOf(facts, 'yearlyGross');
    const rate = lastOf(facts, 'marginRate');
    const tax = income ? lastOf(facts, 'taxRate') : undefined;
    // Beside what is wanted for oneself, any amount is a cost: "3.000 netti, costi 800".
    const spare = income && !fixed ? facts.mentions.filter((each) => isAmount(each) && each !== income) : [];
    if (!units && !fixed && !income) return null;
    const missing = [...(fixed || income ? [] : ['costs']), ...(units ? [] : ['units'])];
    if (missing.length > 0) {
      // "Voglio 2.200 al mese, quanto chiedo all'ora?": costs and hours are still to be told.
      const lacks = [...(fixed ? [] : ['fixedCosts']), ...(units ? [] : ['soldHours'])];
      const isOfHour = /all'or[ae]|l'ora\b|tariffa|per or[ae]\b|orari[oa]\b/.test(facts.folded);
      return (fixed && income) || (isOfHour && income && !units)
        ? { state: 'asks', kind: 'unit-price', missing: fixed && income ? missing : lacks }
        : null;
    }
    // Wanted in a year, spent in a month: hours tell the span.
    const yearly =
      (pieces !== undefined && !hours && income?.period === 'year' && pieces.value >= 6_000) ||
      hours?.period === 'year' ||
      (soldDays !== undefined && soldDays.value > 3_100) ||
      (income?.period === 'year' && hours?.period === null && hours.value > 24_000) ||
      ((hours?.value ?? 0) > 40_000 && income?.period === 'year');
    const span = yearly ? 12 : 1;
    const spentInYear = facts.mentions
      .filter((each) => each.role === 'fixedTotal' || each.role === 'costLine' || stated.includes(each))
      .reduce((sum, { value, period }) => sum + value * (period === 'month' ? 12 : 1), 0);
    const week = hours?.period === 'week' ? 433 : 100;
    return {
      state: 'done',
      kind: 'unit-price',
      parts: fixed?.parts ?? [],
      calculated: unitPrice({
        costs: yearly
          ? spentInYear
          : (fixed?.total ?? spare.reduce((total, each) => total + perMonth(each), 0)),
        ...(income
          ? { income: yearly && income.period !== 'month' ? income.value : perMonth(income) * span }
          : {}),
        units: Math.round(((units?.value ?? 0) * week) / 10_000),
        ...(worked && paid
          ? { worked: Math.round((worked.value * week) / 10_000), paidShare: paid.value }
          : {}),
        ...(rate ? { marginRate: rate.value } : {}),
        ...(tax ? { taxRate: tax.value } : {}),
      }),
    };
  },
};
