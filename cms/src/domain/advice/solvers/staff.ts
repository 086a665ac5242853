import { staffCost } from '../../finance/staff-cost';
import { timesDividedBy } from '../../finance/exact';
import { calculated, count, money, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solution, Solver } from '../solver';

const HALF_TIME = /\bmeta (?:tempo|orario|giornata)|mezza giornata|mezzo tempo/;
/** "20 ore su 40", "part time al 60%", "mezza giornata": the share of the full time, in basis points. */
const partTimeOf = ({ folded, mentions }: Facts): number | undefined => {
  const hours = /(\d{1,2})(?: ore)?(?: a settimana| settimanali)? (?:su|sulle|delle) (\d{2})\b/.exec(folded);
  if (hours) return Math.round((Number(hours[1]) * 10_000) / Number(hours[2]));
  if (!/part.?time|mezza giornata|tempo parziale/.test(folded) && !HALF_TIME.test(folded)) return undefined;
  const share = mentions.find(({ unit }) => unit === 'percent');
  if (share) return share.value;
  const weekly = mentions.find(({ unit, value }) => unit === 'hours' && value >= 800 && value < 4_000);
  if (weekly) return Math.round((weekly.value * 10_000) / 4_000);
  return HALF_TIME.test(folded) ? 5_000 : undefined;
};

/** "Chiede 1.250 puliti al mese, a me quanto costa?": pay that somebody asks for, and what it comes to for who pays it. */
const ASKS_PAY =
  /\b(?:chied\w*|vuole|vorrebbe|pretende|prenderebbe|si accontenta di|offro|offrirei|darei) (?:almeno |circa |sui )?(?:€ ?)?\d[\d.]* ?(?:€|euro)? (?:al mese )?(?:pulit[ie]|nett[ie]|in (?:mano|busta|tasca)|di netto|lord[ie])[^?]{0,80}quanto [^?]{0,24}(?:cost|spend|esc|pag|vien)\w*/;

const ASKS_SEVERANCE = /\btfr\b|trattamento di fine rapporto/;
/** "Mettendoci dentro contributi e TFR": one of the parts of what an employee costs, rather than what is asked. */
const INCLUDES_SEVERANCE =
  /\b(?:contribut\w*|inps|inail|tredicesim\w*|ferie|tasse|oneri|tutto)\b[^.?!\d]{0,24}\btfr\b|\btfr\b[^.?!\d]{0,16}\b(?:contribut\w*|inps|inail|tutto|oneri|tredicesim\w*)\b|\b(?:compres[oi]|inclus[oi]|dentro|contando|anche|con|piu) (?:anche |pure |dentro )?(?:il |di |del )?tfr\b/;
/** Whether severance pay is part of what is asked, and not the question. */
const includesSeverance = (folded: string): boolean =>
  INCLUDES_SEVERANCE.test(folded) &&
  /\b(?:cost|spend|vien|esc|sta a|sborso|pago)\w*/.test(questionOf(folded));
/** What is set aside for severance pay in a year: gross ÷ 13.5 (art. 2120 c.c.). */
const severanceOf = (gross: Mention | undefined, payments: Mention | undefined): Solution | null => {
  if (!gross) return null;
  const isYearly = gross.period === 'year' || gross.value >= 600_000;
  const times = count('payments', Math.round((payments?.value ?? 1_300) / 100));
  const monthly = money('monthlyGross', gross.value);
  const yearly = money('yearlyGross', isYearly ? gross.value : gross.value * times.value);
  const severance = money('severance', timesDividedBy(yearly.value, 10, 135));
  return {
    state: 'done',
    kind: 'percentage',
    calculated: calculated('percentage', {
      inputs: isYearly ? [yearly] : [monthly, times],
      result: [severance],
      steps: [
        ...(isYearly ? [] : [step(yearly, monthly, '×', times)]),
        step(severance, yearly, '÷', { name: 'tfrDivisor', value: 1_350, unit: 'hundredths' }),
      ],
      notes: ['severance-share'],
    }),
  };
};

/** "2 camerieri da 1.200 netti": several people's pay, told as one amount of all of them. */
const netOfSeveral = ({ mentions, folded }: Facts): Mention | undefined =>
  mentions.find(
    (each) =>
      isAmount(each) &&
      (each.role === 'costLine' || each.role === null) &&
      /\bnett[oi]\b/.test(folded.slice(each.end - 8, each.end + 24)),
  );

/** "Part time 20 ore a 800 netti": what is paid is of those hours already. */
const PAY_OF_PART: RegExp =
  /(?:part.?time|mezza giornata|tempo parziale)[^.?!]{0,28}\b(?:a|da|di|con|per) (?:€ ?)?\d[\d.,]*(?: ?(?:€|euro))?(?: al mese)? (?:nett|lord)/;

