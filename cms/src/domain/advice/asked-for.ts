import type { Calculation, FigureUnit } from '../../contract';
import { questionOf } from './question';

/** What kind of answer a question asks for, as far as its words tell. */
export type AnswerKind = 'count' | 'time' | 'share';

const TIME =
  /\bquant[ei] (?:altri )?(?:mesi|anni|giorni|settimane)\b|\b(?:in|dopo) quanto(?: tempo)?\b|quanto tempo|\brientro in\b|how (?:many (?:months|days|years|weeks)|long)\b/;
const COUNT =
  /\bquant[ei] (?!(?:soldi|euro|mesi|anni|giorni|settimane|tasse|spese|imposte|contributi|interessi|costi|utili|altri|volte|e\b|mi\b|ci\b|sono|ore\b|rate\b)\b)\p{L}{3,}|how many (?!(?:months|days|years|weeks|hours|euros?)\b)/u;
const SHARE =
  /\b(?:in percentuale|che percentuale|percentuale (?:mi|di)|quanto (?:pes|incid)\w*\b(?! (?:al mese|all'anno|l'anno|al giorno))|(?<!% di )(?<!cento di )incidenza|tasso di (?:occup|conv))|che %/;

/** The kind of answer that the question's own words ask for; `null` where they leave it open. */
export const askedFor = (folded: string): AnswerKind | null => {
  const question = questionOf(folded);
  if (TIME.test(question)) return 'time';
  if (COUNT.test(question)) return 'count';
  return SHARE.test(question) || /\bin (?:%|percentuale)\W*$/.test(folded) ? 'share' : null;
};

/** "Quanto mi costa davvero un chilo?": a price of sale is no answer. */
const COST =
  /\bquanto (?:mi |ci )?(?:cost\w*|viene a costare|vengono a costare)\b(?!.*(?:prezzo|vend|client|dipendent|assum))/;
export const asksForCost = (folded: string): boolean => COST.test(questionOf(folded));

const UNITS: Readonly<Record<AnswerKind, readonly FigureUnit[]>> = {
  count: ['count', 'hundredths', 'months'],
  time: ['months', 'hundredths', 'count'],
  share: ['basis-points'],
};
const TIME_NAME = /month|day|year|week|runway|payback/i;

/** Whether a calculation has an answer of the kind that was question: months where somebody asks how long, no pieces. */
export const answersKind = ({ result }: Calculation, kind: AnswerKind | null): boolean =>
  kind === null ||
  result.some(
    ({ unit, name }) =>
      (UNITS[kind].includes(unit) || (kind === 'count' && /occupancy|sales|change/i.test(name))) &&
      (kind !== 'time' || unit === 'months' || TIME_NAME.test(name)),
  );

const SELLING_PRICE =
  /\ba (?:quanto|che prezzo) (?:\p{L}+ ){0,3}(?:vend|mett|scriv|prezz|propon|fa(?:rl|cci))\p{L}*|\bche prezzo (?:\p{L}+ ){0,2}(?:mett|far|chied|scriv|propon)\p{L}*/u;
/** Asks at what price to sell. */
export const asksForPrice = (folded: string): boolean => SELLING_PRICE.test(questionOf(folded));

/** What a question names, and the figures or kinds of sum that answer it. */
const NAMED: readonly { pattern: RegExp; answers: RegExp }[] = [
  {
    // What covers costs rests on what each sale leaves, or on what of it goes away.
    pattern: /pareggi\w*|\bin pari\b|break.?even/,
    answers: /break-even|margin|contribution|cost|price|units|profit|turnover|occupancy/i,
  },
  {
    pattern: /quant\w* (?:\p{L}+ ){0,4}(?:(?<!batt\p{L}{1,6} )di cassa|liquidita)\b/u,
    answers: /cash|gap|money-out|need|runway|upfront/i,
  },
  {
    // Who asks at what price to sell is told a price, and no share of the cost.
    pattern: SELLING_PRICE,
    answers: /price|gross|each|hourly|minimum|unit-price/i,
  },
  // What matures in a year of the severance pay is no cost of an employee.
  { pattern: /\btfr\b|trattamento di fine rapporto/, answers: /severance|yearlyCost|staff/i },
  { pattern: /\boccupazion\w*|occupancy/, answers: /occupancy|share|incidence|percentage/i },
  { pattern: /\binteress[ei]\b/, answers: /interest|instalments|percentage/i },
  {
    pattern:
      /quanto (?:\p{L}+ ){0,3}(?:in tasca|guadagn\w*|avanz\w*)|quanto .{0,12}\brimast\w*|che (?:utile|guadagno)|quale utile/u,
    answers:
      /profit|left|after|contribution|margin|received|sum|funnel|discount|price-change|customer|units|flat-rate|income|runway|price/i,
  },
  {
    pattern: /(?<!senza |esclusa )\b(?:quanta|quant'e l'|che|di) iva\b|\biva (?:compresa|inclusa)\?/,
    answers: /vat|gross|net\b/i,
  },
  {
    pattern: /\b(?:che|quale|quant[ao] (?:e|viene|sarebbe) (?:la|di)) (?:rata|rate)\b/,
    answers: /instalments|payment|principal/i,
  },
  {
    pattern: /quant[oe] (?:\p{L}+ ){0,2}(?:tasse|imposte?|irpef)\b|che imposta/u,
    answers: /tax|flat-rate|withheld|percentage|vat/i,
  },
];

const ASKS_LEFT = /(?:quanto|che|cosa) (?:\p{L}+ ){0,2}(?:rest[ao]|rimane|avanza)\b/u;
const ASKS_TAKINGS = /\bquanto (?:\p{L}+ ){0,2}(?:fatturato|incasso)\b/u;
const OF_MARGIN_PRICE: ReadonlySet<string> = new Set(['price-from-margin', 'price-from-mark-up']);
/** Whether a calculation holds what the question names. */
export const answersNamed = ({ kind, result, inputs }: Calculation, folded: string): boolean => {
  const question = questionOf(folded);
  // Who asks what is left is told no number of pieces, and no price.
  if (ASKS_LEFT.test(question) && ['units', 'price'].includes(result[0]?.name ?? '')) return false;
  // Who asks how much more must be taken in is told no price of one.
  if (ASKS_TAKINGS.test(question) && OF_MARGIN_PRICE.has(kind)) return false;
  const names = [kind, ...result.map(({ name }) => name), ...inputs.map(({ name }) => name)].join(' ');
  return NAMED.every(({ pattern, answers }) => !pattern.test(question) || answers.test(names));
};
