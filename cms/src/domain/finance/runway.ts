import type { Calculated } from '../../contract';
import { calculated, failed, money, months, nonsenseIn, step } from './figures';

/** How many whole months the cash lasts: `cash ÷ (goes out − comes in)`, rounded down. */
export const runway = ({
  cash: whole,
  outgoings,
  incomings = 0,
  upfront = 0,
}: {
  cash: number;
  outgoings: number;
  incomings?: number;
  /** Spent at once, before the months are counted. */
  upfront?: number;
}): Calculated => {
  const cash = whole - upfront;
  const nonsense = nonsenseIn({ cash, outgoings, incomings }, { mayBeZero: ['incomings'] });
  if (nonsense) return nonsense;
  const burn = money('burn', outgoings - incomings);
  if (burn.value <= 0) return failed('never-ends', 'outgoings');
  const [held, out, comes] = [
    money('cash', cash),
    money('outgoings', outgoings),
    money('incomings', incomings),
  ];
  const [start, spent] = [money('cashAtStart', whole), money('upfront', upfront)];
  const lasts = months('runway', Math.floor(cash / burn.value));
  return calculated('runway', {
    inputs: [...(upfront > 0 ? [start, spent] : [held]), out, ...(incomings > 0 ? [comes] : [])],
    result: [lasts, burn],
    steps: [
      ...(upfront > 0 ? [step(held, start, '−', spent)] : []),
      ...(incomings > 0 ? [step(burn, out, '−', comes)] : []),
      step(lasts, held, '÷', burn),
    ],
    notes: ['runway-act-early'],
  });
};
