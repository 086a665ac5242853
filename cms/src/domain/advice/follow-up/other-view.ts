import type { Calculated, CalculationKind, Figure } from '../../../contract';
import { converted, differenceOf, summed } from '../../finance/converted';
import { shareOf } from '../../finance/exact';
import { calculated, money, percent, step } from '../../finance/figures';
import { addVat, removeVat } from '../../finance/vat';
import type { ConversationSolution, ConversationState } from '../conversation';
import { namedPair, namedResult } from './named-result';
import { shareOfWhole } from './share-of-whole';
import { withDiscountBeforeVat } from './discount-before-vat';
import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';
import { invoiceSolver } from '../solvers/invoice';
import { questionOf } from '../question';
import { vatRateOf } from '../solvers/vat';
import { NOTHING_KNOWN } from '../solver';

const COUNTS = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
/** "Per due", "ne prendo tre": how many are meant; 0 where none are named. */
const countWord = (folded: string): number => {
  const word =
    /\b(?:per|ne \w+|fossero|sono|assumo|prendo)\s+(\p{L}+)\b(?! (?:mes|ann|giorn|settiman|or[ae]\b|rat[ae]\b))/u.exec(
      folded,
    )?.[1] ??
    /^(?:e |ed )?(?:con |per )?(\p{L}+)(?: cosi| uguali| (?:di )?loro| persone| dipendenti)?\s*\?*$/u.exec(
      folded.trim(),
    )?.[1] ??
    '';
  const digits = /\b(?:fossero|sono|assumo|prendo|in|per|x)\s+([2-9])\b(?! ?(?:%|mes|or|giorn|€|euro))/.exec(
    folded,
  )?.[1];
  if (digits !== undefined) return Number(digits);
  const at = COUNTS.indexOf(word);
  return at === -1 ? 0 : at + 2;
};

const SPANS: readonly [RegExp, { month: number; year: number }][] = [
  [/(?:in|per|all'|l'|un|ogni) ?ann[oi]\b|annu[oia]|a year|yearly/, { month: 12, year: 1 }],
  [/al mese|mensil|ogni mese|per month|a month/, { month: 1, year: 1 / 12 }],
  [/al trimestre|trimestral/, { month: 3, year: 1 / 4 }],
  [/a settimana|settimanal|alla settimana/, { month: 12 / 52, year: 1 / 52 }],
];

/** Calculations whose result is of a year; those of others are of a month, where they are of a span at all. */
const YEARLY: readonly CalculationKind[] = ['staff-cost', 'flat-rate', 'income-tax'];
const SPANLESS: readonly CalculationKind[] = [
  'margin',
  'runway',
  'stock-days',
  'unit-price',
  'customer-value',
  'price-from-margin',
];

