import { tokens } from './tokens';

export interface ProgressBarProps {
  value: number;
  max?: number;
  /** What it measures. */
  label: string;
  /** In words, when the bare ratio does not say it. */
  valueText?: string;
}

/** How much of a whole is done or used. */
export function ProgressBar({ value, max = 100, label, valueText }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      css={{ height: 10, borderRadius: 5, background: tokens.color.line, overflow: 'hidden' }}
    >
      <div
        css={{
          height: '100%',
          borderRadius: 5,
          background: share >= 1 ? tokens.color.red : share >= 0.8 ? tokens.color.amber : tokens.color.green,
          transition: `width ${tokens.motion.calm}`,
        }}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