const ASKS_ONLY_GROSS = /solo (?:di |il )?lord|lordo (?:in tutto|totale|complessiv)/;
/** "4 operai a 1.650 lordi, quanto fa solo di lordo?": the pay of all of them, without what it costs beside. */
const onlyGross = (gross: Mention): Solution => {
  const people = Number(/^\d+/.exec(gross.label)?.[0] ?? 1);
  const [each, number] = [money('monthlyGross', Math.round(gross.value / people)), count('count', people)];
  const total = money('sum', gross.value);
  return {
    state: 'done',
    kind: 'percentage',
    calculated: calculated('percentage', {
      inputs: people > 1 ? [each, number] : [each],
      result: [total],
      steps: people > 1 ? [step(total, each, '×', number)] : [],
    }),
  };
};

const NAMES_STAFF =
  /part.?time.{0,50}\b(?:nett|lord)|\baument\w*.{0,40}\bnett[oi].{0,30}(?:dipendent|commess|operai|camerier)|\b(?:do|dare|pago) \d[\d.]* ?(?:€|euro)? nett[oi].{0,20}(?:quanto|cosa) (?:spendo|mi costa|pago)|\bral\b|\blord[oi]\b|\bgross\b|nett[oi] .{0,40}(?:dipendent|operai|commess|camerier|cuoc|apprendist|impiegat|barist|ragazz|person)|(?:dipendent|operai|commess|camerier|cuoc|apprendist|impiegat|barist|magazzinier|assum|segretari|stipendi|busta paga)\w*.{0,60}(?:cost|nett|lord|spend)|cost\w*.{0,40}(?:dipendent|assum|operai|commess|camerier|cuoc|impiegat|apprendist|collaborator)|(?:employee|salary|hire|staff).{0,60}(?:cost|gross)/;

/** What an employee costs, from gross, yearly gross or net pay. */
export const staffSolver: Solver = {
  name: 'staff-cost',
  modifiedBy: HALF_TIME,
  wanted: new RegExp(`${ASKS_PAY.source}|${NAMES_STAFF.source}`, 'u'),
  solve(facts, { fiscal }) {
    const { mentions } = facts;
    const payments = mentions.find(({ unit }) => unit === 'payments');
    const partTime = PAY_OF_PART.test(facts.folded) ? undefined : partTimeOf(facts);
    const months = mentions.find(
      ({ unit, value, end }) =>
        unit === 'months' &&
        value >= 100 &&
        value < 1_200 &&
        !/^ (?:di )?(?:prova|preavviso)/.test(facts.folded.slice(end, end + 16)),
    );
    const shared = {
      ...(months ? { months: Math.round(months.value / 100) } : {}),
      ...(payments ? { payments: Math.round(payments.value / 100) } : {}),
      ...(partTime === undefined ? {} : { partTime }),
      ...(/\bapprendist\w*/.test(facts.folded) ? { isApprentice: true } : {}),
    };
    const ral = lastOf(facts, 'yearlyGross');
    const net = lastOf(facts, 'netPay') ?? netOfSeveral(facts);
    const gross =
      lastOf(facts, 'gross') ??
      (ral || net
        ? undefined
        : mentions.find((each) => isAmount(each) && each.value >= 50_000 && each.role !== 'partHours'));
    if (ASKS_SEVERANCE.test(facts.folded) && !includesSeverance(facts.folded))
      return severanceOf(ral ?? gross, payments);
    if (gross && ASKS_ONLY_GROSS.test(questionOf(facts.folded))) return onlyGross(gross);
    const done = (input: Parameters<typeof staffCost>[0], notes: string[] = []) =>
      ({
        state: 'done',
        kind: 'staff-cost',
        notes,
        calculated: staffCost({ ...input, ...shared }, fiscal),
      }) as const;
    // Nobody is employed for so little: it is what an hour or an evening is paid.
    const LEAST_MONTHLY = 15_000;
    // A rise costs its contributions too, however small it is.
    const isRise =
      /\baument\w*/.test(facts.folded) &&
      ((gross?.role === 'gross' && gross.period === 'month') || net?.period === 'month');
    if (!isRise && [ral, net, gross].some((each) => each && each.value < LEAST_MONTHLY)) return null;
    if (mentions.some((each) => each.period === 'hour')) return null;
    const yearlyOf = (each: { value: number; period: string | null }): boolean =>
      each.period === 'year' || (each.value >= 1_000_000 && each.period === null);
    if (ral)
      return yearlyOf(ral) || ral.value > 600_000
        ? done({ yearlyGross: ral.value })
        : done({ monthlyGross: ral.value });
    if (net) return done({ monthlyNet: yearlyOf(net) ? Math.round(net.value / 13) : net.value });
    if (!gross) return null;
    // "Un dipendente mi costa 34.000": the cost is known already.
    const ahead = facts.folded.slice(Math.max(0, gross.start - 16), gross.start);
    if (gross.role !== 'gross' && /cost\w*(?: circa| gia)? (?:€ ?)?$/.test(ahead)) return null;
    if (yearlyOf(gross)) return done({ yearlyGross: gross.value });
    return done({ monthlyGross: gross.value }, /lord|gross/.test(facts.folded) ? [] : ['taken-as-gross']);
  },
};

/** "Part time 20 ore a 800 netti, quanto mi viene?": pay and hours of one contract, which are no product. */
export const partTimePaySolver: Solver = { ...staffSolver, wanted: PAY_OF_PART };