/** "E in due anni?", "e al giorno, se apro 25 giorni?", "con l'IVA?", "tutti e due insieme?": a result looked at another way. */
export const otherView = (state: ConversationState, next: Facts): ConversationSolution | null => {
  const last = state.results.at(-1);
  const [main] = last?.result ?? [];
  if (!last || !main || next.folded.length > 90) return null;
  const { folded, mentions } = next;
  const view = (calculated: ReturnType<typeof converted>): ConversationSolution => ({
    state: 'done',
    kind: 'converted',
    calculated,
  });
  if (/ritenut/.test(folded) && main.unit === 'cents' && !/senza|\bno\b|nient/.test(folded)) {
    // Withheld of the fee, not of what it is with VAT.
    const base = last.kind === 'vat-add' ? (last.inputs[0] ?? main) : main;
    const fee: Mention = {
      value: base.value,
      unit: 'money',
      start: 0,
      end: 0,
      period: null,
      role: null,
      label: '',
    };
    const solution = invoiceSolver.solve(
      {
        ...next,
        folded: /\biva\b/.test(state.facts.folded) && !/\biva\b/.test(folded) ? `${folded} iva` : folded,
        mentions: [fee, ...mentions.filter(({ unit }) => unit === 'percent')],
      },
      NOTHING_KNOWN,
    );
    if (solution) return solution;
  }
  const [whole] = last.inputs;
  if (
    mentions.length === 0 &&
    /^(?:e |ed )?(?:l'altr[oa]|gli altri|le altre|il resto|all'altr[oa]|al resto|agli altri)\b/.test(
      folded.trim(),
    ) &&
    last.inputs.some(({ unit }) => unit === 'basis-points') &&
    whole?.unit === 'cents' &&
    main.unit === 'cents' &&
    main.value < whole.value
  ) {
    const rest = money('left', whole.value - main.value);
    return view(
      calculated('converted', {
        inputs: [whole, main],
        result: [rest],
        steps: [step(rest, whole, '−', main)],
      }),
    );
  }
  const share = shareOfWhole(last, next);
  if (share) return view(share);
  const reduced = withDiscountBeforeVat(last, next);
  if (reduced) return { state: 'done', kind: 'vat-add', calculated: reduced };
  const more = withShareOnTop(main, next);
  if (more) return view(more);
  // After a discount "e se tolgo il 5 %?" is another discount.
  const off = last.inputs.some(({ name }) => name === 'discountRate') ? null : withoutShare(main, next);
  if (off) return view(off);
  const [before] = state.results.slice(-2, -1);
  if (mentions.length === 0 && /differenza/.test(folded) && before?.kind === last.kind) {
    const old = before.result.find(({ name, unit }) => name === main.name && unit === main.unit);
    if (old && old.value !== main.value) return view(differenceOf(old, main));
  }
  const isTogether = /insieme|\bsomm(?:a|at|ami|ali|ale|iamo|are|i)\w*|tutt[ie] e (?:due|tre)/.test(folded);
  const pair = mentions.length === 0 && !isTogether ? namedPair(state.results, folded) : [];
  if (pair.length > 0) return view(calculated('converted', { inputs: [], result: pair, steps: [] }));
  const named = mentions.length === 0 && !isTogether ? namedResult(state.results, folded) : null;
  const undeducted = last.result.find(({ name }) => name === 'taxUndeducted');
  if (named?.name === 'tax' && undeducted && !SPANS.some(([pattern]) => pattern.test(folded)))
    return view(calculated('converted', { inputs: [], result: [named, undeducted], steps: [] }));
  if (named) return view(converted(named, spanFactor(folded, YEARLY.includes(last.kind)) ?? { times: 1 }));
  if (
    last.kind !== 'instalments' &&
    /insieme|tutt[ie] e (?:due|tre)|in tutto|somma|sommat|complessiv|totale/.test(folded) &&
    mentions.length === 0
  ) {
    // "L'iva in tutto?": the figure that is named, of every result of the kind.
    const wanted =
      namedResult(state.results, folded.replace(/in tutto|insieme|totale|somm\w*/g, ' ')) ?? main;
    const asksVat = /\biva\b/.test(folded) && !/senza|esclus/.test(folded);
    const name = asksVat && last.result.some((each) => each.name === 'vat') ? 'vat' : wanted.name;
    const figures = state.results
      .filter(({ kind }) => kind === last.kind)
      .flatMap(({ result }) => result.find((each) => each.name === name) ?? []);
    const count = /\bdue\b/.test(folded) ? 2 : /\btre\b/.test(folded) ? 3 : figures.length;
    if (figures.length >= 2) return view(summed(figures.slice(-count)));
  }
  if (
    /\biva(?:t[oaie])?\b/.test(folded) &&
    main.unit === 'cents' &&
    !mentions.some(({ role, unit }) => role !== 'vatRate' && unit !== 'percent')
  ) {
    const { rate } = vatRateOf({ ...state.facts, mentions: next.mentions });
    // "E se l'IVA era al 10?" of an amount that holds it.
    const [whole] = last.inputs;
    if (last.kind === 'vat-remove' && whole && mentions.length === 1)
      return { state: 'done', kind: 'vat-remove', calculated: removeVat({ gross: whole.value, rate }) };
    // The amount before VAT, whichever way the last sum went.
    const price =
      (last.kind === 'vat-add' ? last.inputs[0] : undefined) ??
      last.result.find(({ name }) =>
        ['price', 'net', 'newPrice', 'discountedPrice', 'turnover'].includes(name),
      ) ??
      main;
    if (/senza|scorpor|togli|nett/.test(folded))
      return { state: 'done', kind: 'vat-remove', calculated: removeVat({ gross: main.value, rate }) };
    return {
      state: 'done',
      kind: 'vat-add',
      calculated: addVat({ net: price.value, rate }),
      notes: ['vat-rate-assumed'],
    };
  }
  const many = severalOf(main, next);
  if (many) return view(many);
  if (SPANLESS.includes(last.kind)) return null;
  const isYearly = YEARLY.includes(last.kind);
  const times = countWord(folded);
  if (times > 1 && mentions.every(({ value }) => value === times * 100) && last.kind === 'staff-cost')
    return view(converted(main, { times }));
  const days = mentions.find(({ unit }) => unit === 'days');
  if (
    /al giorno|giornalier|a day|per day|ogni giorno|in un giorno|in una (?:giornata|serata|sera)\b|\ba (?:sera|serata)\b/.test(
      folded,
    )
  ) {
    const open = days ? Math.round(days.value / 100) : 0;
    if (open > 0) return view(converted(main, { by: isYearly ? open * 12 : open }));
    return { state: 'asks', kind: last.kind, missing: ['openDays'] };
  }
  const term = mentions.find(({ unit }) => unit === 'months');
  // "E per 6 mesi?" after a sum over 3: that span takes the place of the other.
  const hadTerm = state.facts.mentions.some(({ unit }) => unit === 'months');
  if (
    term &&
    last.kind !== 'instalments' &&
    // "E con 60 rate?" of a lease: another number of them.
    !last.inputs.some(({ name }) => name === 'instalments') &&
    mentions.length === 1 &&
    !(last.kind === 'cash-need' && hadTerm)
  ) {
    const months = term.value / 100;
    return view(
      isYearly
        ? converted(main, months % 12 === 0 ? { times: months / 12 } : { times: months, by: 12 })
        : converted(main, { times: months }),
    );
  }
  if (mentions.length > 0) return null;
  const factor = fromOwnSpan(state, folded) ?? spanFactor(folded, isYearly);
  // "Quanto mi resta?" … "e al mese?": the figure that the question before named.
  const wanted = namedResult(state.results, questionOf(state.facts.folded)) ?? main;
  // "In un anno quanto pago in più?" after a rise in per cent: a share is the same over any span, its amount is not.
  const amount = wanted.unit === 'basis-points' ? last.result.find(({ unit }) => unit === 'cents') : wanted;
  if (wanted.unit === 'basis-points' && !amount) return null;
  return factor && view(converted(amount?.unit === 'cents' ? amount : main, factor));
};

