import type { Figure } from '../../../contract';
import { money, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, hundredths, namedMoney, solved } from './around';
import { factorOf, productOf } from './exact-product';

const LATER =
  /\b(?:tra|fra|dopo|in|after) (?:circa )?(?:\d+|un[oa']?|due|tre|quattro|cinque|sei|otto|nove|dieci|dodici)? ?(?:mes[ei]|ann[oi]|settiman[ae]|months?|years?|weeks?)/;
const COMES =
  /\bentr\w*|\bnuov[ie]\b|\barriv\w*|guadagn\w*|iscriv\w*|acquist\w*|si aggiung\w*|incass\w*|\bne (?:prend|trov|acquis)\w*|\bjoin\w*|\bnew\b/;
const GOES =
  /\bperd\w*|disdi\w*|disd[ei]tt\w*|smett\w*|\besc\w*|(?:va|vann)\w* via|se ne va\w*|lasci\w*|abbandon\w*|spend\w*|\bpago\b|cancell\w*|\bleave|\blose\b|\bquit/;

const flowOf = (facts: Facts, mention: Mention): 'comes' | 'goes' | null => {
  const clause = clauseOf(facts, mention);
  const [comes, goes] = [COMES.test(clause), GOES.test(clause)];
  if (comes === goes) return null;
  return comes ? 'comes' : 'goes';
};

/** "180 iscritti, ogni mese ne perdo 9 e ne entrano 15: quanti tra un anno?": what there is, and what comes and goes over a span. */
export const levelOverTimeSolver: Solver = {
  name: 'level-over-time',
  wanted: LATER,
  solve(facts) {
    const question = questionOf(facts.folded);
    const asksCount = /quant[ei]\b|how many/.test(question);
    if (
      !asksCount &&
      !/quanto (?:\p{L}+ ){0,2}(?:avro|ho\b|avremo|rest\w*|riman\w*|incass\w*)/u.test(question)
    )
      return null;
    if (/pareggi|\brat[ae]\b|tasso|quanti mesi|quanto dur/.test(facts.folded)) return null;
    const term = facts.mentions.filter(
      ({ unit, noun }) => unit === 'months' || (unit === 'days' && noun === 'settimane'),
    );
    const [horizon] = term;
    if (!horizon || term.length > 1) return null;
    const others = facts.mentions.filter((each) => each !== horizon);
    const flows = others.flatMap((mention) => {
      const flow = mention.unit === 'percent' ? null : flowOf(facts, mention);
      return flow ? [{ mention, flow }] : [];
    });
    const rest = others.filter((each) => !flows.some(({ mention }) => mention === each));
    const prices = rest.filter((each) => each.role === 'price' && isAmount(each));
    const [level, second] = rest.filter((each) => !prices.includes(each));
    if (!level || second || prices.length > 1 || flows.length === 0 || flows.length > 2) return null;
    if (level.unit === 'percent' || level.start > (flows[0]?.mention.start ?? 0) + 400) return null;
    const isMoney = level.unit === 'money' || level.role === 'cash';
    if (isMoney === asksCount && !(asksCount && !isMoney)) return null;
    const isWeekly = horizon.unit === 'days';
    const spans = isWeekly ? horizon.value / 7 : horizon.value;
    const wanted = isWeekly ? 'week' : 'month';
    const periods = flows.map(({ mention }) => mention.period).filter((period) => period !== null);
    const every = /(?:ogni|al|per|a) (mese|settimana)/.exec(facts.folded)?.[1];
    const period = periods[0] ?? (every === 'settimana' ? 'week' : every === 'mese' ? 'month' : null);
    if (period !== wanted || periods.some((each) => each !== wanted)) return null;
    const figure = (name: string, mention: Mention): Figure =>
      isMoney ? namedMoney(name, mention) : hundredths(name, mention.value, mention.noun ?? '');
    const [start, spanCount] = [
      figure('startLevel', level),
      hundredths(isWeekly ? 'weeks' : 'months', spans),
    ];
    const signed = flows.map(({ mention, flow }) => ({
      value: flow === 'comes' ? mention.value : -mention.value,
      figure: { ...figure(flow === 'comes' ? 'comesIn' : 'goesOut', mention), label: '' },
    }));
    const perSpan = signed.reduce((sum, { value }) => sum + value, 0);
    const make = (name: string, value: number): Figure =>
      isMoney ? money(name, value) : hundredths(name, value);
    const net = make('netFlow', perSpan);
    const later = make('laterLevel', level.value + productOf(perSpan, [factorOf(spans)]));
    if (later.value < 0) return null;
    const [price] = prices;
    const revenue =
      price && !asksCount && !isMoney
        ? money('revenue', productOf(price.value, [factorOf(later.value)]))
        : null;
    return solved(
      {
        inputs: [start, ...signed.map((each) => each.figure), spanCount],
        result: revenue ? [revenue, later] : [later],
        steps: [
          step(
            net,
            ...signed.flatMap(({ figure: each, value }, at): (Figure | '+' | '−')[] =>
              at === 0 && value > 0 ? [each] : [value > 0 ? '+' : '−', each],
            ),
          ),
          step(later, start, '+', net, '×', spanCount),
        ],
      },
      price ? [money('price', price.value)] : [],
    );
  },
};
