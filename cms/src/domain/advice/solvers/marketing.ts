import type { Calculated, Figure } from '../../../contract';
import { shareOf, timesDividedBy } from '../../finance/exact';
import { calculated, count, money, percent, step } from '../../finance/figures';
import { campaignProfit, funnel } from '../../finance/funnel';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Mention } from '../mention';
import type { Solver } from '../solver';
import { wordsBefore, wordsBehind } from '../quantities/around';
import { perMonth } from './fixed-costs';

const monthlyCount = ({ value, period }: Mention): number =>
  (value / 100) * (period === 'day' ? 30 : period === 'week' ? 52 / 12 : period === 'year' ? 1 / 12 : 1);

const BOUGHT =
  /divent\w* client|hanno (?:poi )?(?:compr|acquist|prenot|firm|ordin|accett|iscri)\w*|\bcompr(?:at|an|av)\w*|acquistat\w*|nuovi clienti|clienti nuovi|firmat\w*|iscritt[io] davvero|si sono iscritt\w*|bought|became customers/;
/** "40 contatti e ne chiudo 8": those of them who buy. */
const CLOSED_AHEAD =
  /\bne (?:chiud|convert|concretizz|acquisi|convinc|firm|iscriv|vend|prend)\p{L}* (?:in media |circa |solo )?$/u;
/** Of people who asked and people who bought, those who bought; `undefined` where there is but one count. */
const lastStageOf = (facts: Facts, counts: readonly Mention[]): Mention | undefined =>
  counts.length >= 2
    ? counts.find(
        (each) =>
          BOUGHT.test(`${facts.folded.slice(each.start, each.end)}${wordsBehind(facts, each)}`) ||
          CLOSED_AHEAD.test(wordsBefore(facts, each)),
      )
    : undefined;

/** What visits and advertising bring. */
export const funnelSolver: Solver = {
  name: 'funnel',
  wanted:
    /conversion|(?:facebook|instagram|google|tiktok|social|radio|giornale)\b.*(?:contatt|prenot|compr|iscritt|venut|arrivat)|(?:visit|clic)\w*.*(?:compra|acquist|ordin)\w*.*(?:guadagn|rimett|convien|rest)|\broas\b|costo per (?:cliente|acquisizion|ordine|contatto|prenotazione|iscritto)|cost per (?:customer|order)|(?:visit|clic|pubblicit|\bads?\b|campagn|volantin|inserzion|sponsor)\w*.*(?:ordin|client|acquist|vendit|order|customer|sales|iscritt|prenotaz|contatt)|(?:visit|clic)\w*.*(?:compr|bought|buy)|(?:spes|speso|spend|spent).*\b(?:nuovi )?(?:client|customer)|(?:pubblicit|\bads?\b|campagn|volantin|inserzion|sponsor|speso|spes[oi])\w*.*(?:porta|arrivat|venut)\w*|(?:client|customer|ordin|incass)\w*.*(?:pubblicit|\bads?\b|campagn)|quanto mi (?:e costato|costa) (?:ogni |un |ciascun )?(?:nuovo )?(?:cliente|contatto)/,
  solve(facts) {
    const counts = facts.mentions.filter(
      ({ unit, role, end }) =>
        unit === 'pieces' ||
        (unit === 'plain' && (role === 'orders' || role === 'visits')) ||
        (unit === 'plain' && BOUGHT.test(facts.folded.slice(end, end + 24))) ||
        (unit === 'people' && role !== 'costLine'),
    );
    const isVisit = (text: string): boolean => /visit|clic|utent|session|entrat|person/.test(text);
    const textOf = ({ start, end }: { start: number; end: number }): string =>
      facts.folded.slice(start, end + 14);
    const stage = lastStageOf(facts, counts);
    const visits = counts.find(
      (each) => each !== stage && (each.role === 'visits' || isVisit(textOf(each)) || stage !== undefined),
    );
    const orders = stage ?? counts.find((each) => each !== visits);
    const amounts = facts.mentions.filter((each) => isAmount(each) && !counts.includes(each));
    const revenue = amounts.find(
      ({ role }) => role === 'revenue' || role === 'price' || role === 'incomings',
    );
    const spend = amounts.find(
      (each) =>
        each !== revenue &&
        (each.role === 'spend' ||
          each.role === 'outgoings' ||
          each.role === 'costLine' ||
          each.role === null ||
          each.role === 'unitCost' ||
          each.role === 'upfront'),
    );
    const each = lastOf(facts, 'marginAmount');
    if (each && spend && !orders && /quant[ei]/.test(facts.folded)) return null;
    const rate = facts.mentions.find(({ unit }) => unit === 'percent');
    const isAsking =
      /ci (?:ho )?(?:guadagn|perd|perso|rimett|rimess)\w*|convien\w*|quanto (?:ci )?(?:guadagn|rest|ricav)\w*|val\w+ la pena|rend\w*/.test(
        facts.folded,
      );
    if (each && (isAsking || orders) && ((visits && rate) || orders)) {
      const spent = amounts.find((amount) => amount !== each);
      if (spent && amounts.length === 2)
        return {
          state: 'done',
          kind: 'funnel',
          calculated: campaignProfit({
            marginEach: each.value,
            spend: spent.value,
            ...(visits && rate
              ? { visits: Math.round(visits.value / 100), conversion: rate.value }
              : { orders: Math.round((orders?.value ?? 0) / 100) }),
          }),
        };
    }
    // "40 ordini da 35 euro, margine 45 %": what each order leaves, times the orders, less what was spent.
    const share = lastOf(facts, 'marginRate');
    const sale = lastOf(facts, 'price');
    if (orders && spend && sale && share && sale !== spend && amounts.length === 2)
      return {
        state: 'done',
        kind: 'funnel',
        parts: [sale, share].map(({ value, unit }) =>
          unit === 'percent' ? percent('marginRate', value) : money('price', value),
        ),
        calculated: campaignProfit({
          marginEach: shareOf(sale.value, share.value),
          spend: spend.value,
          orders: Math.round(orders.value / 100),
        }),
      };
    // Sales of a campaign with their margin: what is left is a sum of its own.
    if (spend && revenue && lastOf(facts, 'marginRate')) return null;
    // Spent by the day, won by the week: both are taken to a month.
    if (
      orders &&
      spend &&
      orders.period !== spend.period &&
      orders.period &&
      spend.period &&
      !visits &&
      !revenue
    )
      return {
        state: 'done',
        kind: 'funnel',
        calculated: funnel({
          orders: Math.round(monthlyCount(orders)),
          spend: Math.round(spend.period === 'day' ? spend.value * 30 : perMonth(spend)),
        }),
      };
    const known = [visits, orders, spend, revenue].filter((each) => each !== undefined);
    if (known.length < 2 || (!orders && !(spend && revenue))) return null;
    return {
      state: 'done',
      kind: 'funnel',
      calculated: withContacts(stage ? visits : undefined, {
        ...(visits ? { visits: Math.round(visits.value / 100) } : {}),
        ...(orders ? { orders: Math.round(orders.value / 100) } : {}),
        ...(spend ? { spend: spend.value } : {}),
        ...(revenue
          ? {
              revenue:
                revenue.role === 'price' && orders
                  ? (revenue.value * Math.round(orders.value)) / 100
                  : revenue.value,
            }
          : {}),
      }),
    };
  },
};