/** "E per 8 pezzi uguali?", "e se ne prendo 5?": the same amount several times. */
const SEVERAL =
  /^(?:e |ed |ma )?(?:se )?(?:per|x|con|ne (?:compr|prend|ordin|faccio|vend)\p{L}*|fossero|sono) (?:\p{L}+ )?\d/u;
const ALIKE =
  /\bugual|\bcosi\b|\bpezz|\bidentic|\bdello stesso|\bcopie\b|\bconfezion|\bne (?:compr|prend|ordin)/;
const MOST_PIECES = 100_000;
const severalOf = (main: Figure, { folded, mentions }: Facts): Calculated | null => {
  const [count, other] = mentions;
  if (!count || other || main.unit !== 'cents' || count.value % 100 !== 0 || count.value > MOST_PIECES)
    return null;
  if (count.unit !== 'pieces' && count.unit !== 'plain' && count.unit !== 'people') return null;
  return SEVERAL.test(folded.trim()) && ALIKE.test(folded)
    ? converted(main, { times: count.value / 100 })
    : null;
};

const PUTS_ON_TOP =
  /^(?:e |ma |poi |quindi |ok |ora )*(?:se )?(?:(?:ci )?(?:mett|aggiung|caric)\p{L}*)(?: (?:anche|pure|sopra|ancora|su))*(?: un| il| l')? ?\d/u;
/** "Mettici sopra un 15 % per gli imprevisti": the result with a share more. */
const withShareOnTop = (main: Figure, { folded, mentions }: Facts): Calculated | null => {
  const [rate, other] = mentions;
  if (rate?.unit !== 'percent' || other || main.unit !== 'cents' || !PUTS_ON_TOP.test(folded.trim()))
    return null;
  if (/\biva\b|margin|\bsconto\b/.test(folded)) return null;
  const share = percent('addedShare', rate.value);
  const part = money('part', shareOf(main.value, rate.value));
  const total = money('withShare', main.value + part.value);
  return calculated('converted', {
    inputs: [main, share],
    result: [total, part],
    steps: [step(part, main, '×', share), step(total, main, '+', part)],
  });
};

const TAKES_OFF =
  /^(?:e |ma |poi |quindi )*(?:se )?(?:meno|tolt[oaie]|togliend[oa]|tolgo|togli|levando|dopo (?:aver |che |il |la |le |i |gli |quell\w+ )|al netto (?:di|del|dell'))/;
/** "Meno il 15 % di commissioni?": what is left of the result. */
const withoutShare = (main: Figure, { folded, mentions }: Facts): Calculated | null => {
  const [rate, other] = mentions;
  if (!rate || other || main.unit !== 'cents' || !TAKES_OFF.test(folded.trim())) return null;
  // "Meno 600 di spese?": an amount off the result.
  if (isAmount(rate) && rate.period === null && rate.value < main.value) {
    const off = money('part', rate.value);
    const rest = money('left', main.value - rate.value);
    return calculated('converted', {
      inputs: [main, off],
      result: [rest],
      steps: [step(rest, main, '−', off)],
    });
  }
  if (rate.unit !== 'percent') return null;
  if (/\biva\b|scont|margin|ricaric/.test(folded)) return null;
  const share = percent('share', rate.value);
  const part = money('part', shareOf(main.value, rate.value));
  const left = money('left', main.value - part.value);
  return calculated('converted', {
    inputs: [main, share],
    result: [left, part],
    steps: [step(part, main, '×', share), step(left, main, '−', part)],
  });
};

/** What a result of a year or of a month is multiplied or divided by for the span that is named; `null` where it is of that span. */
const spanFactor = (folded: string, isYearly: boolean): { times?: number; by?: number } | null => {
  const span = SPANS.find(([pattern]) => pattern.test(folded))?.[1];
  const factor = span ? (isYearly ? span.year : span.month) : 1;
  if (factor === 1) return null;
  return factor > 1 ? { times: factor } : { by: Math.round(1 / factor) };
};

const MONTHS_OF: Readonly<Record<string, number>> = { 'two-months': 2, quarter: 3, 'half-year': 6 };
/** "2.196 a trimestre … e in un anno?": from the only span that the amounts of before were told of. */
const fromOwnSpan = ({ facts }: ConversationState, folded: string): { times: number } | null => {
  const spans = new Set(facts.mentions.filter(isAmount).map(({ period }) => period));
  const [span] = spans;
  const months = spans.size === 1 && span ? MONTHS_OF[span] : undefined;
  const isYear = /(?:in|per|all'|l'|un|ogni) ?anno\b|annu[oia]/.test(folded);
  return months !== undefined && isYear ? { times: 12 / months } : null;
};
