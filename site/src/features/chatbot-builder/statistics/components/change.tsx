import { useLocale, useT } from '../../../../i18n';
import { formatShare } from '../../../../lib/numbers';
import { tokens } from '../../../../ui/tokens';
import type { Comparison } from '../model/comparison';

interface ChangeProps {
  change: Comparison;
  /** Which direction is good news; neither where it is only news. */
  better?: 'more' | 'less';
  /** A share's change is in points. */
  points?: boolean;
  /** A time is slower or faster. */
  time?: boolean;
}

const SIGNS = { more: '▲', less: '▼' } as const;

/** The step from the period before: a sign and words; its colour only says again what they say. */
export function Change({ change, better, points = false, time = false }: ChangeProps) {
  const t = useT();
  const { locale } = useLocale();
  if (change.kind === 'none') return null;
  const quiet = change.kind === 'same' || change.kind === 'new';
  const color =
    quiet || !better ? tokens.color.muted : change.kind === better ? tokens.color.green : tokens.color.red;
  const words = () => {
    if (quiet) return t(`builderStatistics.compare.${change.kind === 'same' ? 'same' : 'new'}`);
    const amount = points
      ? t('builderStatistics.points', { count: Math.round(change.amount * 100) })
      : formatShare(change.amount, locale);
    const more = change.kind === 'more';
    if (time) return t(`builderStatistics.compare.${more ? 'slower' : 'faster'}`, { amount });
    return t(`builderStatistics.compare.${more ? 'more' : 'less'}`, { amount });
  };
  return (
    <span css={{ fontSize: tokens.size.s, fontWeight: 600 }} style={{ color }}>
      {!quiet && <span aria-hidden>{SIGNS[change.kind]} </span>}
      {words()}
    </span>
  );
}
