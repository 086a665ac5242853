import type { CalculationKind } from '../../../../contract';

/** Words beside a figure that say which one it is. */
export type Cues = Readonly<Record<string, RegExp>>;

const PRICE = /\b(?:vend\w*|rivend\w*|prezz\w*|listin\w*|incass\w* a|sell\w*|sold|pric\w*|charge)\b/g;
const COST =
  /\b(?:cost\w*(?! fiss)|compr\w*|acquist\w*|produrl\w*|produr\w*|produzione|variabil\w*|materi\w*|pag\w*|buy\w*|bought|variable|make)\b/g;

export const CUES: Readonly<Record<CalculationKind, Cues>> = {
  'break-even': {
    fixedCosts:
      /\b(?:(?:spes\w*|cost\w*|usc\w*)(?: mensil\w*| general\w*)? ?fiss\w*|fiss[eoi]|affitt\w*|spes\w*|bollett\w*|fixed(?: costs?| expenses)?|rent|overheads?|expenses)\b/g,
    price: PRICE,
    unitCost: COST,
  },
  margin: { cost: COST, price: PRICE },
  'price-from-margin': { cost: COST, marginRate: /\b(?:margin\w*|guadagn\w*|profit\w*)\b/g },
  'vat-add': { net: /$^/g, rate: /$^/g },
  'vat-remove': { gross: /$^/g, rate: /$^/g },
  instalments: {
    principal: /\b(?:finanziament\w*|mutuo|prestit\w*|import\w*|capitale|loan|borrow\w*|mortgage)\b/g,
    annualRate: /\b(?:tass\w*|interess\w*|tan|taeg|rate|interest)\b/g,
    months: /\b(?:rat[ae]|mes[ei]|ann[oi]|months?|years?|instal\w*)\b/g,
  },
  'unit-price': {
    costs: /\b(?:spes\w*|cost\w*|usc\w*|expenses)\b/g,
    income:
      /\b(?:guadagn\w*|stipendi\w*|reddit\w*|portare a casa|prender\w*|mettermi in tasca|netti|earn\w*|income|salary|take home)\b/g,
    units: /\b(?:or[ae]|fatturabil\w*|pezz\w*|unit\w*|hours?|pieces)\b/g,
    marginRate: /\b(?:margin\w*)\b/g,
  },
  funnel: {
    visits: /\b(?:visit\w*|clic\w*|click\w*|utent\w*|person\w*|session\w*|traffic)\b/g,
    orders:
      /\b(?:ordin\w*|acquist\w*|vendite|client\w*|contatt\w*|preventiv\w*|richiest\w*|compr\w*|orders?|customers?|purchases|bought|buyers)\b/g,
    spend: /\b(?:spes[oiae]\w*|spend\w*|spent|budget|pubblicit\w*|ads?|campagn\w*|invest\w*)\b/g,
    revenue: /\b(?:fattur\w*|incass\w*|ricav\w*|vendut\w*|vendite per|revenue|sales of|earned)\b/g,
  },
  'flat-rate': { revenue: /$^/g },
  'staff-cost': {
    monthlyGross: /\b(?:lord\w*|stipendi\w*|pag\w*|salar\w*|gross|ral)\b/g,
    payments: /\b(?:mensilita|payments)\b/g,
  },
  runway: {
    cash: /\b(?:cassa|banca|conto|liquid\w*|parte|cash|bank|saved)\b/g,
    outgoings:
      /\b(?:perd\w*|bruci\w*|spend\w*|spes\w*|usc\w*|escon\w*|cost\w*|lose|burn\w*|spend\w*|costs?|out)\b/g,
    incomings: /\b(?:entr\w*|incass\w*|ricav\w*|fattur\w*|come in|earn\w*|income|revenue)\b/g,
  },
};
