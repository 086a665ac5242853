import type { CalculationStep, Figure } from '../../../contract';
import { timesDividedBy } from '../../finance/exact';
import { money, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';
import { hundredths, namedMoney, solved } from './around';

const ASKS_LEFT = /\bguadagn\p{L}*|\b(?:rest|riman|avanz)\p{L}*|\butile\b/u;
const ASKS_COST = /\bquanto (?:\p{L}+ ){0,3}(?:cost|vien|spend)\p{L}*|\bcosto\b/u;
const MEASURE = /^(?:g|gr|gramm|kg|chil|ett|litr|cl|ml|dl|metr|cm|mq|km|person|post)/;

/** "Torta da 12 fette", where the question is of one of them. */
const contentOf = ({ folded, mentions }: Facts): Mention | null => {
  const question = questionOf(folded);
  const counts = mentions.filter(({ unit }) => unit === 'pieces' || unit === 'people');
  const [content, other] = counts;
  if (!content || other || content.value <= 100 || MEASURE.test(content.noun ?? '')) return null;
  const stem = (content.noun ?? '').trim().slice(0, -1);
  const isOfOne =
    stem.length >= 3 &&
    new RegExp(`\\b(?:a|per|ogni|alla?|una?|singol[ao]|ciascuna?) ${stem}[aeio]?\\b|\\bl'${stem}`, 'u').test(
      question,
    );
  return isOfOne && /\bda $/.test(folded.slice(Math.max(0, content.start - 4), content.start))
    ? content
    : null;
};

/** "Torta da 12 fette a 38 euro, ingredienti 9 e scatola 1,20: quanto guadagno a fetta?": what one of its parts leaves or costs. */
export const contentShareSolver: Solver = {
  name: 'content-share',
  wanted: /\bda \d/,
  solve(facts) {
    const content = contentOf(facts);
    const question = questionOf(facts.folded);
    const amounts = facts.mentions.filter(isAmount);
    if (!content || amounts.length === 0 || amounts.length + 1 !== facts.mentions.length) return null;
    if (/\biva\b|scont|al mese|al giorno|a settimana|all'anno/.test(facts.folded)) return null;
    const parts = hundredths('units', content.value, content.noun ?? '');
    const asksLeft = ASKS_LEFT.test(question);
    if (!asksLeft && !ASKS_COST.test(question)) return null;
    const price = asksLeft ? lastOf(facts, 'price') : undefined;
    const costs = amounts.filter((each) => each !== price);
    if (asksLeft ? !price || costs.length === 0 : lastOf(facts, 'price') && amounts.length > 1) return null;
    const spent = money(
      'cost',
      costs.reduce((sum, { value }) => sum + value, 0),
    );
    const lines: Figure[] = costs.map((each) => namedMoney('costLine', each));
    const ofCosts: CalculationStep[] =
      lines.length > 1
        ? [step(spent, ...lines.flatMap((each, at): (Figure | '+')[] => (at === 0 ? [each] : ['+', each])))]
        : [];
    const whole = price ? money('profit', price.value - spent.value) : spent;
    if (whole.value <= 0) return null;
    const each = money(price ? 'marginEach' : 'each', timesDividedBy(whole.value, 100, content.value));
    const full = price ? namedMoney('price', price) : null;
    return solved({
      inputs: [...(full ? [full] : []), ...(lines.length > 1 ? lines : [spent]), parts],
      result: [each, whole],
      steps: [...ofCosts, ...(full ? [step(whole, full, '−', spent)] : []), step(each, whole, '÷', parts)],
    });
  },
};
