import type { Calculated } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { calculated, failed, money, nonsenseIn, percent, step } from './figures';

/** Italian rates in basis points (DPR 633/1972, art. 16 and table A): ordinary, reduced, reduced, super-reduced. */
export const VAT_RATES = [2200, 1000, 500, 400] as const;

const noteOf = (rate: number): string[] =>
  VAT_RATES.some((each) => each === rate) ? [] : ['unusual-vat-rate'];

/** VAT on top of a net amount. */
export const addVat = ({ net, rate }: { net: number; rate: number }): Calculated => {
  const nonsense = nonsenseIn({ net, rate });
  if (nonsense) return nonsense;
  if (rate > 10_000) return failed('rate-out-of-range', 'rate');
  const [netFigure, rateFigure] = [money('net', net), percent('rate', rate)];
  const vat = money('vat', shareOf(net, rate));
  const gross = money('gross', net + vat.value);
  return calculated('vat-add', {
    inputs: [netFigure, rateFigure],
    result: [gross, vat],
    steps: [step(vat, netFigure, '×', rateFigure), step(gross, netFigure, '+', vat)],
    notes: noteOf(rate),
  });
};

/** The net amount inside a gross one: `gross ÷ (1 + rate)`. VAT is the difference, so that the two add up to the cent. */
export const removeVat = ({ gross, rate }: { gross: number; rate: number }): Calculated => {
  const nonsense = nonsenseIn({ gross, rate });
  if (nonsense) return nonsense;
  if (rate > 10_000) return failed('rate-out-of-range', 'rate');
  const grossFigure = money('gross', gross);
  const whole = percent('wholeWithVat', 10_000 + rate);
  const net = money('net', timesDividedBy(gross, 10_000, whole.value));
  const vat = money('vat', gross - net.value);
  return calculated('vat-remove', {
    inputs: [grossFigure, percent('rate', rate)],
    result: [net, vat],
    steps: [step(net, grossFigure, '÷', whole), step(vat, grossFigure, '−', net)],
    notes: noteOf(rate),
  });
};

/** A price that was found without VAT, with VAT as well: first where the customer's price was asked. */
export const withVat = (found: Calculated, rate: number): Calculated => {
  const price = found.ok ? found.calculation.result.find(({ name }) => name === 'price') : undefined;
  if (!found.ok || !price) return found;
  const { calculation } = found;
  const [share, vat] = [percent('rate', rate), money('vat', shareOf(price.value, rate))];
  const gross = money('gross', price.value + vat.value);
  return {
    ok: true,
    calculation: {
      ...calculation,
      inputs: [...calculation.inputs, share],
      result: [gross, ...calculation.result],
      steps: [...calculation.steps, step(vat, price, '×', share), step(gross, price, '+', vat)],
    },
  };
};