/** A funnel whose first stage is of people who asked: called as they were told, the cost of a customer first where there is one. */
const withContacts = (contacts: Mention | undefined, figures: Parameters<typeof funnel>[0]): Calculated => {
  const calculated = funnel(figures);
  if (!contacts || !calculated.ok) return calculated;
  const label = contacts.noun ?? 'contatti';
  const rename = (figure: Figure): Figure =>
    figure.name === 'visits'
      ? { ...figure, label }
      : figure.name === 'costPerVisit'
        ? { ...figure, name: 'costPerContact' }
        : figure;
  const { calculation } = calculated;
  const result = calculation.result.map(rename);
  return {
    ok: true,
    calculation: {
      ...calculation,
      inputs: calculation.inputs.map(rename),
      result: [
        ...result.filter(({ name }) => name === 'costPerCustomer'),
        ...result.filter(({ name }) => name !== 'costPerCustomer'),
      ],
      steps: calculation.steps.map(({ from, result: each }) => ({
        from: from.map((one) => (typeof one === 'string' ? one : rename(one))),
        result: rename(each),
      })),
    },
  };
};

/** What a click and a conversion cost per customer, and how many visits some orders take. */
export const conversionSolver: Solver = {
  name: 'conversion-target',
  wanted:
    /(?:clic|click|cpc|visit\w*|contatt\w*|per click|lead)\b.*(?:conver\w*|\d ?%)|conver\w*.*(?:clic|click|visit\w*|ordin\w*)/,
  solve(facts) {
    const [rate, other] = facts.mentions.filter(({ unit }) => unit === 'percent');
    const [amount, second] = facts.mentions.filter(isAmount);
    const [counted, more] = facts.mentions.filter(({ unit }) => unit === 'pieces');
    if (!rate || other || rate.value <= 0 || second || more || facts.mentions.length !== 2) return null;
    const share = percent('conversion', rate.value);
    if (amount && /(?:a|al|per|ogni|ciascun|il) (?:clic|click|visita|contatto|lead)|cpc/.test(facts.folded)) {
      const click = money('costPerVisit', amount.value);
      const cost = money('costPerCustomer', timesDividedBy(amount.value, 10_000, rate.value));
      return done([click, share], [cost], [step(cost, click, '÷', share)]);
    }
    if (!counted || !/quant[ei] (?:clic|click|visit|contatt|person)/.test(facts.folded)) return null;
    const orders = count('orders', Math.round(counted.value / 100));
    const visits = count('visits', Math.ceil((orders.value * 10_000) / rate.value));
    return done([orders, share], [visits], [step(visits, orders, '÷', share)]);
  },
};
const done = (inputs: Figure[], result: Figure[], steps: ReturnType<typeof step>[]) =>
  ({ state: 'done', kind: 'funnel', calculated: calculated('funnel', { inputs, result, steps }) }) as const;
