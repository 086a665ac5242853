import { multiBuy } from '../../finance/promotion';
import { lastOf } from '../read-facts';
import type { Solver } from '../solver';

const WORDS: Readonly<Record<string, number>> = { uno: 1, una: 1, due: 2, tre: 3, quattro: 4, cinque: 5 };
const toNumber = (written = ''): number => WORDS[written] ?? Number(written);
const NUMBER = `([1-9]|${Object.keys(WORDS).join('|')})`;
const TIMES = /\b([2-9]) ?(?:x|×|per) ?([1-9])\b(?![.,]?\d)/;
const PAY_TAKE = new RegExp(`\\bpagh?\\p{L}* ${NUMBER}\\b.{0,16}\\bprend\\p{L}* ${NUMBER}\\b`, 'u');
const TAKE_PAY = new RegExp(`\\bprend\\p{L}* ${NUMBER}\\b.{0,16}\\bpagh?\\p{L}* ${NUMBER}\\b`, 'u');

/** "Posso fare il 3x2 con margine 50 %?": what the promotion leaves. */
export const promotionSolver: Solver = {
  name: 'promotion',
  wanted: /\b[2-9] ?x ?[1-9]\b|\bpagh?\w* .{1,8}prend\w*|\bprend\w* .{1,8}pagh?\w*/,
  solve(facts) {
    const margin = lastOf(facts, 'marginRate');
    if (!margin || facts.mentions.some(({ unit, value }) => unit !== 'percent' && value > 1_000)) return null;
    const { folded } = facts;
    const [take, pay] =
      TAKE_PAY.exec(folded)?.slice(1) ??
      PAY_TAKE.exec(folded)?.slice(1).reverse() ??
      TIMES.exec(folded)?.slice(1) ??
      [];
    const [taken, paid] = [toNumber(take), toNumber(pay)];
    if (!(taken > paid)) return null;
    return {
      state: 'done',
      kind: 'discount',
      calculated: multiBuy({ taken, paid, marginRate: margin.value }),
    };
  },
};
