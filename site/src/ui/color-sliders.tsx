import { css } from '@emotion/react';
import { useState, type CSSProperties } from 'react';
import { useT } from '../i18n';
import { CHECKERBOARD } from './color-chip';
import { formatColor, toHsla, type Hsla } from './color-value';
import { tokens } from './tokens';

const SLIDERS = [
  { part: 'hue', max: 360, step: 1, unit: '°' },
  { part: 'saturation', max: 100, step: 1, unit: '%' },
  { part: 'lightness', max: 100, step: 1, unit: '%' },
  { part: 'alpha', max: 1, step: 0.01, unit: '%' },
] as const;

type Part = (typeof SLIDERS)[number]['part'];

const STOPS: Record<Part, readonly number[]> = {
  hue: [0, 60, 120, 180, 240, 300, 360],
  saturation: [0, 100],
  lightness: [0, 25, 50, 75, 100],
  alpha: [0, 1],
};

/** What the slider would make of the colour, from one end to the other. */
const trackOf = (part: Part, at: Hsla): CSSProperties & Record<'--track', string> => {
  const shown = part === 'hue' ? { ...at, saturation: 90, lightness: 50, alpha: 1 } : { ...at, alpha: 1 };
  const stops = STOPS[part].map((stop) => formatColor({ ...shown, [part]: stop }));
  return { '--track': `linear-gradient(to right, ${stops.join(', ')}), ${CHECKERBOARD}` };
};

const thumb = {
  boxSizing: 'border-box',
  width: 22,
  height: 22,
  borderRadius: 11,
  border: '3px solid #fff',
  background: 'transparent',
  boxShadow: '0 0 0 1.5px #1c2b2d, inset 0 0 0 1px #1c2b2d66',
} as const;

const range = css({
  appearance: 'none',
  width: '100%',
  height: 28,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  // A finger that moves the thumb must not scroll the page.
  touchAction: 'none',
  '&::-webkit-slider-runnable-track': {
    height: 22,
    borderRadius: 11,
    background: 'var(--track)',
    boxShadow: `inset 0 0 0 1px ${tokens.color.lineStrong}`,
  },
  '&::-moz-range-track': {
    height: 22,
    borderRadius: 11,
    background: 'var(--track)',
    boxShadow: `inset 0 0 0 1px ${tokens.color.lineStrong}`,
  },
  '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2, borderRadius: 14 },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

const shownOf = (part: Part, at: Hsla): number =>
  part === 'alpha' ? Math.round(at.alpha * 100) : Math.round(at[part]);

/** Hue, saturation, lightness and opacity, each on a track that shows where it leads. */
export function ColorSliders({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT();
  // Grey has no hue: were the sliders read back from the stored colour, the hue would jump to red at zero saturation.
  const [position, setPosition] = useState<{ of: string; at: Hsla }>({ of: value, at: toHsla(value) });
  const at = position.of === value ? position.at : toHsla(value);

  const move = (part: Part, to: number) => {
    const next = { ...at, [part]: to };
    const text = formatColor(next);
    setPosition({ of: text, at: next });
    onChange(text);
  };

  return (
    <div css={{ display: 'grid', gap: 8 }}>
      {SLIDERS.map(({ part, max, step, unit }) => {
        const shown = `${shownOf(part, at)}${unit}`;
        return (
          <label
            key={part}
            css={{
              display: 'grid',
              gridTemplateColumns: '6.2em minmax(0, 1fr) 3em',
              gap: 10,
              alignItems: 'center',
              fontSize: tokens.size.s,
            }}
          >
            {t(`common.color.${part}`)}
            <input
              type="range"
              min={0}
              max={max}
              step={step}
              value={at[part]}
              aria-valuetext={shown}
              onChange={(event) => move(part, Number(event.target.value))}
              css={range}
              style={trackOf(part, at)}
            />
            <span
              aria-hidden
              css={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: tokens.color.muted }}
            >
              {shown}
            </span>
          </label>
        );
      })}
    </div>
  );
}
