import type { ReportUnit } from '../../contract';
import { writeFigure } from '../../locales/report';
import type { Picture } from './report-input';
import type { Signal, SignalCode } from '../../domain/report/signals';

/** How the figure behind a signal is written; `share` is a percentage already. */
const UNITS: Partial<Record<SignalCode, ReportUnit | 'change' | 'share'>> = {
  'good-margin': 'percent',
  'good-return': 'percent',
  liquid: 'ratio',
  solid: 'ratio',
  growing: 'change',
  'interest-covered': 'ratio',
  'healthy-contribution': 'percent',
  safe: 'percent',
  profitable: 'percent',
  'good-unit-margin': 'percent',
  'money-enough': 'euro',
  'negative-equity': 'euro',
  loss: 'euro',
  'money-missing': 'euro',
  'tight-liquidity': 'ratio',
  'low-margin': 'percent',
  'thin-contribution': 'percent',
  'thin-unit-margin': 'percent',
  'heavy-debt': 'ratio',
  'bank-burden': 'ratio',
  'debt-service': 'ratio',
  'crisis-signal': 'ratio',
  'interest-burden': 'ratio',
  'near-break-even': 'percent',
  'fixed-heavy': 'percent',
  'slow-collection': 'days',
  'slow-stock': 'days',
  'slow-payment': 'days',
  'stock-heavy': 'ratio',
  shrinking: 'change',
  'costs-outgrow': 'change',
  'customer-concentration': 'share',
  seasonal: 'ratio',
  'lever-price': 'euro',
  'lever-variableCosts': 'euro',
  'lever-fixedCosts': 'euro',
  'lever-customers': 'euro',
};

/** A signal in words, with its figure. */
export const saySignal = ({ words, format }: Picture, { code, figure }: Signal): string => {
  const unit = UNITS[code] ?? 'count';
  if (figure === null) return words.signals[code]('');
  const written =
    unit === 'change'
      ? format.change(figure)
      : unit === 'share'
        ? format.percent(figure / 100)
        : writeFigure(format, unit, figure);
  return words.signals[code](written);
};
