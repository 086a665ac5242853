import { breakEvenMix } from '../../finance/break-even-mix';
import { foldText } from '../fold-text';
import type { Mention } from '../mention';
import { allOf, type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { behind } from './amounts';
import { fixedCostsOf } from './fixed-costs';

interface Product {
  name: string;
  price: Mention;
  cost: Mention;
}

const COST_AHEAD =
  /(?:\bcost\w*|\bpag\w*|\bcompr\w*|\bmateri\w*|\bprodott[oi]|\bspes[ae]|\bproduzion\w*|\bin(?:g|gredient\w*)|\bviene|\bvengono)(?: (?:di|a|da|circa|e|l'una?|di produzione|mi))* ?[:=]? ?(?:€ ?)?$/;
/** "A prezzo 10, B prezzo 20". */
const SINGLE = /^[A-Z]$/;
const NO_NAME =
  /^(?:a|ad|da|di|per|al|il|lo|la|i|gli|le|un|una|uno|e|ed|vendo|vendiamo|faccio|facciamo|prezzo|prezz[oi]|costa|costano|euro|sono|viene|vengono|circa|invece|poi|che|mi|prodott[oi]|due|tre)$/;

/** What is sold at a price, as it is written: the last word before it that names something. */
const nameBefore = ({ text }: Facts, { start }: Mention): string =>
  text
    .slice(Math.max(0, start - 40), start)
    .replace(/^.*[,;:.(?!+]/s, '')
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '' && !(NO_NAME.test(foldText(word)) && !SINGLE.test(word)))
    .filter((word, at, words) => !SINGLE.test(word) || words.length === 1)
    .at(-1) ?? '';

/** Prices with the cost right behind each: "tavoli a 450 che mi costano 210". */
const productsOf = (facts: Facts): Product[] =>
  facts.mentions.flatMap((price, at): Product[] => {
    const cost = facts.mentions[at + 1];
    if (!cost || !isAmount(price) || !isAmount(cost) || price.period !== null || cost.period !== null)
      return [];
    if (price.role === 'fixedTotal' || price.role === 'costLine' || cost.value >= price.value) return [];
    const between = facts.folded.slice(price.end, cost.start);
    if (between.length > 34 || !COST_AHEAD.test(between) || /[;.?!]/.test(between)) return [];
    const name = nameBefore(facts, price);
    return name === '' ? [] : [{ name, price, cost }];
  });

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  dieci: 10,
};
const NUMBER = `(\\d{1,3}|${Object.keys(NUMBERS).join('|')})`;
const toNumber = (written: string | undefined): number =>
  written === undefined ? 1 : (NUMBERS[written] ?? Number(written));
/** A thing in the singular or the plural. */
const stemOf = (name: string): string => {
  const folded = foldText(name);
  return folded.length <= 3 ? folded : folded.slice(0, -1);
};

/** "Per ogni tavolo 4 sedie", "3 tagli ogni colore": how many of the second go with one of the first. */
const ratioOf = ({ folded }: Facts, [one, other]: readonly Product[]): [number, number] | null => {
  if (!one || !other) return null;
  for (const [first, second, isTurned] of [
    [one, other, false],
    [other, one, true],
  ] as const) {
    const [a, b] = [`${stemOf(first.name)}\\p{L}?`, `${stemOf(second.name)}\\p{L}?`];
    const found =
      new RegExp(`\\bogni (?:${NUMBER} )?${a}\\b[^.;?!\\d]{0,24}?\\b${NUMBER} ${b}\\b`, 'u').exec(folded) ??
      null;
    const turned = new RegExp(
      `\\b${NUMBER} ${b}\\b[^.;?!\\d]{0,20}?\\b(?:ogni|per) (?:${NUMBER} )?${a}\\b`,
      'u',
    ).exec(folded);
    const pair: [number, number] | null = found
      ? [toNumber(found[1]), toNumber(found[2])]
      : turned
        ? [toNumber(turned[2]), toNumber(turned[1])]
        : null;
    if (pair && pair.every((each) => each > 0)) return isTurned ? [pair[1], pair[0]] : pair;
  }
  return /\b(?:stess[oa] (?:numero|quantita)|un[oa] (?:e|per) un[oa]|altrettant[ie]|in parti uguali)\b/.test(
    folded,
  )
    ? [1, 1]
    : null;
};

/** "60% caffè e il resto cornetti": the share of each of all pieces; `null` where they do not make the whole. */
const sharesOf = (facts: Facts, products: readonly Product[]): number[] | null => {
  const shares = products.map(({ name }): number | null => {
    const stem = stemOf(name);
    const named = new RegExp(`^ ?(?:%|per ?cento)?(?: (?:di|del|dei|delle|e|sono))? ?${stem}`, 'u');
    const share = facts.mentions.find(
      (each) => each.unit === 'percent' && named.test(behind(facts, each, stem.length + 14)),
    );
    if (share) return share.value;
    return new RegExp(`\\bmeta (?:di |del |dei |delle )?${stem}`, 'u').test(facts.folded) ? 5_000 : null;
  });
  const known = shares.reduce((sum: number, share) => sum + (share ?? 0), 0);
  const open = shares.filter((share) => share === null).length;
  if (known === 0 || open > 1 || (open === 0 && known !== 10_000) || (open === 1 && known >= 10_000))
    return null;
  return shares.map((share) => share ?? 10_000 - known);
};

/** How much of several products pays for the costs, sold in proportions that are told. */
export const productMixSolver: Solver = {
  name: 'product-mix',
  wanted:
    /pareggi\w*|break.?even|in pari\b|in piedi|coprir\w*|ripag\w*|starci|dentro\b|rimetter\w*|quant[ei]\b/,
  solve(facts) {
    const products = productsOf(facts);
    if (products.length < 2) return null;
    const own = new Set(products.flatMap(({ price, cost }) => [price, cost]));
    const fixed = fixedCostsOf({
      ...facts,
      mentions: facts.mentions.filter(
        (each) => !own.has(each) && (each.role === 'fixedTotal' || each.role === 'costLine'),
      ),
    });
    if (!fixed || allOf(facts, 'revenue').length > 0) return null;
    const ratio = products.length === 2 ? ratioOf(facts, products) : null;
    const weights = ratio?.map((each) => each * 100) ?? sharesOf(facts, products);
    if (!weights) return { state: 'asks', kind: 'break-even', missing: ['salesMix'] };
    return {
      state: 'done',
      kind: 'break-even',
      parts: fixed.parts,
      calculated: breakEvenMix({
        fixedCosts: fixed.total,
        isShares: ratio === null,
        products: products.map(({ name, price, cost }, at) => ({
          label: name,
          price: price.value,
          unitCost: cost.value,
          weight: weights[at] ?? 0,
        })),
      }),
    };
  },
};
