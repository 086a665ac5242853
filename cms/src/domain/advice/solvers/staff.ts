import { staffCost } from '../../finance/staff-cost';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';

/** "20 ore su 40", "part time al 60%", "mezza giornata": the share of the full time, in basis points. */
const partTimeOf = ({ folded, mentions }: Facts): number | undefined => {
  const hours = /(\d{1,2})(?: ore)?(?: a settimana| settimanali)? (?:su|sulle|delle) (\d{2})\b/.exec(folded);
  if (hours) return Math.round((Number(hours[1]) * 10_000) / Number(hours[2]));
  if (!/part.?time|meta tempo|mezza giornata|tempo parziale/.test(folded)) return undefined;
  const share = mentions.find(({ unit }) => unit === 'percent');
  if (share) return share.value;
  const weekly = mentions.find(({ unit, value }) => unit === 'hours' && value >= 800 && value < 4_000);
  if (weekly) return Math.round((weekly.value * 10_000) / 4_000);
  return /mezza giornata|meta tempo/.test(folded) ? 5_000 : undefined;
};

/** What an employee costs, from gross, yearly gross or net pay. */
export const staffSolver: Solver = {
  name: 'staff-cost',
  wanted:
    /\bral\b|\blord[oi]\b|\bgross\b|nett[oi] .{0,40}(?:dipendent|operai|commess|camerier|cuoc|apprendist|impiegat|barist|ragazz|person)|(?:dipendent|operai|commess|camerier|cuoc|apprendist|impiegat|barist|magazzinier|assum|segretari|stipendi|busta paga)\w*.{0,60}(?:cost|nett|lord|spend)|cost\w*.{0,40}(?:dipendent|assum|operai|commess|camerier|cuoc|impiegat|apprendist|collaborator)|(?:employee|salary|hire|staff).{0,60}(?:cost|gross)/,
  solve(facts, { fiscal }) {
    const { mentions } = facts;
    const payments = mentions.find(({ unit }) => unit === 'payments');
    const partTime = partTimeOf(facts);
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
    };
    const ral = lastOf(facts, 'yearlyGross');
    const net = lastOf(facts, 'netPay');
    const gross =
      lastOf(facts, 'gross') ??
      (ral || net
        ? undefined
        : mentions.find((each) => isAmount(each) && each.value >= 50_000 && each.role !== 'partHours'));
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
    const isRise = /\baument\w*/.test(facts.folded) && gross?.role === 'gross' && gross.period === 'month';
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
