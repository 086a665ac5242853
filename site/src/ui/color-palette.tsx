import { useId } from 'react';
import { useT, type Translate } from '../i18n';
import { CHECKERBOARD } from './color-chip';
import { colorName } from './color-name';
import { tokens } from './tokens';
import { visuallyHidden } from './visually-hidden';

interface ColorPaletteProps {
  label: string;
  colors: readonly string[];
  value: string;
  onChange: (color: string) => void;
}

/** "rosso scuro, #7f1d1d": a code alone tells the ear nothing. */
const spoken = (color: string, t: Translate): string => {
  const name = colorName(color);
  if (!name) return color;
  const family = t(name.family);
  return `${name.shade ? t('common.color.names.shaded', { family, shade: t(name.shade) }) : family}, ${color}`;
};

/** Ready colours as one row of radio buttons: one stop of the Tab key, arrows in between. */
export function ColorPalette({ label, colors, value, onChange }: ColorPaletteProps) {
  const t = useT();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} css={{ display: 'grid', gap: 6 }}>
      <span css={{ fontSize: tokens.size.xs, color: tokens.color.muted }}>{label}</span>
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(28px, 1fr))', gap: 6 }}>
        {colors.map((color) => (
          <label
            key={color}
            title={color}
            css={{ position: 'relative', display: 'block', cursor: 'pointer' }}
          >
            <input
              type="radio"
              name={name}
              value={color}
              checked={color.toLowerCase() === value.toLowerCase()}
              onChange={() => onChange(color)}
              aria-label={spoken(color, t)}
              css={visuallyHidden}
            />
            <span
              css={{
                display: 'block',
                aspectRatio: '1',
                borderRadius: tokens.radius.s,
                border: `1px solid ${tokens.color.lineStrong}`,
                background: CHECKERBOARD,
                overflow: 'hidden',
                'input:checked + &': { outline: `2.5px solid ${tokens.color.ink}`, outlineOffset: 1 },
                'input:focus-visible + &': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 1 },
              }}
            >
              <span css={{ display: 'block', width: '100%', height: '100%' }} style={{ background: color }} />
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
