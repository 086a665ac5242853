import type { Figure } from '../../../contract';
import { timesDividedBy } from '../../finance/exact';
import { calculated, money, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';

const SPANS: Readonly<Record<string, { times: number }>> = {
  'year-month': { times: 1 / 12 },
  'month-year': { times: 12 },
  'quarter-month': { times: 1 / 3 },
  'two-months-month': { times: 1 / 2 },
  'week-year': { times: 52 },
};

const spanOf = (question: string): string =>
  /quanto .{0,24}(?:al mese|ogni mese)|mensile\?/.test(question)
    ? 'month'
    : /quanto .{0,24}(?:all'anno|l'anno|in un anno)|annu[oa]\?/.test(question)
      ? 'year'
      : '';

/** What is paid each month for a number of months; the money on hand after what comes in and goes out. */
export const plainTotalSolver: Solver = {
  name: 'plain-total',
  wanted:
    /\bmedia\b|quanto (?:fa |sono |e )?(?:al mese|all'anno|l'anno|in un anno)|quanto (?:\p{L}+ ){0,3}(?:cost\w*|prend\w*|incass\w*|perd\w*|dare|pag\w*|do\b|spend\w*|rest\w*|riman\w*|restituir\w*)|quanto in \d+ (?:ann|mes)|in tutto|totale/u,
  solve(facts) {
    const { mentions } = facts;
    const question = questionOf(facts.folded);
    const term = mentions.find(({ unit, value }) => unit === 'months' && value >= 200);
    const monthly = mentions.find(
      (each) =>
        isAmount(each) &&
        (each.period === 'month' ||
          // "3 mesi di affitto arretrato a 780"
          (term !== undefined &&
            each.period === null &&
            /^ di [\p{L} ]{4,30} (?:a|da) (?:€ ?)?$/u.test(facts.folded.slice(term.end, each.start)))),
    );
    if (
      term &&
      monthly &&
      mentions.length === 2 &&
      (/ancora|arretrat|in tutto|totale|complessiv|fino alla fine/.test(facts.folded) ||
        /quanto (?:\p{L}+ ){0,3}(?:in|per) (?:\d+|due|tre|quattro|cinque|sei|dieci) (?:ann|mes)/u.test(
          question,
        ) ||
        (/\bper (?:\d+|due|tre|quattro|cinque|sei|dieci) (?:ann|mes)/u.test(facts.folded) &&
          /quanto (?:\p{L}+ )?(?:cost|spend|pag|incass)/u.test(question) &&
          !/tasso|\btan\b|interess|prestit|mutuo/.test(facts.folded)))
    ) {
      const [each, times] = [
        money('eachMonth', monthly.value),
        { name: 'months', value: term.value, unit: 'hundredths' } as const,
      ];
      const total = money('sum', timesDividedBy(monthly.value, term.value, 100));
      return {
        state: 'done',
        kind: 'percentage',
        calculated: calculated('percentage', {
          inputs: [each, times],
          result: [total],
          steps: [step(total, each, '×', times)],
        }),
      };
    }
    const amounts = mentions.filter(isAmount);
    const [only] = amounts;
    // "468 l'anno: quanto al mese?"
    const span =
      only && mentions.length === 1 ? SPANS[`${only.period ?? ''}-${spanOf(question)}`] : undefined;
    if (only && span) {
      const each = money('amount', only.value);
      const times = {
        name: 'times',
        value: span.times > 1 ? span.times * 100 : Math.round(100 / span.times),
        unit: 'hundredths',
      } as const;
      const result = money('newAmount', Math.round(only.value * span.times));
      return {
        state: 'done',
        kind: 'percentage',
        calculated: calculated('percentage', {
          inputs: [each],
          result: [result],
          steps: [step(result, each, span.times > 1 ? '×' : '÷', times)],
        }),
      };
    }
    const isAverage = /\bmedia\b/.test(question);
    if (
      amounts.length >= 2 &&
      amounts.length === mentions.filter(({ unit }) => unit !== 'months').length &&
      amounts.every(({ period, value }) => period === null && value >= 1_000) &&
      (isAverage || (/in tutto|totale|complessiv/.test(question) && amounts.length === mentions.length)) &&
      !/\b(?:cost|spes|paghe|fornitor|iva|rat[ae]|canon|scont|sopra)\w*/.test(facts.folded)
    ) {
      const parts = amounts.map((each): Figure => ({
        ...money('part', each.value),
        ...(each.label === '' ? {} : { label: each.label }),
      }));
      const total = money(
        'sum',
        parts.reduce((sum, { value }) => sum + value, 0),
      );
      const number = { name: 'count', value: parts.length * 100, unit: 'hundredths' } as const;
      const mean = money('average', Math.round(total.value / parts.length));
      return {
        state: 'done',
        kind: 'percentage',
        calculated: calculated('percentage', {
          inputs: parts,
          result: isAverage ? [mean, total] : [total],
          steps: [
            step(total, ...parts.flatMap((part, at): (Figure | '+')[] => (at === 0 ? [part] : ['+', part]))),
            ...(isAverage ? [step(mean, total, '÷', number)] : []),
          ],
        }),
      };
    }
    const cash = mentions.find(({ role }) => role === 'cash');
    const comes = mentions.filter(({ role }) => role === 'incomings' || role === 'revenue');
    const goes = mentions.filter(
      ({ role }) =>
        role === 'unitCost' || role === 'outgoings' || role === 'costLine' || role === 'fixedTotal',
    );
    if (!cash || goes.length === 0 || !/quanto .{0,16}(?:rest|riman|avanz)/.test(question)) return null;
    if (1 + comes.length + goes.length !== mentions.length || mentions.some(({ period }) => period !== null))
      return null;
    const named = (each: Mention, name: string): Figure => ({
      ...money(name, each.value),
      label: each.label,
    });
    const [start, ins, outs] = [
      money('cash', cash.value),
      comes.map((each) => named(each, 'incomings')),
      goes.map((each) => named(each, 'outgoings')),
    ];
    const left = money(
      'cashLeft',
      start.value +
        ins.reduce((sum, { value }) => sum + value, 0) -
        outs.reduce((sum, { value }) => sum + value, 0),
    );
    return {
      state: 'done',
      kind: 'percentage',
      calculated: calculated('percentage', {
        inputs: [start, ...ins, ...outs],
        result: [left],
        steps: [
          step(
            left,
            start,
            ...ins.flatMap((each): (Figure | '+')[] => ['+', each]),
            ...outs.flatMap((each): (Figure | '−')[] => ['−', each]),
          ),
        ],
      }),
    };
  },
};
