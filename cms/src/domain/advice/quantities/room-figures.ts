import { timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { hundredths, solved } from './around';

const ROOMS = /camer|stanz|appartament|piazzol/;
const NIGHTS = /nott|pernott|present/;
const countOf = ({ mentions }: Facts, pattern: RegExp) =>
  mentions.find(({ unit, noun = '' }) => unit === 'pieces' && pattern.test(noun));

/** "14 camere, 31 giorni, 217 notti vendute, ricavi 18.445: occupazione e prezzo medio?": both from what was sold. */
export const roomFiguresSolver: Solver = {
  name: 'room-figures',
  wanted:
    /occupazion.*prezzo medio|prezzo medio.*occupazion|\badr\b|\brevpar\b|prezzo medio (?:a|per) (?:notte|camera)/,
  solve(facts) {
    const [rooms, sold] = [countOf(facts, ROOMS), countOf(facts, NIGHTS)];
    const days = facts.mentions.find(({ unit, value }) => unit === 'days' && value <= 36_600);
    const [taken, other] = facts.mentions.filter((each) => isAmount(each) && each !== rooms && each !== sold);
    if (!rooms || !sold || !days || !taken || other || sold.value <= 0) return null;
    const [places, open, nights] = [
      hundredths('places', rooms.value, rooms.noun),
      hundredths('openDays', days.value),
      hundredths('count', sold.value, sold.noun),
    ];
    const available = hundredths('nightsAvailable', (rooms.value * days.value) / 100);
    if (nights.value > available.value) return null;
    const turnover = money('revenue', taken.value);
    const share = percent('occupancy', timesDividedBy(nights.value, 10_000, available.value));
    const price = money('averagePrice', timesDividedBy(turnover.value, 100, nights.value));
    return solved({
      inputs: [places, open, nights, turnover],
      result: [share, price],
      steps: [
        step(available, places, '×', open),
        step(share, nights, '÷', available),
        step(price, turnover, '÷', nights),
      ],
    });
  },
};
