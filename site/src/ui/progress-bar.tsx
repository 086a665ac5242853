import { tokens } from './tokens';

export interface ProgressBarProps {
  value: number;
  max?: number;
  /** What it measures. */
  label: string;
  /** In words, when the bare ratio does not say it. */
  valueText?: string;
  /** `used` warns as the whole comes near; `done` is glad of it. */
  meaning?: 'used' | 'done';
}

const { color, media } = tokens;
const colorOf = (share: number, meaning: ProgressBarProps['meaning']): string => {
  if (meaning === 'done' || share < 0.8) return color.green;
  return share >= 1 ? color.red : color.amber;
};

/** How much of a whole is done or used. */
export function ProgressBar({ value, max = 100, label, valueText, meaning = 'used' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      css={{
        height: 10,
        borderRadius: 5,
        background: tokens.color.line,
        overflow: 'hidden',
        [media.forced]: { outline: '1px solid CanvasText' },
      }}
    >
      <div
        css={{
          height: '100%',
          borderRadius: 5,
          background: colorOf(share, meaning),
          transition: `width ${tokens.motion.calm}`,
          [media.forced]: { forcedColorAdjust: 'none', background: 'Highlight' },
        }}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
