import { foldText } from '../fold';
import type { TradeIndex } from '../playbooks/trade-index';

/** "Con questa idea", "con quello che mi hai detto": the plan of before is the matter of the text. */
const REFERS_TO_PLAN =
  /\b(?:con|di|su|per|che (?:dica|racconti|spieghi))? ?(?:quest(?:a |['’] ?)|la tua |quella )(?:idea|proposta|offerta|iniziativa)\b|\bcon quello che (?:mi )?hai (?:detto|proposto|consigliato)\b/iu;
const WHEN =
  /(?:il |la |al |di |ogni )?((?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)(?: (?:mattina|pomeriggio|sera))?|pomeriggio|mattina|sera|pausa pranzo)(?!\p{L})/iu;

/** The request with what the plan for an earlier message proposed in place of "this idea"; as it is where it refers to none. */
export const withIdeaOfPlan = (request: string, earlier: readonly string[], trades: TradeIndex): string => {
  if (!REFERS_TO_PLAN.test(request)) return request;
  const turn = [...earlier].reverse().find((each) => {
    const folded = foldText(each);
    return trades.find(folded) !== null || trades.findBroad(folded) !== null;
  });
  if (turn === undefined) return request;
  const trade = trades.find(foldText(turn)) ?? trades.findBroad(foldText(turn));
  if (!trade) return request;
  const when = WHEN.exec(turn)?.[1] ?? '';
  const [proposal = ''] = trade.quiet.split(/, o |; /);
  const place = trade.shop.replace(/^il |^la |^lo |^l['’]/, '');
  return `offerta: ${when === '' ? '' : `ogni ${when} in ${place}, `}${proposal}`;
};
