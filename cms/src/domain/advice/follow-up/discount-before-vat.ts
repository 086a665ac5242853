import type { Calculated, Calculation } from '../../../contract';
import { shareOf } from '../../finance/exact';
import { calculated, money, percent, step } from '../../finance/figures';
import type { Facts } from '../read-facts';

const BEFORE_VAT = /prima (?:di |del)?l'iva|sull'imponibile|sul netto|sul prezzo senza iva/;
/** "E con lo sconto del 10 % prima dell'IVA?": off the net, and VAT on what is left. */
export const withDiscountBeforeVat = (
  { kind, inputs }: Calculation,
  { mentions, folded }: Facts,
): Calculated | null => {
  const [rate, other] = mentions;
  const [net, vatRate] = inputs;
  if (kind !== 'vat-add' || rate?.unit !== 'percent' || other) return null;
  // "Se prima dell'IVA gli faccio il 10 % in meno?": what comes before VAT is taken off, whatever it is called.
  if (
    rate.role !== 'discountRate' &&
    !(BEFORE_VAT.test(folded) && /meno|tolt|\blev|scont|ribass/.test(folded))
  )
    return null;
  if (net?.unit !== 'cents' || vatRate?.unit !== 'basis-points') return null;
  const discount = percent('discountRate', rate.value);
  const part = money('discountAmount', shareOf(net.value, rate.value));
  const left = money('net', net.value - part.value);
  const vat = money('vat', shareOf(left.value, vatRate.value));
  const gross = money('gross', left.value + vat.value);
  return calculated('vat-add', {
    inputs: [net, discount, vatRate],
    result: [gross, vat, left],
    steps: [
      step(part, net, '×', discount),
      step(left, net, '−', part),
      step(vat, left, '×', vatRate),
      step(gross, left, '+', vat),
    ],
  });
};
