import { shareOf } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { clauseOf, solved } from '../quantities/around';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { percentsOf } from './amounts';

const MINE = /\b(?:io|ho|mi[oa]|possiedo|detengo|mie quote)\b/;
const OTHERS =
  /\b(?:lui|lei|loro|l'altr[oa]|(?:il|la) (?:mi[oa] )?soci[oa]|un (?:mio )?soci[oa]|una (?:mia )?soci[oa])\b/;
const FOR_ME =
  /\bmi (?:spett|tocc|vien|arriv|rest)\w*|\ba me\b|\b(?:io )?prendo\b|\bla mia (?:parte|quota)\b/;
const FOR_OTHERS =
  /\bgli (?:spett|tocc|vien|devo|do)\w*|\ba lu[i]\b|\ba lei\b|\b(?:al|alla) (?:mi[oa] )?soci[oa]\b/;

/** Whose share a percentage is; `null` where its words do not tell. */
const ownerOf = (facts: Facts, rate: Mention): 'me' | 'other' | null => {
  const words = clauseOf(facts, rate);
  if (OTHERS.test(words)) return 'other';
  return MINE.test(words) ? 'me' : null;
};

/** "Siamo due soci, io ho il 60 %, utile 22.000: quanto mi spetta?": one share of a profit, and what is left for the other. */
export const partnerShareSolver: Solver = {
  name: 'partner-share',
  wanted: /\bsoci[oae]?\b|\bquot[ae]\b/,
  solve(facts) {
    const [rate, otherRate] = percentsOf(facts);
    const [whole, otherAmount] = facts.mentions.filter(isAmount);
    const people = facts.mentions.find(({ unit }) => unit === 'people');
    if (!rate || otherRate || !whole || otherAmount || rate.value > 10_000) return null;
    if (facts.mentions.length !== (people ? 3 : 2)) return null;
    const question = questionOf(facts.folded);
    const [forMe, forOther] = [FOR_ME.test(question), FOR_OTHERS.test(question)];
    const owner = ownerOf(facts, rate);
    if (owner === null || forMe === forOther) return null;
    const isRest = (owner === 'me') !== forMe;
    // Of three, what one leaves is of the two others.
    if (isRest && people && people.value !== 200) return null;
    const [amount, share] = [money('amount', whole.value), percent('ownShare', rate.value)];
    const part = money('part', shareOf(whole.value, rate.value));
    const left = money('left', whole.value - part.value);
    return solved({
      inputs: [amount, share],
      result: isRest ? [left, part] : [part, left],
      steps: [step(part, amount, '×', share), step(left, amount, '−', part)],
    });
  },
};
