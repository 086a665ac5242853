import type { Calculation, Figure } from '@contract';
import { useLocale, useT, type Key } from '../../../i18n';
import { formatNumber } from '../../../lib/numbers';
import { tokens } from '../../../ui/tokens';

const { color, radius, size } = tokens;

/** Figures and calculations come by name: one that has no words yet is shown by its own. */
const useNames = () => {
  const t = useT();
  const named = (key: string, name: string) => {
    const words = t(key as Key);
    return words === key ? name : words;
  };
  return {
    figure: (name: string) => named(`assistant.figures.${name}`, name),
    kind: (name: string) => named(`assistant.calculations.${name}`, name),
  };
};

const useFigure = () => {
  const t = useT();
  const { locale } = useLocale();
  return ({ value, unit }: Figure): string => {
    switch (unit) {
      case 'cents':
        return formatNumber(value / 100, locale, { style: 'currency', currency: 'EUR' });
      case 'basis-points':
        return `${formatNumber(value / 100, locale, { maximumFractionDigits: 2 })}%`;
      case 'months':
        return t('assistant.months', { count: value });
      case 'count':
        return formatNumber(value, locale);
      case 'hundredths':
        return formatNumber(value / 100, locale, { maximumFractionDigits: 2 });
    }
  };
};

const cell = { padding: '7px 0', borderTop: `1px solid ${color.line}`, fontWeight: 'inherit' } as const;

interface CalculationTableProps {
  calculation: Calculation;
  /** The words above say it too: the table is there for who looks for it. */
  folded?: boolean;
}

/** A calculation at a glance: what went in, what came out; its arithmetic is in the words beside it. */
export function CalculationTable({ calculation, folded = false }: CalculationTableProps) {
  const t = useT();
  const names = useNames();
  const written = useFigure();
  const [main, ...others] = calculation.result;
  const row = (figure: Figure, strong = false) => (
    <tr key={figure.name} css={{ fontWeight: strong ? 650 : 400 }}>
      <th scope="row" css={[cell, { textAlign: 'start', paddingInlineEnd: 16 }]}>
        {figure.label || names.figure(figure.name)}
      </th>
      <td css={[cell, { textAlign: 'end', whiteSpace: 'nowrap' }]}>{written(figure)}</td>
    </tr>
  );
  const name = t('assistant.calculationOf', { name: names.kind(calculation.kind) });
  return (
    <details open={!folded} css={{ fontSize: size.s }}>
      <summary css={{ width: 'fit-content', minHeight: 28, color: color.muted, fontWeight: 600 }}>
        {name}
      </summary>
      <table
        aria-label={name}
        css={{
          width: 'min(440px, 100%)',
          padding: '4px 16px 8px',
          border: `1px solid ${color.line}`,
          borderRadius: radius.m,
          borderSpacing: 0,
          background: color.surface,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <tbody css={{ color: color.muted, '& tr:first-of-type > *': { borderTop: 0 } }}>
          {calculation.inputs.map((figure) => row(figure))}
        </tbody>
        <tbody>
          {main && row(main, true)}
          {others.map((figure) => row(figure))}
        </tbody>
      </table>
    </details>
  );
}
