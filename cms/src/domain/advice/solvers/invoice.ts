import { shareOf, timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import type { Solver } from '../solver';
import { ahead, amountsOf, behind, percentsOf, sum } from './amounts';

const FUND = /\bcassa\b|rivalsa|inarcassa|previdenz|integrativ/;

/** "Niente rivalsa", "senza cassa": named because it is not there. */
const NO_FUND =
  /\b(?:niente|senza|nessun[ao]?|no|non (?:ho|c'e|metto|applico)(?: la)?) (?:cassa|rivalsa|inarcassa|contributo integrativo|integrativ\w*)\b/g;

/** A professional's invoice: fund, VAT and withholding tax on one fee. */
export const invoiceSolver: Solver = {
  name: 'invoice',
  wanted:
    /ritenut\w*|occasional\w*.*tratt[ie]*n|tratt[ie]*n\w*.*occasional|(?:parcella|compenso|onorari|fattura).*(?:\bcassa\b|rivalsa|inarcassa)/,
  solve(facts) {
    const [fee, ...others] = amountsOf(facts).filter(
      ({ role, value, unit }) => value >= 3_000 && !(role === 'vatRate' && unit === 'plain'),
    );
    if (!fee || others.length > 0) return null;
    const rates = percentsOf(facts);
    // "4% cassa", "cassa 4%": the word stands before its rate or right behind it.
    const near = (pattern: RegExp, after?: RegExp): Mention | undefined =>
      (after && rates.find((each) => after.test(behind(facts, each)))) ??
      rates.find((each) => pattern.test(ahead(facts, each)));
    const hasFund = FUND.test(facts.folded.replace(NO_FUND, ' '));
    const fundRate = hasFund
      ? (near(FUND, /^ ?(?:di )?(?:cassa|rivalsa|inarcassa|integrativ)/)?.value ?? 400)
      : 0;
    const hasVat = /\biva\b/.test(facts.folded) && !/senza iva|no iva|forfett/.test(facts.folded);
    const vatRate = hasVat ? (near(/\biva[^,]{0,6}$/)?.value ?? 2_200) : 0;
    const isWithheld = /ritenut|occasional/.test(facts.folded);
    const withheldRate = isWithheld
      ? (near(/(?:ritenut|tratt[ie]*n)[^%]*$/, /^ ?(?:di )?(?:ritenut|tratt[ie]*n)/)?.value ?? 2_000)
      : 0;
    // "Voglio 2.400 netti: che lordo fatturo?": the fee from what is received, fee × (1 + fund) × (1 + VAT) − fee × withholding.
    const receivedOfWhole = timesDividedBy(10_000 + fundRate, 10_000 + vatRate, 10_000) - withheldRate;
    const isFromNet =
      (fee.role === 'netPay' || fee.role === 'wantedIncome') &&
      /lord|quanto (?:devo |dovrei )?(?:fattur|chied|mett)|che (?:compenso|parcella|fattura)|quanto (?:e|deve essere) (?:il|la)/.test(
        facts.folded,
      );
    const net = money('fee', isFromNet ? timesDividedBy(fee.value, 10_000, receivedOfWhole) : fee.value);
    const target = isFromNet ? [money('receivedWanted', fee.value)] : [];
    const fund = money('fund', shareOf(net.value, fundRate));
    const base = money('net', net.value + fund.value);
    const vat = money('vat', shareOf(base.value, vatRate));
    const total = money('invoiceTotal', base.value + vat.value);
    const withheld = money('withheld', shareOf(net.value, withheldRate));
    const received = money('received', total.value - withheld.value);
    return sum(
      isFromNet ? target : [net],
      [...(isFromNet ? [net] : []), ...(isWithheld ? [received, total, withheld] : [total, vat])],
      [
        ...(isFromNet && target[0]
          ? [step(net, target[0], '÷', percent('receivedShare', receivedOfWhole))]
          : []),
        ...(hasFund ? [step(fund, net, '×', percent('fundRate', fundRate)), step(base, net, '+', fund)] : []),
        ...(hasVat ? [step(vat, base, '×', percent('rate', vatRate)), step(total, base, '+', vat)] : []),
        ...(isWithheld
          ? [
              step(withheld, net, '×', percent('withheldRate', withheldRate)),
              step(received, total, '−', withheld),
            ]
          : []),
      ],
    );
  },
};
